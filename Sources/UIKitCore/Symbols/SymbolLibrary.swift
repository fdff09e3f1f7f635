import Foundation
import Synchronization

/// The symbols that this project draws, by the names that Apple gives its own.
/// Shape: `.fill`, `.slash`, `.circle` and `.square` variants come from the symbol that they vary.
package enum SymbolLibrary {
    private static let sources: [String: String] = {
        var all: [String: String] = [:]
        for theme in [arrows, editing, marks, objects, people, nature] { all.merge(theme) { _, later in later } }
        return all
    }()

    private static let parsed = Mutex<[String: SymbolGlyph]>([:])

    /// Names of symbols that are the same as another one, or the same but for turning round with the language.
    private static let aliases = [
        "arrow.turn.up.left": "arrowshape.turn.up.left", "gearshape": "gear", "person.circle": "person.crop.circle",
        "icloud": "cloud", "line.horizontal.3": "line.3.horizontal", "square.on.square.dashed": "square.on.square",
        "rectangle.portrait.on.rectangle.portrait": "square.on.square",
    ]

    /// The names of the symbols as they are drawn, without variants; sorted.
    package static var names: [String] { sources.keys.sorted() }

    /// Errors: nil for a name that is not drawn here.
    package static func glyph(named name: String) -> SymbolGlyph? {
        if let known = parsed.withLock({ $0[name] }) { return known }
        guard let glyph = make(name) else { return nil }
        parsed.withLock { $0[name] = glyph }
        return glyph
    }

    private static let circle = SymbolPathParser.parse("O 12 12 9.25").path
    private static let square = SymbolPathParser.parse("R 3.5 3.5 17 17 4").path

    private static func make(_ name: String, filled: Bool = false) -> SymbolGlyph? {
        if let source = sources[name] ?? aliases[name].flatMap({ sources[$0] }) {
            let glyph = SymbolGlyph(source, filled: filled)
            return filled && !glyph.hasArea ? nil : glyph
        }
        if !filled, name.hasSuffix(".fill") { return make(String(name.dropLast(5)), filled: true) }
        if name.hasSuffix(".slash") { return make(String(name.dropLast(6)), filled: filled)?.slashed }
        if name.hasSuffix(".circle") { return make(String(name.dropLast(7)))?.enclosed(in: circle, filled: filled) }
        if name.hasSuffix(".square") { return make(String(name.dropLast(7)))?.enclosed(in: square, filled: filled) }
        return nil
    }
}
