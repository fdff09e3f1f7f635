import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing

struct HeadlessTextSystemTests {
    private let text = HeadlessTextSystem()
    private let font = FontDescription(size: 10)
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    private func layOut(
        _ string: String, width: CGFloat? = nil, lines: Int = 0, truncation: TextRequest.Truncation = .tail,
        alignment: TextRequest.Alignment = .natural, wrapping: TextRequest.Wrapping = .word
    ) -> TextLayout {
        text.layOut(
            TextRequest(
                runs: [.init(text: string, font: font, color: Self.black)], maxWidth: width, maxLines: lines,
                wrapping: wrapping, truncation: truncation, alignment: alignment))
    }

    /// What each line says.
    private func words(_ layout: TextLayout) -> [String] {
        let units = Array(layout.request.string.utf16)
        return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    @Test func advancesGoByClass() {
        #expect(isClose(layOut("aaaa").size.width, 22.4))
        #expect(isClose(layOut("iiii").size.width, 11.2))
        #expect(isClose(layOut("MMMM").size.width, 34.4))
        #expect(isClose(layOut("漢字").size.width, 20))
        #expect(isClose(layOut("e\u{301}").size.width, layOut("e").size.width))
        #expect(isClose(layOut("👨‍👩‍👧").size.width, 10))
        #expect(isClose(layOut("a").size.height, 11.9))
    }

    @Test func anEmptyTextHasNoSize() {
        #expect(layOut("").size == .zero)
        #expect(layOut("").lines.isEmpty)
    }

    @Test func wrapsBetweenWords() {
        let layout = layOut("aaaa aaaa aaaa", width: 50)  // a word is 22.4, a blank 2.8
        #expect(words(layout) == ["aaaa aaaa ", "aaaa"])
        #expect(isClose(layout.size.width, 47.6))
        #expect(isClose(layout.size.height, 23.8))
        #expect(isClose(layout.lines[1].baseline, 21.4))
        #expect(!layout.isTruncated)
    }

    @Test func breaksAWordThatIsTooLong() {
        #expect(words(layOut("aaaaaaaa", width: 23)) == ["aaaa", "aaaa"])
        #expect(words(layOut("aa aaaaaaaa", width: 23)) == ["aa ", "aaaa", "aaaa"])
        #expect(words(layOut("aa aaaaa", width: 23, wrapping: .character)) == ["aa a", "aaaa"])
    }

    @Test func breaksBetweenFullWidthCharacters() {
        #expect(words(layOut("漢字漢字", width: 25)) == ["漢字", "漢字"])
    }

    @Test func aHardSpaceIsNoPlaceToBreak() {
        #expect(words(layOut("a aa\u{A0}aa", width: 30)) == ["a ", "aa\u{A0}aa"])
    }

    @Test(arguments: [0, -5]) func noWidthIsTooSmall(_ width: CGFloat) {
        #expect(words(layOut("abc", width: width)) == ["a", "b", "c"])
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func aWidthThatIsNoNumberIsNoLimit(_ width: CGFloat) {
        #expect(words(layOut("abc abc", width: width)) == ["abc abc"])
    }

    @Test func lineBreaksBreak() {
        #expect(words(layOut("a\n\nb\r\nc")) == ["a", "", "b", "c"])
        #expect(words(layOut("a\n")) == ["a", ""])
        #expect(isClose(layOut("a\n\nb").size.height, 35.7))
    }

    @Test func truncatesAtTheTail() {
        let layout = layOut("aaaaaaaaaa", width: 50, lines: 1)  // 41.4 beside the ellipsis: 7 letters
        #expect(words(layout) == ["aaaaaaa"])
        #expect(isClose(layout.size.width, 47.8))
        #expect(layout.isTruncated)
    }

    @Test func truncatesTheLastOfSeveralLines() {
        let layout = layOut("aaaa aaaa aaaa aaaa aaaa", width: 50, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.lines[1].frame.width <= 50)
    }

    @Test func truncatesTheHeadAndTheMiddle() {
        #expect(words(layOut("abcdefghkm", width: 40, lines: 1, truncation: .head)) == ["fghkm"])
        let middle = layOut("aaaaaaaaaa", width: 50, lines: 1, truncation: .middle)
        #expect(isClose(middle.size.width, 47.8))
    }

    @Test func clipsAtTheEdge() {
        let layout = layOut("aaaaaaaaaa", width: 50, lines: 1, truncation: .clip)
        #expect(layout.size.width == 50)
        #expect(layout.isTruncated)
    }

    @Test func truncatesWhereAParagraphIsLeftOut() {
        let layout = layOut("a\nb", width: 50, lines: 1)
        #expect(words(layout) == ["a"])
        #expect(layout.isTruncated)
        #expect(isClose(layout.size.width, 14.2))
    }

    @Test func neverCutsAGraphemeCluster() {
        let family = "👨‍👩‍👧"
        let layout = layOut(String(repeating: family, count: 5), width: 30, lines: 1)
        #expect(words(layout) == [family + family])
    }

    @Test func alignsInTheRoomThereIs() {
        let right = layOut("aa", width: 100, alignment: .right)
        #expect(right.size.width == 100)
        #expect(isClose(right.lines[0].frame.minX, 88.8))
        #expect(isClose(layOut("aa", width: 100, alignment: .center).lines[0].frame.midX, 50))
        #expect(isClose(layOut("aa", width: 100).size.width, 11.2))
        #expect(layOut("aa", alignment: .right).lines[0].frame.minX == 0)
    }

    @Test func theFirstStrongCharacterGivesTheDirection() {
        #expect(layOut("123 שלום abc", width: 200).lines[0].frame.maxX == 200)
        #expect(layOut("123 abc שלום", width: 200).lines[0].frame.minX == 0)
        #expect(layOut("שלום", width: 200, alignment: .left).lines[0].frame.minX == 0)
        #expect(layOut("\u{200F}abc", width: 200).lines[0].frame.maxX == 200)
    }

    @Test func theTallestRunGivesTheLine() {
        let layout = text.layOut(
            TextRequest(runs: [
                .init(text: "a", font: font, color: Self.black),
                .init(text: "b", font: FontDescription(size: 20), color: Self.black),
                .init(text: "", font: FontDescription(size: 90), color: Self.black),
            ]))
        #expect(isClose(layout.size.height, 23.8))
        #expect(isClose(layout.size.width, 16.8))
    }

    @Test(arguments: [0, -1, CGFloat.nan]) func badFontSizes(_ size: CGFloat) {
        let layout = text.layOut(TextRequest(runs: [.init(text: "abc", font: FontDescription(size: size), color: Self.black)], maxWidth: 10))
        #expect(layout.size == .zero)
    }
}
