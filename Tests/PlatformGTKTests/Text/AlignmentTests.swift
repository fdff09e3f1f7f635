import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct AlignmentTests {
    private let system = PangoTextSystem.shared
    private let hebrew = "שלום עולם"

    private func place(
        _ text: String, _ alignment: TextRequest.Alignment, _ direction: TextRequest.Direction = .automatic,
        maxLines: Int = 0
    ) -> CGRect {
        system.layOut(
            .plain(text, maxWidth: 200, maxLines: maxLines, alignment: alignment, direction: direction)
        ).lines[0].frame
    }

    @Test func alignmentsUseTheWidth() {
        #expect(place("abc", .left).minX == 0)
        #expect(abs(place("abc", .right).maxX - 200) < 0.1)
        #expect(abs(place("abc", .center).midX - 100) < 0.1)
        #expect(place("abc", .natural).minX == 0)
    }

    @Test func naturalFollowsTheText() {
        #expect(abs(place(hebrew, .natural).maxX - 200) < 0.1)
        #expect(place("123", .natural).minX == 0)
        let mixed = system.layOut(.plain("abc\n\(hebrew)", maxWidth: 200))
        #expect(mixed.lines[0].frame.minX == 0)
        #expect(abs(mixed.lines[1].frame.maxX - 200) < 0.1)
    }

    @Test func explicitSidesStayForRightToLeftText() {
        #expect(place(hebrew, .left).minX == 0)
        #expect(abs(place(hebrew, .right).maxX - 200) < 0.1)
        #expect(place(hebrew, .left, .rightToLeft).minX == 0)
        #expect(abs(place(hebrew, .right, .leftToRight).maxX - 200) < 0.1)
    }

    @Test func aGivenDirectionDecidesWhatIsNatural() {
        #expect(abs(place("abc", .natural, .rightToLeft).maxX - 200) < 0.1)
        #expect(place(hebrew, .natural, .leftToRight).minX == 0)
    }

    @Test func shortenedLinesKeepTheirSide() {
        let long = Array(repeating: hebrew, count: 12).joined(separator: " ")
        let layout = system.layOut(.plain(long, maxWidth: 200, maxLines: 2))
        #expect(layout.isTruncated && layout.lines.count == 2)
        #expect(layout.lines.allSatisfy { abs($0.frame.maxX - 200) < 0.1 })
    }

    @Test func blocksAreWideWhereAlignmentNeedsTheRoom() {
        #expect(system.layOut(.plain("abc", maxWidth: 200, alignment: .center)).size.width == 200)
        #expect(system.layOut(.plain("abc", maxWidth: 200)).size.width < 60)
    }

    @Test func justifiedLinesFillTheWidth() {
        let layout = system.layOut(
            .plain("one two three four five six seven", maxWidth: 100, alignment: .justified))
        #expect(layout.lines.count > 1)
        #expect(layout.lines.dropLast().allSatisfy { abs($0.frame.width - 100) < 0.5 })
    }
}
