import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UILabelTests {
    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        Stage.install()
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func drawn(_ label: UILabel) -> [(layout: TextLayout, origin: CGPoint)] { ShownContent(label).texts }

    // MARK: Measuring

    @Test func oneLineIsNeverBroken() {
        let label = label("Some words in a row")
        let size = label.intrinsicContentSize
        #expect(size.width > 100 && size.height < 25)
        #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == size)
        label.sizeToFit()
        #expect(label.bounds.size == size)
    }

    @Test func severalLinesBreakAtTheWidth() {
        let label = label("Some words in a row", lines: 0)
        let one = label.intrinsicContentSize
        let broken = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(broken.width <= 80 && broken.height >= one.height * 2)
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize == broken)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height <= one.height * 2)
    }

    @Test(arguments: [nil, ""])
    func noTextTakesNoRoom(text: String?) {
        let label = label(text)
        #expect(label.intrinsicContentSize == .zero)
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        #expect(drawn(label).isEmpty)
    }

    @Test func badSizesDoNoHarm() {
        let label = label("Text", lines: 0)
        #expect(label.sizeThatFits(CGSize(width: CGFloat.nan, height: -1)).width > 0)
        #expect(label.sizeThatFits(CGSize(width: -10, height: CGFloat.infinity)).width > 0)
        label.numberOfLines = -3
        #expect(label.intrinsicContentSize.width > 0)
    }

    @Test(arguments: ["👩‍👩‍👧‍👦 family 🏳️‍🌈", "مرحبا بالعالم", "a\u{301}e\u{301}\u{200B}", "שלום\nhello", "\u{FFFD}\u{0}"])
    func anyTextIsMeasuredAndDrawn(text: String) {
        let label = label(text, lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 200)
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 0)
        #expect(drawn(label).first?.layout.request.string == text)
    }

    @Test func textRectStandsWhereTheTextIs() {
        let label = label("Hi")
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        let left = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(left.minX == 10 && left.width < 50 && abs(left.midY - bounds.midY) < 0.01)
        label.textAlignment = .right
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX - 210) < 0.01)
        label.textAlignment = .center
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX - 110) < 0.01)
    }

    // MARK: Drawing

    @Test func plainTextIsATextNodeInTheMiddle() throws {
        let label = label("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let text = try #require(drawn(label).first)
        #expect(abs(text.origin.y + text.layout.size.height / 2 - 50) <= 0.5)
        #expect(text.layout.request.maxWidth == 100)
    }

    @Test func linesThatDoNotFitInTheHeightAreCut() throws {
        let label = label("one two three four five six seven", lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 45)
        let layout = try #require(drawn(label).first?.layout)
        #expect(layout.lines.count == 2 && layout.isTruncated)
        label.frame.size.height = 3
        #expect(drawn(label).isEmpty, "taller than its room: clipped, on a surface")
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingHead, TextRequest.Truncation.head), (.byTruncatingMiddle, .middle), (.byTruncatingTail, .tail),
        (.byClipping, .clip), (.byWordWrapping, .clip),
    ])
    func lineBreakModes(mode: NSLineBreakMode, truncation: TextRequest.Truncation) throws {
        let label = label("Some words in a row")
        label.lineBreakMode = mode
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        #expect(try #require(drawn(label).first).layout.request.truncation == truncation)
    }

    @Test func naturalAlignmentIsTheInterfacesNotTheTexts() throws {
        Stage.install(isRightToLeft: true)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "English"
        #expect(try #require(drawn(label).first).layout.request.alignment == .right)
        label.semanticContentAttribute = .forceLeftToRight
        label.text = "مرحبا"
        #expect(try #require(drawn(label).first).layout.request.alignment == .left)
    }

    @Test func overriddenDrawTextMovesTheText() throws {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 0), limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: 0)
            }
        }
        let plain = label("Hi")
        let padded = Padded()
        padded.text = "Hi"
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        padded.sizeToFit()
        let text = try #require(drawn(padded).first)
        #expect(text.origin.x == 10)
        #expect(!text.layout.isTruncated)
    }

    @Test func shrinkingKeepsTheWholeText() throws {
        let label = label("Some words in a row")
        label.adjustsFontSizeToFitWidth = true
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let small = try #require(drawn(label).first).layout
        #expect(!small.isTruncated && small.request.runs[0].font.size < 17)
        label.minimumScaleFactor = 0.95
        let cut = try #require(drawn(label).first).layout
        #expect(cut.isTruncated && cut.request.runs[0].font.size >= 17 * 0.95 - 0.001)
    }

    // MARK: Colours and attributes

    private func color(_ label: UILabel) throws -> Shade {
        try #require(drawn(label).first).layout.request.runs[0].shade
    }

    @Test func coloursFollowTheState() throws {
        let label = label("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        label.textColor = .red
        label.highlightedTextColor = .blue
        #expect(try color(label).red == 1)
        label.isHighlighted = true
        #expect(try color(label).blue == 1)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(try color(label).alpha < 0.6)
    }

    @Test func theTextTurnsLightInTheDark() throws {
        let stage = Stage()
        let label = stage.add(UILabel(), at: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Hi"
        #expect(try color(label).red == 0)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.draw()
        let text = try #require(ShownContent(label, drawnAgain: false).texts.first)
        #expect(text.layout.request.runs[0].shade.red == 1)
    }

    @Test func attributedTextKeepsItsAttributes() throws {
        let label = label(nil, lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        label.attributedText = text
        #expect(label.text == "red plain")
        let runs = try #require(drawn(label).first).layout.request.runs
        #expect(runs.map(\.text) == ["red", " plain"])
        #expect(runs[0].shade.red == 1 && runs[1].shade.red == 0)
        label.font = .systemFont(ofSize: 30)
        #expect(try #require(drawn(label).first).layout.request.runs.allSatisfy { $0.font.size == 30 })
        label.text = "new"
        #expect(try #require(drawn(label).first).layout.request.runs.count == 1)
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == UIFont.systemFont(ofSize: 30))
    }

    @Test func aShadowIsTheTextOnceMore() {
        let label = label("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 1, height: 2)
        let texts = drawn(label)
        #expect(texts.count == 2)
        #expect(texts[0].origin.x == texts[1].origin.x + 1 && texts[0].origin.y == texts[1].origin.y + 2)
        #expect(texts[0].layout.request.runs[0].shade.red == 1)
    }

    @Test func theFontFollowsThePersonsSize() {
        let stage = Stage()
        let label = stage.add(UILabel(), at: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        let fixed = stage.add(UILabel(), at: CGRect(x: 0, y: 40, width: 100, height: 30))
        fixed.font = .preferredFont(forTextStyle: .headline)
        let before = label.font.pointSize
        stage.platform.settings.textScale = 2
        stage.window.adoptRootTraits()
        #expect(label.font.pointSize > before)
        #expect(label.font == UIFont.preferredFont(forTextStyle: .headline, compatibleWith: label.traitCollection))
        #expect(fixed.font.pointSize == before)
    }

    @Test func itSaysItsText() {
        let label = label("Hi")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hi")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Hello"
        #expect(label.accessibilityLabel == "Hello")
        #expect(!label.isUserInteractionEnabled)
    }
}
