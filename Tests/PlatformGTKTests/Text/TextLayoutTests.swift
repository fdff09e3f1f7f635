import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

/// What Pango makes of requests, whatever the fonts of the machine are.
@Suite struct TextLayoutTests {
    private let system = PangoTextSystem.shared

    @Test func oneLineIsAsWideAsItsText() throws {
        let short = system.layOut(.plain("Copy"))
        let long = system.layOut(.plain("Copy and Paste"))
        #expect(short.lines.count == 1 && !short.isTruncated)
        #expect(short.size.width > 20 && short.size.width < long.size.width)
        let line = try #require(short.lines.first)
        #expect(line.range == 0..<4)
        #expect(line.frame.size == short.size)
        #expect(line.baseline > line.frame.height / 2 && line.baseline < line.frame.height)
    }

    @Test func emptyTextHasNoLines() {
        #expect(system.layOut(TextRequest(runs: [])).lines.isEmpty)
        #expect(system.layOut(.plain("")).size == .zero)
    }

    @Test func aMeasuredWidthIsEnough() {
        for text in ["Copy", "Open in New Window", "A long title with words", "ijilIl.,:"] {
            let free = system.layOut(.plain(text))
            let fitted = system.layOut(.plain(text, maxWidth: free.size.width, maxLines: 1))
            #expect(fitted.lines.count == 1 && !fitted.isTruncated)
        }
    }

    @Test func sizesScaleInProportion() {
        let small = system.layOut(.plain("Proportion", size: 10)).size
        let large = system.layOut(.plain("Proportion", size: 40)).size
        #expect(abs(large.width - small.width * 4) < 0.5)
        #expect(abs(large.height - small.height * 4) < 0.5)
    }

    @Test func wordsWrapAndLongWordsBreak() {
        let wrapped = system.layOut(.plain("one two three four five six", maxWidth: 60))
        #expect(wrapped.lines.count > 2)
        #expect(wrapped.lines.allSatisfy { $0.frame.width <= 60 })
        #expect(wrapped.lines.map(\.frame.minY) == wrapped.lines.map(\.frame.minY).sorted())
        let broken = system.layOut(.plain(String(repeating: "m", count: 40), maxWidth: 60))
        #expect(broken.lines.count > 4)
        #expect(broken.lines.allSatisfy { $0.frame.width <= 60 })
        let characters = system.layOut(.plain("one two three four", maxWidth: 60, wrapping: .character))
        #expect(characters.lines.count <= system.layOut(.plain("one two three four", maxWidth: 60)).lines.count)
    }

    @Test func brokenWordsHaveNoHyphenOfTheirOwn() {
        let word = String(repeating: "m", count: 12)
        let advance = system.layOut(.plain("m")).size.width
        let broken = system.layOut(.plain(word, maxWidth: advance * 4 + 1))
        #expect(broken.lines.map(\.range) == [0..<4, 4..<8, 8..<12])
        #expect(broken.lines.allSatisfy { $0.frame.width < advance * 4 + 0.5 })
    }

    @Test func lineBreaksBreakWithoutALimit() {
        let layout = system.layOut(.plain("one\ntwo\r\nthree"))
        #expect(layout.lines.map(\.range) == [0..<3, 4..<7, 9..<14])
        #expect(system.layOut(.plain("one\n")).lines.count == 2)
    }

    @Test func lineSpacingLiesBetweenLines() {
        let tight = system.layOut(.plain("a\nb\nc"))
        let loose = system.layOut(.plain("a\nb\nc", lineSpacing: 10))
        #expect(abs(loose.size.height - tight.size.height - 20) < 0.1)
        #expect(abs(loose.lines[2].baseline - tight.lines[2].baseline - 20) < 0.1)
    }

    @Test func rangesCountInUTF16() {
        let layout = system.layOut(.plain("a😀é\nb"))
        #expect(layout.lines.map(\.range) == [0..<4, 5..<6])
    }

    @Test func charactersThatNobodyDrawsAreHarmless() throws {
        let layout = system.layOut(.plain("ab\0c\u{1}\u{7F}d"))
        #expect(layout.lines.map(\.range) == [0..<7])
        #expect(abs(layout.size.width - system.layOut(.plain("abcd")).size.width) < 1)
        let broken = String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62] as [UInt8], as: UTF8.self)
        #expect(system.layOut(.plain(broken)).lines.count == 1)
    }

    @Test func numbersThatAreNoneCountAsNoLimit() {
        let free = system.layOut(.plain("some words"))
        for width: CGFloat in [.nan, .infinity, -.infinity] {
            #expect(system.layOut(.plain("some words", maxWidth: width)).size == free.size)
        }
        #expect(system.layOut(.plain("ab", maxWidth: -5)).lines.count == 2)
        #expect(system.layOut(.plain("ab", size: .nan)).lines.count == 1)
        #expect(system.layOut(.plain("ab", size: -4)).size.height > 0)
        #expect(system.layOut(.plain("ab", lineSpacing: .nan)).lines.count == 1)
    }

    @Test func stylesChangeTheirOwnRunOnly() {
        let plain = TextRequest.Run(text: "abc", font: FontDescription(size: 14), color: .black)
        var spaced = plain
        spaced.kern = 5
        let width = system.layOut(TextRequest(runs: [plain])).size.width
        #expect(abs(system.layOut(TextRequest(runs: [plain, plain])).size.width - 2 * width) < 1)
        #expect(system.layOut(TextRequest(runs: [spaced])).size.width > width + 9)
        var bold = plain
        bold.font.weight = 0.4
        #expect(system.layOut(TextRequest(runs: [bold])).size.width != width)
        var large = plain
        large.font.size = 30
        let mixed = system.layOut(TextRequest(runs: [plain, large]))
        #expect(mixed.size.height > 30)
    }

    @Test func theSameRequestIsLaidOutOnce() {
        let request = TextRequest.plain("Cached \(UUID())")
        #expect(system.layOut(request) === system.layOut(request))
    }

    @Test func weightsMeetPangosNames() {
        #expect(
            [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map(PangoFonts.weight)
                == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(PangoFonts.weight(-1) == 100)
        #expect(PangoFonts.weight(1) == 900)
        #expect(PangoFonts.weight(0.1) == 443)
        #expect(PangoFonts.weight(.nan) == 400)
    }

    @Test func metricsFitTheirLines() {
        let font = FontDescription(size: 20)
        let metrics = system.metrics(of: font)
        #expect(metrics.xHeight > 5 && metrics.xHeight < metrics.capHeight)
        #expect(metrics.capHeight < metrics.ascent && metrics.ascent < 30)
        #expect(metrics.descent > 1)
        #expect(abs(metrics.lineHeight - system.layOut(.plain("Hgx", size: 20)).size.height) < 0.01)
        #expect(system.metrics(of: font) == metrics)
    }

    @Test func monospacedLettersAreEquallyWide() {
        let font = FontDescription(size: 14, isMonospaced: true)
        func width(_ text: String) -> CGFloat {
            system.layOut(TextRequest(runs: [TextRequest.Run(text: text, font: font, color: .black)])).size.width
        }
        #expect(width("iiii") == width("mmmm"))
    }

    @Test func familiesAreSorted() {
        #expect(!system.familyNames.isEmpty)
        #expect(system.familyNames == system.familyNames.sorted())
    }
}
