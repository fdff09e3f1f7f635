import Foundation
import Testing
import UIKitCore

@MainActor struct SymbolConfigurationTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    @Test func theLastWordWins() {
        let merged = Configuration(pointSize: 20, weight: .bold, scale: .large).applying(Configuration(weight: .thin))
        #expect(merged == Configuration(pointSize: 20, weight: .thin, scale: .large))
        let colored = Configuration(hierarchicalColor: .red).applying(Configuration(paletteColors: [.blue]))
        #expect(colored.parts.coloring == .palette([.blue]))
        #expect(colored.applying(Configuration(scale: .small)).parts.coloring == .palette([.blue]))
        #expect(colored.applying(Configuration.preferringMonochrome()).parts.coloring == .monochrome)
        #expect(Configuration.unspecified.applying(nil) == .unspecified)
    }

    @Test func partsCanBeTakenAway() {
        let all = Configuration(pointSize: 20, weight: .bold, scale: .large)
        #expect(all.withoutScale() == Configuration(pointSize: 20, weight: .bold))
        #expect(all.withoutWeight() == Configuration(pointSize: 20, weight: .unspecified, scale: .large))
        #expect(all.withoutPointSizeAndWeight() == Configuration(scale: .large))
        #expect(Configuration(textStyle: .title1, scale: .small).withoutTextStyle() == Configuration(scale: .small))
        #expect(all.isEqual(to: Configuration(pointSize: 20, weight: .bold, scale: .large)))
        #expect(!all.isEqual(to: nil) && !all.isEqual(to: .unspecified))
    }

    @Test(arguments: [0, -3, CGFloat.nan, .infinity])
    func sizesThatAreNoneSayNothing(size: CGFloat) { #expect(Configuration(pointSize: size) == .unspecified) }

    @Test func noColoursSayNothing() { #expect(Configuration(paletteColors: []) == .unspecified) }

    @Test func fontsGiveSizeAndWeight() throws {
        Stage.install()
        let font = UIFont.systemFont(ofSize: 30, weight: .heavy)
        #expect(Configuration(font: font, scale: .large) == Configuration(pointSize: 30, weight: .heavy, scale: .large))
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
        #expect(UIImage.SymbolWeight.thin.fontWeight() == .thin)
        let headline = try #require(UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .headline)))
        #expect(headline.size == UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 17))?.size)
    }

    @Test func coloursArePartOfEquality() {
        Stage.install()
        let red = UIImage(systemName: "star", withConfiguration: Configuration(hierarchicalColor: .red))
        #expect(red == UIImage(systemName: "star", withConfiguration: Configuration(hierarchicalColor: .red)))
        #expect(red != UIImage(systemName: "star", withConfiguration: Configuration(hierarchicalColor: .blue)))
        #expect(red != UIImage(systemName: "star"))
    }
}
