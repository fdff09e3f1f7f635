import CoreGraphics
import Foundation
import PlatformInterface

/// Draws symbols as paths, so that they are sharp at every size.
struct SymbolDrawing {
    private let glyph: SymbolGlyph
    private let rect: CGRect
    /// The way from the grid to the rectangle.
    private let transform: CGAffineTransform
    private let unit: CGFloat
    private let lineWidth: CGFloat

    /// A render node that draws `glyph` into `rect`.
    /// Shape: lines are `thickness` times as wide as the weight says.
    static func node(
        _ glyph: SymbolGlyph, weight: UIImage.SymbolWeight, thickness: CGFloat = 1, in rect: CGRect, ink: SymbolInk
    ) -> RenderNode {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return .empty }
        let drawing = SymbolDrawing(glyph, lineWidth: SymbolGlyph.lineWidth(of: weight) * thickness, in: rect)
        let runs = ink.runs(of: glyph)
        if runs.contains(where: { $0.color == nil || $0.steps.contains(where: \.erases) }) {
            return drawing.recorded(runs)
        }
        let nodes = runs.map(drawing.node)
        return nodes.count == 1 ? nodes[0] : RenderNode(.container(nodes))
    }

    private init(_ glyph: SymbolGlyph, lineWidth: CGFloat, in rect: CGRect) {
        self.glyph = glyph
        self.rect = rect
        let (sx, sy) = (rect.width / glyph.width, rect.height / SymbolGlyph.height)
        transform = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
        unit = min(sx, sy)
        self.lineWidth = lineWidth * unit
    }

    private func circle(_ center: CGPoint, size: CGFloat, margin: CGFloat) -> CGPath {
        let place = center.applying(transform)
        let radius = lineWidth * size / 2 + margin * unit
        return CGPath(
            ellipseIn: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius),
            transform: nil)
    }

    // MARK: Only paths

    private func node(_ run: SymbolInk.Run) -> RenderNode {
        guard let color = run.color else { return .empty }
        let opaque = color.copy(alpha: 1) ?? color
        let nodes = run.steps.map { path($0.shape, opaque) }
        let node = nodes.count == 1 ? nodes[0] : RenderNode(.container(nodes))
        return color.alpha < 1 ? RenderNode(.opacity(node, color.alpha)) : node
    }

    private func path(_ shape: SymbolGlyph.Shape, _ color: CGColor) -> RenderNode {
        let stroke = PathPaint.Stroke(color: color, width: lineWidth, cap: .round, join: .round)
        switch shape {
        case .line(let path):
            return RenderNode(.path(path.placed(by: transform), PathPaint(fill: nil, stroke: stroke)))
        case .solid(let path):
            return RenderNode(.path(path.placed(by: transform), PathPaint(fill: color, stroke: stroke)))
        case .dot(let center, let size):
            return RenderNode(.path(circle(center, size: size, margin: 0), PathPaint(fill: color)))
        }
    }

    // MARK: With holes

    private func recorded(_ runs: [SymbolInk.Run]) -> RenderNode {
        let context = CGContext(bounds: rect)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for run in runs {
            guard let color = run.color else {
                for step in run.steps { draw(step, on: context) }
                continue
            }
            let opaque = color.copy(alpha: 1) ?? color
            context.setFillColor(opaque)
            context.setStrokeColor(opaque)
            context.setBlendMode(.normal)
            context.setAlpha(color.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for step in run.steps { draw(step, on: context) }
            context.endTransparencyLayer()
            context.setAlpha(1)
        }
        context.endTransparencyLayer()
        // Lines may reach a little beyond the rectangle.
        return RenderNode(.drawing(context.finish(), bounds: rect.insetBy(dx: -lineWidth, dy: -lineWidth)))
    }

    private func draw(_ step: SymbolInk.Run.Step, on context: CGContext) {
        context.setBlendMode(step.erases ? .destinationOut : .normal)
        context.setLineWidth(lineWidth + 2 * step.margin * unit)
        switch step.shape {
        case .line(let path):
            context.addPath(path.placed(by: transform))
            context.strokePath()
        case .solid(let path):
            context.addPath(path.placed(by: transform))
            context.drawPath(using: .fillStroke)
        case .dot(let center, let size):
            context.addPath(circle(center, size: size, margin: step.margin))
            context.fillPath()
        }
    }
}
