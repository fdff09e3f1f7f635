import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct TruncationTests {
    private let system = PangoTextSystem.shared
    private let words = "one two three four five six seven eight nine ten"

    @Test(arguments: [TextRequest.Truncation.head, .middle, .tail])
    func oneLineStaysInsideItsWidth(truncation: TextRequest.Truncation) {
        let layout = system.layOut(.plain(words, maxWidth: 120, maxLines: 1, truncation: truncation))
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width <= 120 && layout.size.width > 90)
    }

    @Test func theLimitCountsLinesOfTheWholeText() {
        let paragraphs = "one two three four\nfive six seven\neight nine\nten"
        for limit in 1...4 {
            let layout = system.layOut(.plain(paragraphs, maxWidth: 70, maxLines: limit))
            #expect(layout.lines.count == limit)
            #expect(layout.isTruncated)
            #expect(layout.lines.last?.range.upperBound == paragraphs.utf16.count)
        }
        #expect(!system.layOut(.plain("a\nb", maxWidth: 70, maxLines: 2)).isTruncated)
    }

    /// The lines before the last are those of the text without a limit.
    @Test func earlierLinesAreUnchanged() {
        let free = system.layOut(.plain(words, maxWidth: 100))
        let limited = system.layOut(.plain(words, maxWidth: 100, maxLines: 3))
        #expect(limited.lines.prefix(2) == free.lines.prefix(2))
        #expect(limited.lines[2].baseline == free.lines[2].baseline)
    }

    @Test func aCutParagraphShowsItWithRoomToSpare() {
        let whole = system.layOut(.plain("one"))
        let cut = system.layOut(.plain("one\ntwo", maxWidth: 200, maxLines: 1))
        #expect(cut.isTruncated)
        #expect(cut.size.width > whole.size.width + 4)
        let unlimited = system.layOut(.plain("one\ntwo", maxLines: 1))
        #expect(unlimited.isTruncated && unlimited.lines.count == 1)
        #expect(unlimited.size.width == cut.size.width)
    }

    @Test func clippingShowsWholeLinesOnly() {
        let free = system.layOut(.plain(words, maxWidth: 100))
        let clipped = system.layOut(.plain(words, maxWidth: 100, maxLines: 2, truncation: .clip))
        #expect(clipped.isTruncated)
        #expect(clipped.lines.map(\.range) == free.lines.prefix(2).map(\.range))
    }

    @Test func spacingReachesTheShortenedLine() {
        let tight = system.layOut(.plain(words, maxWidth: 100, maxLines: 2))
        let loose = system.layOut(.plain(words, maxWidth: 100, maxLines: 2, lineSpacing: 8))
        #expect(abs(loose.lines[1].baseline - tight.lines[1].baseline - 8) < 0.01)
        #expect(abs(loose.size.height - tight.size.height - 8) < 0.01)
    }

    /// A family of four is one letter: no width shows a part of it.
    @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}\u{323}", "🇩🇪", "👍🏽", "한", "क्षि"])
    func lettersOfSeveralCharactersStayWhole(letter: String) {
        let text = String(repeating: letter, count: 12)
        let length = letter.utf16.count
        let width = system.layOut(.plain(text)).size.width
        for share in stride(from: 0.1, to: 1, by: 0.13) {
            let wrapped = system.layOut(.plain(text, maxWidth: width * share, wrapping: .character))
            #expect(wrapped.lines.allSatisfy { $0.range.lowerBound % length == 0 && $0.range.upperBound % length == 0 })
            let cut = system.layOut(.plain(text, maxWidth: width * share, maxLines: 1))
            #expect(cut.isTruncated && cut.lines.count == 1)
        }
    }

    @Test func widthsOfNothingStillLayOut() {
        for truncation in [TextRequest.Truncation.head, .middle, .tail, .clip] {
            for width: CGFloat in [0, 0.5, 3] {
                let layout = system.layOut(.plain(words, maxWidth: width, maxLines: 1, truncation: truncation))
                #expect(layout.lines.count == 1)
            }
        }
    }
}
