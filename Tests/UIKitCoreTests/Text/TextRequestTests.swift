import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct TextRequestTests {
    private let defaults = TextDefaults(font: .systemFont(ofSize: 20), color: .label, maxLines: 2, maxWidth: 100)

    @Test func aPlainStringIsOneRunInTheDefaults() {
        Stage.install()
        let request = TextRequest("Copy", defaults, traits: UITraitCollection(userInterfaceStyle: .dark))
        #expect(request.runs.map(\.text) == ["Copy"])
        #expect(request.runs[0].font == FontDescription(size: 20))
        #expect(request.runs[0].color.rgba.red == 1)
        #expect(request.maxLines == 2 && request.maxWidth == 100)
        #expect(TextRequest("", defaults).runs.isEmpty)
    }

    @Test func attributesBecomeRuns() {
        Stage.install()
        let text = NSMutableAttributedString(string: "ab")
        text.append(
            NSAttributedString(
                string: "👩‍👩‍👧é",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSNumber(value: 1), .kern: 2,
                    .baselineOffset: 1.5,
                ]))
        let request = TextRequest(text, defaults)
        #expect(request.string == "ab👩‍👩‍👧é")
        #expect(request.runs.count == 2)
        let styled = request.runs[1]
        #expect(styled.font.size == 9 && styled.color.rgba.red == 1 && styled.backgroundColor?.rgba.blue == 1)
        #expect(styled.isUnderlined && styled.isStruckThrough && styled.kern == 2 && styled.baselineOffset == 1.5)
        #expect(!request.runs[0].isUnderlined && request.runs[0].font.size == 20)
    }

    @Test func valuesOfTheWrongKindAreIgnored() {
        Stage.install()
        let odd: [NSAttributedString.Key: Any] = [.font: "Helvetica", .foregroundColor: 7, .kern: CGFloat.nan, .underlineStyle: "yes"]
        let request = TextRequest("x", attributes: odd, defaults)
        #expect(request.runs.count == 1)
        #expect(request.runs[0].font.size == 20 && request.runs[0].kern == 0 && !request.runs[0].isUnderlined)
    }

    @Test func theFirstParagraphStyleHolds() {
        Stage.install()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        style.lineSpacing = 3
        style.baseWritingDirection = .rightToLeft
        let request = TextRequest("x", attributes: [.paragraphStyle: style], defaults)
        #expect(request.alignment == .center && request.truncation == .middle)
        #expect(request.lineSpacing == 3 && request.direction == .rightToLeft)
    }

    @Test(arguments: [
        (NSLineBreakMode.byWordWrapping, TextRequest.Wrapping.word, TextRequest.Truncation.clip), (.byCharWrapping, .character, .clip),
        (.byClipping, .word, .clip), (.byTruncatingHead, .word, .head), (.byTruncatingTail, .word, .tail),
        (.byTruncatingMiddle, .word, .middle),
    ])
    func lineBreakModesSayHowToBreakAndCut(mode: NSLineBreakMode, wrapping: TextRequest.Wrapping, truncation: TextRequest.Truncation) {
        Stage.install()
        #expect(mode.wrapping == wrapping)
        #expect(mode.truncation == truncation)
    }

    @Test func paragraphStylesAreValues() throws {
        Stage.install()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .left
        #expect(copy.alignment == .right)
        #expect(copy != style)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        #expect(other == copy && other.hash == copy.hash)
        #expect((NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .natural)
    }
}
