public import CoreGraphics
public import Foundation
package import PlatformInterface

extension UIImage {
    /// Whether the picture's shape is drawn in a tint colour where a place has one.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && !hasOwnSymbolColors
        }
    }

    /// Whether it is a symbol that its configuration gives colours, which no tint replaces.
    package var hasOwnSymbolColors: Bool { symbol?.coloring.hasOwnColors == true }

    /// What draws this picture into `rect`: paths for a symbol, a picture node for pixels.
    /// Shape: `tint` is the place's, which templates are drawn in; nil means the label colour. Colours and variants are
    /// resolved with `traits`.
    package func node(in rect: CGRect, tint: UIColor?, traits: UITraitCollection = .current) -> RenderNode {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return .empty }
        let color = drawnTint(tint).map { $0.resolvedColor(with: traits).cgColor }
        let flips = attributes.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
        let orientation = flips ? imageOrientation.flipped : imageOrientation
        let upright = orientation.uprightRect(for: rect)
        let node: RenderNode
        switch attributes.content {
        case .none: return .empty
        case .bitmap(let image): node = RenderNode(.image(image, rect: upright, tint: color, smooth: true))
        case .asset(let set, let chosen):
            let image = (set.picture(for: traits) ?? chosen).image
            node = RenderNode(.image(image, rect: upright, tint: color, smooth: true))
        case .symbol(let symbol):
            let ink = symbol.ink(tint: color ?? .black, asTemplate: renderingMode == .alwaysTemplate, traits: traits)
            node = symbol.node(in: upright, ink: ink, scale: traits.displayScale > 0 ? traits.displayScale : scale)
        }
        return orientation == .up ? node : RenderNode(.transform(node, orientation.transform(around: rect)))
    }

    /// The colour of the picture's shape; nil for a picture in its own colours.
    private func drawnTint(_ tint: UIColor?) -> UIColor? {
        if isTemplate { return tint ?? attributes.tint ?? .label }
        return attributes.tint ?? (isSymbolImage ? .label : nil)
    }

    // MARK: Drawing into the current context

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture upright, stretched to `rect`.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(attachment: node(in: rect.standardized, tint: nil), at: .zero)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let node = RenderNode(.opacity(node(in: rect.standardized, tint: nil), min(max(alpha, 0), 1)))
        context.saveGState()
        context.setBlendMode(blendMode)
        context.draw(attachment: node, at: .zero)
        context.restoreGState()
    }
}

extension UIImage.Orientation {
    /// Where the pixels go before they are turned around the middle of `rect` to fill it.
    fileprivate func uprightRect(for rect: CGRect) -> CGRect {
        guard isSideways else { return rect }
        return CGRect(
            x: rect.midX - rect.height / 2, y: rect.midY - rect.width / 2, width: rect.height, height: rect.width)
    }

    fileprivate func transform(around rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: -rect.midX, y: -rect.midY).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// Quarter turns with exact numbers; y points down.
    private var turn: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }
}
