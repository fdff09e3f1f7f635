import CoreGraphics
import Foundation
import PlatformInterface

/// What one line of a menu looks like, as a node in the line's own space.
@MainActor struct MenuRowDrawing {
    let look: MenuRowLook
    let style: MenuRowStyle

    private var metrics: MenuMetrics { style.metrics }
    private var colors: MenuColors { style.colors }
    private var size: CGSize { look.size }

    var node: RenderNode {
        switch look.kind {
        case .header: RenderNode(.container(look.title.map { [text($0, x: metrics.rowInset, y: metrics.style == .rich ? 8 : 2)] } ?? []))
        case .back: back
        case .rowLine: RenderNode(.color(colors.rowLine, CGRect(x: 0, y: 0, width: size.width, height: hairline)))
        case .separator where metrics.style == .rich: RenderNode(.color(colors.separator, CGRect(origin: .zero, size: size)))
        case .separator:
            RenderNode(.color(colors.separator, CGRect(x: metrics.rowInset, y: (size.height / 2).rounded(.down),
                                                       width: size.width - 2 * metrics.rowInset, height: 1)))
        case .cell: cell
        case .row: line
        }
    }

    private var tint: UIColor { UIColor(cgColor: colors.title(isEnabled: look.isEnabled, isDestructive: look.isDestructive)) }

    private var line: RenderNode {
        var parts: [RenderNode] = []
        if let mark = look.mark {
            parts.append(self.mark(mark, in: place(x: markX, width: metrics.markSide, height: metrics.markSide)))
        }
        if metrics.showsImages, let image = look.image {
            parts.append(picture(image, in: place(x: imageX, width: metrics.iconSide, height: metrics.iconSide)))
        }
        let texts = [look.title, look.subtitle].compactMap { $0 }
        var y = ((size.height - texts.reduce(0) { $0 + $1.size.height }) / 2).rounded()
        for part in texts {
            parts.append(text(part, x: look.titleInset, y: y))
            y += part.size.height
        }
        if look.isSubmenu {
            let color = look.isEnabled ? colors.secondary : colors.disabled
            switch metrics.style {
            case .compact:
                let side = metrics.iconSide * 0.7
                parts.append(arrow(in: place(x: size.width - metrics.rowInset - side, width: side, height: side), color))
            case .rich:
                parts.append(arrow(in: place(x: markX, width: metrics.markSide, height: metrics.markSide), look.isEnabled ? colors.label : color))
            }
        }
        return RenderNode(.container(parts))
    }

    /// The head of a level that stands over its parent: the parent's row, its arrow turned down.
    private var back: RenderNode {
        let box = place(x: markX, width: metrics.markSide, height: metrics.markSide)
        let inset = max(look.titleInset, metrics.markSide + 16)
        let arrow = stroke([(0.15, 0.35), (0.5, 0.7), (0.85, 0.35)], in: box, colors.label)
        let title = look.title.map { text($0, x: inset, y: ((size.height - $0.size.height) / 2).rounded()) }
        return RenderNode(.container([arrow] + (title.map { [$0] } ?? [])))
    }

    private var markX: CGFloat { metrics.style == .rich ? max(8, 18 - metrics.markSide / 2) : metrics.rowInset }
    private var imageX: CGFloat {
        switch metrics.style {
        case .compact: metrics.rowInset + look.markColumn
        case .rich: size.width - max(28 - metrics.iconSide / 2, 8) - metrics.iconSide
        }
    }
    private var hairline: CGFloat { 1 / max(1, style.traits.displayScale) }

    private var cell: RenderNode {
        var parts: [RenderNode] = []
        let title = look.title
        let side = metrics.iconSide * (title == nil ? 1.15 : 1)
        let textHeight = title?.size.height ?? 0
        let imageHeight = look.image == nil ? 0 : side
        let gap: CGFloat = imageHeight > 0 && textHeight > 0 ? 3 : 0
        var y = (size.height - imageHeight - textHeight - gap) / 2
        if look.state == .on {
            let inset = CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3)
            parts.append(RenderNode(.border(RoundedShape(inset, radius: metrics.rowRadius), width: 2, colors.label)))
        }
        if let image = look.image {
            parts.append(picture(image, in: CGRect(x: (size.width - side) / 2, y: y, width: side, height: side)))
            y += imageHeight + gap
        }
        if let title { parts.append(RenderNode(.text(title, origin: CGPoint(x: ((size.width - title.size.width) / 2).rounded(), y: y.rounded())))) }
        return RenderNode(.container(parts))
    }

    // MARK: Parts

    /// A box at `x` from the leading edge, in the middle of the height.
    private func place(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: style.isRightToLeft ? size.width - x - width : x, y: (size.height - height) / 2, width: width, height: height)
    }

    private func text(_ layout: TextLayout, x: CGFloat, y: CGFloat) -> RenderNode {
        let left = style.isRightToLeft ? size.width - x - layout.size.width : x
        return RenderNode(.text(layout, origin: CGPoint(x: left.rounded(), y: y)))
    }

    /// The image as large as fits the box, its proportions kept.
    private func picture(_ image: UIImage, in box: CGRect) -> RenderNode {
        let natural = image.size
        guard natural.width > 0, natural.height > 0 else { return .empty }
        let scale = min(box.width / natural.width, box.height / natural.height)
        let fitted = CGSize(width: natural.width * scale, height: natural.height * scale)
        var rect = CGRect(x: box.midX - fitted.width / 2, y: box.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
        // Pixels between the screen's would be blurred.
        if !image.isSymbolImage {
            rect.origin = CGPoint(x: (rect.minX / hairline).rounded(.down) * hairline, y: (rect.minY / hairline).rounded(.down) * hairline)
        }
        return image.node(in: rect, tint: tint, traits: style.traits)
    }

    private func mark(_ mark: MenuTree.Row.Mark, in box: CGRect) -> RenderNode {
        let color = look.isEnabled ? colors.label : colors.disabled
        switch (mark, look.state) {
        case (.radio, let state):
            let ring = RoundedShape(box.insetBy(dx: 1, dy: 1), radius: box.width / 2)
            var parts = [RenderNode(.border(ring, width: 1.5, state == .on ? color : colors.secondary))]
            if state == .on {
                let dot = CGMutablePath()
                dot.addEllipse(in: box.insetBy(dx: box.width * 0.28, dy: box.height * 0.28))
                parts.append(RenderNode(.path(dot, PathPaint(fill: color))))
            }
            return RenderNode(.container(parts))
        case (.check, .mixed): return stroke([(0.2, 0.5), (0.8, 0.5)], in: box, color)
        case (.check, _): return stroke([(0.14, 0.55), (0.4, 0.8), (0.88, 0.22)], in: box, color)
        }
    }

    private func arrow(in box: CGRect, _ color: CGColor) -> RenderNode {
        let points: [(CGFloat, CGFloat)] = style.isRightToLeft ? [(0.65, 0.15), (0.3, 0.5), (0.65, 0.85)] : [(0.35, 0.15), (0.7, 0.5), (0.35, 0.85)]
        return stroke(points, in: box, color)
    }

    private func stroke(_ points: [(CGFloat, CGFloat)], in box: CGRect, _ color: CGColor) -> RenderNode {
        let path = CGMutablePath()
        let places = points.map { CGPoint(x: box.minX + box.width * $0.0, y: box.minY + box.height * $0.1) }
        path.addLines(between: places)
        let line = PathPaint.Stroke(color: color, width: max(1.5, box.width * 0.13), cap: .round, join: .round)
        return RenderNode(.path(path, PathPaint(fill: nil, stroke: line)))
    }
}
