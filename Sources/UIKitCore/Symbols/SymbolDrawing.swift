import CoreGraphics
import Foundation
import PlatformInterface

/// Draws symbols as paths, so that they are sharp at every size.
enum SymbolDrawing {
    /// A render node that draws `glyph` into `rect` in one colour.
    static func node(_ glyph: SymbolGlyph, weight: UIImage.SymbolWeight, in rect: CGRect, color: CGColor) -> RenderNode {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return .empty }
        let pen = Pen(glyph, weight: weight, in: rect)
        let opaque = color.copy(alpha: 1) ?? color
        let node =
            glyph.layers.contains(where: \.cuts)
            ? drawing(glyph.layers, pen, opaque, in: rect)
            : RenderNode(.container(glyph.layers.map { path($0, pen, opaque) }))
        // Layers overlap: a translucent colour must not show where.
        return color.alpha < 1 ? RenderNode(.opacity(node, color.alpha)) : node
    }

    /// The way from the grid to a rectangle.
    private struct Pen {
        let transform: CGAffineTransform
        let lineWidth: CGFloat
        let unit: CGFloat

        init(_ glyph: SymbolGlyph, weight: UIImage.SymbolWeight, in rect: CGRect) {
            let (sx, sy) = (rect.width / glyph.width, rect.height / SymbolGlyph.height)
            transform = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
            unit = min(sx, sy)
            lineWidth = SymbolGlyph.lineWidth(of: weight) * unit
        }

        func place(_ path: CGPath) -> CGPath { withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path }

        func circle(_ center: CGPoint, size: CGFloat) -> CGPath {
            let place = center.applying(transform)
            let radius = lineWidth * size / 2
            return CGPath(
                ellipseIn: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        }
    }

    private static func path(_ layer: SymbolGlyph.Layer, _ pen: Pen, _ color: CGColor) -> RenderNode {
        let stroke = PathPaint.Stroke(color: color, width: pen.lineWidth, cap: .round, join: .round)
        switch layer {
        case .line(let path): return RenderNode(.path(pen.place(path), PathPaint(fill: nil, stroke: stroke)))
        case .solid(let path): return RenderNode(.path(pen.place(path), PathPaint(fill: color, stroke: stroke)))
        case .dot(let center, let size):
            return RenderNode(.path(pen.circle(center, size: size), PathPaint(fill: color)))
        case .cut, .cutSolid, .cutDot: return .empty
        }
    }

    private static func drawing(_ layers: [SymbolGlyph.Layer], _ pen: Pen, _ color: CGColor, in rect: CGRect)
        -> RenderNode
    {
        let context = CGContext(bounds: rect)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(color)
        context.setStrokeColor(color)
        for layer in layers {
            context.setBlendMode(layer.cuts ? .destinationOut : .normal)
            context.setLineWidth(pen.lineWidth)
            switch layer {
            case .line(let path):
                context.addPath(pen.place(path))
                context.strokePath()
            case .solid(let path), .cutSolid(let path):
                context.addPath(pen.place(path))
                context.drawPath(using: .fillStroke)
            case .cut(let path, let margin):
                context.setLineWidth(pen.lineWidth + 2 * margin * pen.unit)
                context.addPath(pen.place(path))
                context.strokePath()
            case .dot(let center, let size), .cutDot(let center, let size):
                context.addPath(pen.circle(center, size: size))
                context.fillPath()
            }
        }
        context.endTransparencyLayer()
        // Lines may reach a little beyond the rectangle.
        return RenderNode(.drawing(context.finish(), bounds: rect.insetBy(dx: -pen.lineWidth, dy: -pen.lineWidth)))
    }
}

extension SymbolGlyph.Layer {
    var cuts: Bool {
        switch self {
        case .cut, .cutSolid, .cutDot: true
        case .line, .solid, .dot: false
        }
    }
}
