import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct SymbolLibraryTests {
    @Test(arguments: SymbolLibrary.names)
    func everySymbolIsReadToItsEndAndStaysInItsBox(name: String) throws {
        let glyph = try #require(SymbolLibrary.glyph(named: name))
        #expect(glyph.mistakes == [])
        #expect(!glyph.layers.isEmpty)
        let box = CGRect(x: 0.9, y: 0.9, width: glyph.width - 1.8, height: 22.2)
        for case .line(let path) in glyph.layers { #expect(box.contains(path.boundingBoxOfPath), "\(name): \(path.boundingBoxOfPath)") }
    }

    /// What menus of the seeds, of the system and of most apps name.
    @Test(arguments: [
        "square.and.arrow.up", "square.and.pencil", "trash", "trash.fill", "arrow.up.square", "plus.square.on.square", "pencil", "ellipsis",
        "checkmark", "chevron.right", "chevron.left", "chevron.up", "chevron.down", "star", "star.fill", "star.slash", "heart", "heart.fill",
        "heart.slash", "doc.on.doc", "doc", "doc.fill", "folder", "folder.badge.plus", "link", "eye", "eye.slash", "eye.slash.fill", "xmark",
        "plus", "minus", "info.circle", "info.circle.fill", "magnifyingglass", "square.on.square", "cloud", "cloud.rain", "cloud.sun",
        "cloud.snow", "photo", "person", "person.circle", "gear", "gearshape", "gearshape.fill", "bell", "bell.slash", "tag", "bookmark",
        "bookmark.fill", "flag", "flag.fill", "pin", "pin.slash", "clock", "calendar", "scissors", "paintbrush", "arrow.uturn.backward",
        "arrow.clockwise", "circle", "circle.fill", "checkmark.circle", "checkmark.circle.fill", "xmark.circle", "xmark.circle.fill",
        "exclamationmark.triangle", "safari", "moon", "moon.fill", "sun.max", "sun.max.fill", "heart.circle.fill", "star.square", "list.bullet",
    ])
    func commonNamesAreKnown(name: String) { #expect(SymbolLibrary.glyph(named: name) != nil) }

    @Test(arguments: ["", ".fill", ".slash", ".circle", "nothing", "nothing.fill", "chevron.right.fill", "trash.fill.fill"])
    func otherNamesAreNot(name: String) { #expect(SymbolLibrary.glyph(named: name) == nil) }

    @Test func variantsDifferFromTheirSymbols() throws {
        let heart = try #require(SymbolLibrary.glyph(named: "heart"))
        let fill = try #require(SymbolLibrary.glyph(named: "heart.fill"))
        let slash = try #require(SymbolLibrary.glyph(named: "heart.slash"))
        let circle = try #require(SymbolLibrary.glyph(named: "heart.circle"))
        guard case .line = heart.layers[0], case .solid = fill.layers[0] else {
            Issue.record("the area is not filled")
            return
        }
        #expect(slash.layers.count == heart.layers.count + 2)
        #expect(circle.layers.count == heart.layers.count + 1)
        #expect(circle.width == 24)
    }

    @Test func mistakesAreKept() {
        let glyph = SymbolGlyph("line M 1 1 L 2\nsquiggle M 1 1\nwidth wide\ndot 1\n\narea M 0 0 H 4")
        #expect(glyph.mistakes.count == 4)
        #expect(glyph.hasArea && glyph.width == 24)
    }
}
