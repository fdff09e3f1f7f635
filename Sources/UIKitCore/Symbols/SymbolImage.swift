import CoreGraphics
import Foundation
import PlatformInterface

/// A symbol at a size and weight: what a symbol picture holds.
struct SymbolImage: Sendable, Equatable {
    enum Shape: Sendable, Equatable {
        case drawn(SymbolGlyph)
        /// An icon of the desktop's theme.
        case themed(String)
    }
    let name: String
    let shape: Shape
    /// Units: points, the configuration's scale applied.
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    /// How wide lines are for the size: the configuration's scale makes a symbol larger, and not bolder.
    let thickness: CGFloat
    let coloring: SymbolColoring

    /// Errors: nil for an unknown name.
    init?(name: String, parts: UIImage.Configuration.Parts, traits: UITraitCollection) {
        if let glyph = SymbolLibrary.glyph(named: name) {
            shape = .drawn(glyph)
        } else if let icon = ThemeIcons.icon(forSymbol: name) {
            shape = .themed(icon)
        } else {
            return nil
        }
        self.name = name
        pointSize = parts.effectivePointSize(traits)
        weight = parts.effectiveWeight
        thickness = 1 / parts.scaleFactor
        coloring = parts.coloring ?? .monochrome
    }

    /// Units: points. A symbol's box is 1.2 times its font's size high, as wide as the drawing is, in steps of half
    /// a point.
    var size: CGSize {
        let height = pointSize * 1.2
        let aspect = if case .drawn(let glyph) = shape { glyph.width / SymbolGlyph.height } else { CGFloat(1) }
        func stepped(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.up) / 2 }
        return CGSize(width: stepped(height * aspect), height: stepped(height))
    }

    /// How high the base line of text of the same size runs above the bottom, the symbol standing in the middle of
    /// its capitals.
    var baselineOffset: CGFloat { (size.height - pointSize * 0.7) / 2 }

    var isDirectional: Bool {
        if case .drawn(let glyph) = shape { return glyph.isDirectional }
        return false
    }

    func node(in rect: CGRect, ink: SymbolInk, scale: CGFloat) -> RenderNode {
        switch shape {
        case .drawn(let glyph):
            return SymbolDrawing.node(glyph, weight: weight, thickness: thickness, in: rect, ink: ink)
        case .themed(let icon):
            // An icon fills less of its square than the box of a symbol, and has one level.
            let side = min(rect.width, rect.height) * 0.9
            guard let picture = ThemeIcons.picture(icon, size: side, scale: scale) else { return .empty }
            let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            return RenderNode(.image(picture, rect: square, tint: ink.first, smooth: true))
        }
    }

    /// The colours to draw in, where the place's is `tint`.
    func ink(tint: CGColor, asTemplate: Bool, traits: UITraitCollection) -> SymbolInk {
        switch asTemplate ? .monochrome : coloring {
        case .monochrome: return .plain(tint)
        case .hierarchical(let color):
            return .hierarchical(color.map { $0.resolvedColor(with: traits).cgColor } ?? tint)
        case .palette(let colors):
            return .layered(colors.map { $0.resolvedColor(with: traits).cgColor })
        case .multicolor:
            guard case .drawn(let glyph) = shape, glyph.hasColors else { return .plain(tint) }
            return .own(rest: tint) { $0.uiColor.resolvedColor(with: traits).cgColor }
        }
    }
}

extension SymbolColor {
    fileprivate var uiColor: UIColor {
        switch self {
        case .blue: .systemBlue
        case .cyan: .systemCyan
        case .gray: .systemGray
        case .green: .systemGreen
        case .orange: .systemOrange
        case .red: .systemRed
        case .yellow: .systemYellow
        }
    }
}
