import CoreGraphics
import Foundation
import Testing
import UIKitCore

struct SymbolLibraryTests {
    @Test func everySymbolIsReadToItsEndAndStaysInItsBox() throws {
        for name in SymbolLibrary.allNames {
            let glyph = try #require(SymbolLibrary.glyph(named: name), "\(name)")
            #expect(glyph.mistakes == [], "\(name)")
            #expect(!glyph.layers.isEmpty, "\(name)")
            let box = CGRect(x: 0.9, y: 0.9, width: glyph.width - 1.8, height: 22.2)
            for layer in glyph.layers where layer.plainly == .draws {
                guard case .line(let path) = layer.shape else { continue }
                #expect(box.contains(path.boundingBoxOfPath), "\(name): \(path.boundingBoxOfPath)")
            }
        }
    }

    /// What menus of the seeds, of the system and of most apps name.
    @Test func namesThatMenusUseAreKnown() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/symbol-names", withExtension: "txt"))
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let names = lines.flatMap { $0.split(separator: " ") }.map(String.init)
        #expect(names.count > 450)
        #expect(names.filter { SymbolLibrary.glyph(named: $0) == nil } == [])
    }

    @Test(arguments: [
        "", ".fill", ".slash", ".circle", ".badge.plus", "nothing", "nothing.fill", "chevron.right.fill", "trash.fill.fill",
        "part.bolt.below", "badge.plus", "folder.badge.nothing",
    ])
    func otherNamesAreNot(name: String) { #expect(SymbolLibrary.glyph(named: name) == nil) }

    @Test func variantsDifferFromTheirSymbols() throws {
        let heart = try #require(SymbolLibrary.glyph(named: "heart"))
        let fill = try #require(SymbolLibrary.glyph(named: "heart.fill"))
        let slash = try #require(SymbolLibrary.glyph(named: "heart.slash"))
        let circle = try #require(SymbolLibrary.glyph(named: "heart.circle"))
        guard case .line = heart.layers[0].shape, case .solid = fill.layers[0].shape else {
            Issue.record("the area is not filled")
            return
        }
        #expect(slash.layers.count == heart.layers.count + 2)
        #expect(circle.layers.count == heart.layers.count + 1)
        #expect(circle.width == 24)
        let badge = try #require(SymbolLibrary.glyph(named: "folder.fill.badge.plus"))
        #expect(badge.width > 24)
        #expect(badge.layers.map(\.level) == [2, 2, 1, 1])
    }

    @Test func levelsComeBelowWhatStandsInFront() throws {
        let rain = try #require(SymbolLibrary.glyph(named: "cloud.sun.rain"))
        #expect(Set(rain.layers.map(\.level)) == [1, 2, 3])
        let check = try #require(SymbolLibrary.glyph(named: "checkmark.circle.fill"))
        #expect(check.layers.map(\.level) == [2, 1])
        // A hole in one colour, a mark in many.
        #expect(check.layers[1].plainly == .cuts && check.layers[1].layered == .draws)
        let trash = try #require(SymbolLibrary.glyph(named: "trash.fill"))
        #expect(trash.layers.allSatisfy { $0.plainly == $0.layered })
    }

    @Test func mistakesAreKept() {
        let source = """
            line M 1 1 L 2
            squiggle M 1 1
            width wide
            dot 1
            level 4
            level 2 mauve
            use nothing
            use star 1
            use star one two

            area M 0 0 H 4
            """
        let glyph = SymbolGlyphReader.read(source)
        #expect(glyph.mistakes.count == 9)
        #expect(glyph.hasArea && glyph.width == 24)
    }

    @Test func usedDrawingsMove() throws {
        let plain = SymbolGlyphReader.read("line M 4 12 H 20")
        #expect(plain.layers.count == 1)
        let moved = SymbolGlyphReader.read("use minus 1 2 0.5 90\nlevel 2\nuse minus 0 0 1 0 flipped")
        let boxes = moved.layers.compactMap { layer -> CGRect? in
            if case .line(let path) = layer.shape { return path.boundingBoxOfPath }
            return nil
        }
        try #require(boxes.count == 2)
        #expect(abs(boxes[0].midX - 13) < 0.01 && abs(boxes[0].midY - 14) < 0.01)
        #expect(boxes[0].width < 0.01 && abs(boxes[0].height - 7.75) < 0.01)
        #expect(abs(boxes[1].midX - 12) < 0.01 && abs(boxes[1].width - 15.5) < 0.01)
        #expect(moved.layers.map(\.level) == [1, 2])
    }
}
