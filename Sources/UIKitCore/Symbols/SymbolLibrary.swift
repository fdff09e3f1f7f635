import CoreGraphics
import Foundation
import Synchronization

/// The symbols that this project draws, by the names that Apple gives its own.
/// Shape: `.fill`, `.slash`, `.circle`, `.square`, `.badge` and `.badge.plus` (and other marks) are made by rule from
/// the symbol that they vary.
package enum SymbolLibrary {
    private static let themes = [
        arrows, arrowPaths, arrowShapes, editing, text, marks, shapes, layouts, documents, communication, people, media,
        pictures, devices, tools, objects, places, time, weather, nature,
    ]
    private static let pieces = [parts, characters]

    private static let parsed = Mutex<[String: SymbolGlyph]>([:])

    /// Names of symbols that are the same as another one, or the same but for turning round with the language.
    private static let aliases = [
        "person.circle": "person.crop.circle", "icloud": "cloud", "line.horizontal.3": "line.3.horizontal",
    ]

    /// The names of the symbols as they are drawn, without variants; sorted.
    package static var names: [String] { themes.flatMap(\.keys).sorted() }

    /// The names of everything that this project vouches for: drawings, their fill variants, and the slashed, enclosed
    /// and badged ones that Apple has too; sorted.
    package static var allNames: [String] {
        let drawn = Set(names).union(aliases.keys)
        let filled = drawn.map { $0 + ".fill" } + variants.map(filledName)
        return drawn.union(variants).union(filled.filter { glyph(named: $0) != nil }).sorted()
    }

    /// The name of a variant's fill variant: Apple fills what bears a badge, not the badge.
    private static func filledName(_ variant: String) -> String {
        guard let badge = variant.range(of: ".badge.") else { return variant + ".fill" }
        return variant[..<badge.lowerBound] + ".fill" + variant[badge.lowerBound...]
    }

    /// Errors: nil for a name that is not drawn here.
    package static func glyph(named name: String) -> SymbolGlyph? {
        if let known = parsed.withLock({ $0[name] }) { return known }
        guard let glyph = make(name) else { return nil }
        parsed.withLock { $0[name] = glyph }
        return glyph
    }

    /// A drawing or a piece of one, without the variants that are made by rule.
    /// Errors: nil for what there is not, and for a fill variant of what has no area.
    static func drawing(_ name: String, filled: Bool = false) -> SymbolGlyph? {
        let name = aliases[name] ?? name
        for theme in themes + pieces {
            guard let source = theme[name] else { continue }
            let glyph = SymbolGlyphReader.read(source, filled: filled)
            return filled && !glyph.hasArea ? nil : glyph
        }
        return nil
    }

    private static let circle = SymbolPathParser.parse("O 12 12 9.25").path
    private static let square = SymbolPathParser.parse("R 3.5 3.5 17 17 4").path

    private static func make(_ name: String, filled: Bool = false) -> SymbolGlyph? {
        if !name.hasPrefix("part."), !name.hasPrefix("badge."), let glyph = drawing(name, filled: filled) {
            return glyph
        }
        if !filled, name.hasSuffix(".fill") { return make(String(name.dropLast(5)), filled: true) }
        if let badge = name.range(of: ".badge.", options: .backwards) {
            guard let mark = drawing(String(name[badge.lowerBound...].dropFirst())) else { return nil }
            return make(String(name[..<badge.lowerBound]), filled: filled)?.badged(with: mark)
        }
        if name.hasSuffix(".badge") { return make(String(name.dropLast(6)), filled: filled)?.dotted }
        if name.hasSuffix(".slash") { return make(String(name.dropLast(6)), filled: filled)?.slashed }
        if name.hasSuffix(".circle") { return enclosable(name.dropLast(7))?.enclosed(in: circle, filled: filled) }
        if name.hasSuffix(".square") { return enclosable(name.dropLast(7))?.enclosed(in: square, filled: filled) }
        return nil
    }

    /// What stands in a circle: a letter, a number, or a symbol, solid where it can be.
    private static func enclosable(_ name: Substring) -> SymbolGlyph? {
        if name.count == 1 { return drawing("part.\(name)") }
        if name.count == 2, name.allSatisfy(\.isNumber) {
            return SymbolGlyphReader.read("width 36\nuse part.\(name.first!)\nuse part.\(name.last!) 12.5 0")
        }
        return make(String(name), filled: true) ?? make(String(name))
    }
}
