package import CoreGraphics
package import Foundation

/// A symbol's drawing: layers of lines and areas on a grid 24 units high, whose lines get their width from the weight.
/// Shape: the source has one layer a line, a verb and its path (see `SymbolPathParser`):
/// - `area`: an outline, solid in the symbol's `.fill` variant;
/// - `inside`: a line on the area, cut out of it in the `.fill` variant;
/// - `inset`: a solid on the area, cut out of it in the `.fill` variant;
/// - `line`, `solid`: the same in both variants;
/// - `dot x y [size]`, `hole x y [size]`: a dot in both variants, and one that the `.fill` variant cuts out;
/// - `gap`: clears the surroundings of a line from the layers before it;
/// - `width n` (24 without it) and `mirrors` (turns round in right-to-left surroundings) say how the symbol as a
///   whole is.
package struct SymbolGlyph: Sendable, Equatable {
    package enum Layer: Sendable, Equatable {
        case line(CGPath)
        /// Filled, and stroked along its edge, so that it is as large as its outline would be.
        case solid(CGPath)
        /// Units: `size` as a part of the line width.
        case dot(CGPoint, size: CGFloat)
        /// Takes a line out of what is below, `margin` units wider on both sides.
        case cut(CGPath, margin: CGFloat)
        case cutSolid(CGPath)
        case cutDot(CGPoint, size: CGFloat)
    }
    static let height: CGFloat = 24

    package private(set) var width: CGFloat = 24
    package private(set) var isDirectional = false
    package private(set) var layers: [Layer] = []
    /// Whether there is a `.fill` variant.
    package private(set) var hasArea = false
    /// The lines of the source that could not be read. Shape: empty, as the tests make sure.
    package private(set) var mistakes: [String] = []

    package init(_ source: String, filled: Bool = false) {
        for text in source.split(whereSeparator: \.isNewline) {
            let parts = text.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            guard let verb = parts.first else { continue }
            if !read(String(verb), parts.count > 1 ? parts[1] : "", filled: filled) { mistakes.append(String(text)) }
        }
    }

    private mutating func read(_ verb: String, _ rest: Substring, filled: Bool) -> Bool {
        switch verb {
        case "width":
            guard let value = Double(rest) else { return false }
            width = CGFloat(value)
            return true
        case "mirrors":
            isDirectional = true
            return true
        case "dot", "hole":
            let numbers = rest.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
            guard numbers.count == 2 || numbers.count == 3 else { return false }
            let (point, size) = (CGPoint(x: numbers[0], y: numbers[1]), numbers.count == 3 ? numbers[2] : 1.35)
            layers.append(filled && verb == "hole" ? .cutDot(point, size: size) : .dot(point, size: size))
            return true
        default: break
        }
        let (path, isComplete) = SymbolPathParser.parse(rest)
        switch verb {
        case "area":
            hasArea = true
            layers.append(filled ? .solid(path) : .line(path))
        case "inside": layers.append(filled ? .cut(path, margin: 0) : .line(path))
        case "inset": layers.append(filled ? .cutSolid(path) : .solid(path))
        case "line": layers.append(.line(path))
        case "solid": layers.append(.solid(path))
        case "gap": layers.append(.cut(path, margin: Self.gapMargin))
        default: return false
        }
        return isComplete
    }

    private static let gapMargin: CGFloat = 1.3

    /// This symbol struck through.
    var slashed: SymbolGlyph {
        var glyph = self
        let middle = width / 2
        let slash = CGMutablePath()
        slash.move(to: CGPoint(x: middle - 8, y: 3.25))
        slash.addLine(to: CGPoint(x: middle + 8, y: 20.75))
        glyph.layers += [.cut(slash, margin: Self.gapMargin), .line(slash)]
        return glyph
    }

    /// This symbol, small, on an area of its own.
    func enclosed(in area: CGPath, filled: Bool) -> SymbolGlyph {
        let scale: CGFloat = 0.56
        let middle = Self.height / 2
        let shrink = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle - scale * width / 2, ty: middle - scale * middle)
        var glyph = self
        glyph.width = Self.height
        glyph.hasArea = true
        glyph.layers = [filled ? .solid(area) : .line(area)] + layers.map { $0.placed(by: shrink, cutting: filled) }
        return glyph
    }

    /// Units: of the grid.
    static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.75
        case .thin: 1
        case .light: 1.3
        case .unspecified, .regular: 1.65
        case .medium: 1.9
        case .semibold: 2.2
        case .bold: 2.6
        case .heavy: 3
        case .black: 3.4
        }
    }
}

extension SymbolGlyph.Layer {
    /// This layer elsewhere; taken out of what is below instead of drawn, where `cutting` says so.
    fileprivate func placed(by transform: CGAffineTransform, cutting: Bool) -> Self {
        func place(_ path: CGPath) -> CGPath { withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path }
        switch self {
        case .line(let path): return cutting ? .cut(place(path), margin: 0) : .line(place(path))
        case .solid(let path): return cutting ? .cutSolid(place(path)) : .solid(place(path))
        case .dot(let point, let size):
            let point = point.applying(transform)
            return cutting ? .cutDot(point, size: size * 0.8) : .dot(point, size: size * 0.8)
        case .cut(let path, let margin): return .cut(place(path), margin: margin)
        case .cutSolid(let path): return .cutSolid(place(path))
        case .cutDot(let point, let size): return .cutDot(point.applying(transform), size: size * 0.8)
        }
    }
}
