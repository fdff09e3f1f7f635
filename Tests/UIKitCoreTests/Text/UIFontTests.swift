import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct UIFontTests {
    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.body, .extraSmall, 14),
        (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34), (.headline, .extraLarge, 19),
        (.caption2, .large, 11), (.footnote, .extraExtraExtraLarge, 19), (.subheadline, .unspecified, 15), (.title3, .small, 18),
    ])
    func textStylesHaveThePublishedSizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        Stage.install()
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test func headlinesAreSemibold() {
        Stage.install()
        let font = UIFont.preferredFont(forTextStyle: .headline)
        #expect(font.fontDescription.weight == UIFont.Weight.semibold.rawValue)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func systemFontsDifferInFace() {
        Stage.install()
        #expect(UIFont.systemFont(ofSize: 12).fontDescription == FontDescription(size: 12))
        #expect(UIFont.italicSystemFont(ofSize: 12).fontDescription.isItalic)
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontDescription.isMonospaced)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).fontDescription.hasMonospacedDigits)
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(Set([UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12, weight: .regular)]).count == 1)
    }

    @Test func measuresHaveApplesSigns() {
        Stage.install()
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.ascender > 0 && font.descender < 0 && font.capHeight > font.xHeight)
        #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 0.001)
        #expect(font.lineHeight >= 20)
    }

    @Test(arguments: [CGFloat.nan, 0, -3, .infinity])
    func badSizesAreTheSystems(size: CGFloat) {
        Stage.install()
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: 20).withSize(size).pointSize == UIFont.systemFontSize)
    }

    @Test func fontsAreFoundByFamilyAndFace() throws {
        Stage.install()
        let family = try #require(UIFont.familyNames.first)
        #expect(UIFont(name: family, size: 15)?.familyName == family)
        let plain = family.filter { $0 != " " }
        let bold = try #require(UIFont(name: plain.lowercased() + "-BoldItalic", size: 15))
        #expect(bold.familyName == family)
        #expect(bold.fontDescription.weight == UIFont.Weight.bold.rawValue && bold.fontDescription.isItalic)
        #expect(bold.fontName == plain + "-BoldItalic")
        for name in ["", "-", "-Bold", "No Such Family", family + "-Sparkling"] { #expect(UIFont(name: name, size: 15) == nil) }
    }

    @Test func descriptorsChangeTheFace() throws {
        Stage.install()
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
        let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: both, size: 0)
        #expect(font.pointSize == 12)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: both, size: 30).pointSize == 30)
        #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(descriptor.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        #expect(descriptor.withDesign(.rounded) == nil)
    }

    @Test func metricsScaleAnAppsOwnSizes() {
        Stage.install()
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 2),
        ])
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10.3, compatibleWith: large) == 10.3)
        #expect(metrics.scaledValue(for: 10, compatibleWith: huge) == 31)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 53)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
    }

    @Test func fontsWorkOnAnyThread() {
        Stage.install()
        _ = AnyThreadPlatform.snapshot
        #expect(onAnotherThread { UIFont.systemFont(ofSize: 20).lineHeight } == UIFont.systemFont(ofSize: 20).lineHeight)
    }
}
