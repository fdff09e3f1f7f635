import CoreGraphics
import Foundation

/// Reads the drawings of the symbol set.
/// Shape: the source has one layer a line, a verb and its path (see `SymbolPathParser`):
/// - `area`: an outline, solid in the symbol's `.fill` variant;
/// - `inside`: a line on the area, cut out of it in the `.fill` variant;
/// - `inset`: a solid on the area, cut out of it in the `.fill` variant;
/// - `line`, `solid`: the same in both variants;
/// - `dot x y [size]`, `hole x y [size]`: a dot in both variants, and one that the `.fill` variant cuts out;
/// - `clear`: takes a solid and the air around it out of the layers before it;
/// - `use name [x y [scale [degrees]]] [flipped]`: the layers of another drawing, in its own variant, moved, and scaled,
///   turned and mirrored around the middle of its box; their levels come below the level in force;
/// - `level n [color]`: what follows is of this level of importance, 1 without it; and what colour it has in a
///   symbol of many colours;
/// - `width n` (without it 24, or what a drawing has that is used first and not moved) and `mirrors` (turns round in
///   right-to-left surroundings) say how the symbol as a whole is.
package struct SymbolGlyphReader {
    private let isFilled: Bool
    private var glyph = SymbolGlyph()
    private var level = 1
    private var color: SymbolColor?
    private var areaLevel = 1
    private var saysWidth = false

    package static func read(_ source: String, filled: Bool = false) -> SymbolGlyph {
        var reader = SymbolGlyphReader(isFilled: filled)
        for text in source.split(whereSeparator: \.isNewline) {
            let parts = text.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            guard let verb = parts.first else { continue }
            if !reader.take(verb, parts.count > 1 ? parts[1] : "") { reader.glyph.mistakes.append(String(text)) }
        }
        return reader.glyph
    }

    private init(isFilled: Bool) { self.isFilled = isFilled }

    private mutating func take(_ verb: Substring, _ rest: Substring) -> Bool {
        switch verb {
        case "width":
            guard let value = Double(rest) else { return false }
            glyph.width = CGFloat(value)
            saysWidth = true
        case "mirrors": glyph.isDirectional = true
        case "level": return takeLevel(rest.split(separator: " "))
        case "use": return takeUse(rest.split(separator: " "))
        case "dot", "hole": return takeDot(rest.split(separator: " "), isHole: verb == "hole")
        default: return takePath(verb, rest)
        }
        return true
    }

    private mutating func takePath(_ verb: Substring, _ rest: Substring) -> Bool {
        let (path, isComplete) = SymbolPathParser.parse(rest)
        switch verb {
        case "area":
            glyph.hasArea = true
            areaLevel = level
            add(isFilled ? .solid(path) : .line(path))
        case "inside": add(.line(path), isHole: true)
        case "inset": add(.solid(path), isHole: true)
        case "line": add(.line(path))
        case "solid": add(.solid(path))
        case "clear":
            glyph.layers.append(
                .init(shape: .solid(path), plainly: .clears, layered: .clears, margin: SymbolGlyph.gap, level: level))
        default: return false
        }
        return isComplete
    }

    private mutating func takeDot(_ words: [Substring], isHole: Bool) -> Bool {
        let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == words.count, numbers.count == 2 || numbers.count == 3 else { return false }
        let size = numbers.count == 3 ? numbers[2] : 1.35
        add(.dot(CGPoint(x: numbers[0], y: numbers[1]), size: size), isHole: isHole)
        return true
    }

    private mutating func add(_ shape: SymbolGlyph.Shape, isHole: Bool = false) {
        let cuts = isHole && isFilled
        glyph.layers.append(
            .init(
                shape: shape, plainly: cuts ? .cuts : .draws, layered: cuts && level == areaLevel ? .cuts : .draws,
                level: level, color: color))
    }

    private mutating func takeLevel(_ words: [Substring]) -> Bool {
        guard let number = words.first.flatMap({ Int($0) }), 1...3 ~= number, words.count <= 2 else { return false }
        level = number
        color = words.count == 2 ? SymbolColor(rawValue: String(words[1])) : nil
        return words.count == 1 || color != nil
    }

    private mutating func takeUse(_ words: [Substring]) -> Bool {
        guard let name = words.first else { return false }
        let flips = words.last == "flipped"
        let values = words.dropFirst().dropLast(flips ? 1 : 0)
        let numbers = values.compactMap { Double($0) }.map { CGFloat($0) }
        let used = SymbolLibrary.drawing(String(name), filled: isFilled) ?? SymbolLibrary.drawing(String(name))
        guard numbers.count == values.count, numbers.count != 1, numbers.count <= 4, let used else { return false }
        let place = Self.place(of: used, numbers, flips: flips)
        if glyph.layers.isEmpty, !saysWidth, numbers.isEmpty { glyph.width = used.width }
        glyph.hasArea = glyph.hasArea || used.hasArea
        for var layer in used.layers {
            layer.shape = layer.shape.placed(by: place)
            layer.level = min(layer.level + level - 1, 3)
            layer.color = layer.color ?? color
            glyph.layers.append(layer)
        }
        areaLevel = glyph.layers.last { $0.plainly == .draws }?.level ?? level
        glyph.mistakes += used.mistakes
        return true
    }

    private static func place(of used: SymbolGlyph, _ numbers: [CGFloat], flips: Bool) -> CGAffineTransform {
        let (x, y) = numbers.count >= 2 ? (numbers[0], numbers[1]) : (0, 0)
        let scale = numbers.count >= 3 ? numbers[2] : 1
        let turn = numbers.count == 4 ? numbers[3] * .pi / 180 : 0
        let (middleX, middleY) = (used.width / 2, SymbolGlyph.height / 2)
        return CGAffineTransform(translationX: middleX + x, y: middleY + y).rotated(by: turn)
            .scaledBy(x: flips ? -scale : scale, y: scale).translatedBy(x: -middleX, y: -middleY)
    }
}
