public import Foundation

extension CGContext {
    // MARK: The path under construction

    /// Fills the path and throws it away.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path and throws it away.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills the path, strokes it, or both, and throws it away.
    public func drawPath(using mode: CGPathDrawingMode = .fillStroke) {
        defer { beginPath() }
        guard let path else { return }
        if let rule = mode.fillRule {
            commands.append(.fill(path, state.fillColor, evenOdd: rule == .evenOdd))
        }
        if mode.strokes, state.lineWidth > 0 {
            commands.append(
                .stroke(
                    path, state.strokeColor, width: state.lineWidth, cap: state.lineCap, join: state.lineJoin,
                    miterLimit: state.miterLimit, dash: state.dash, dashPhase: state.dashPhase))
        }
    }

    // MARK: Shapes
    // As on Apple's systems, each of these throws the path under construction away.

    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let lineWidth = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = lineWidth
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
    /// Shape: a last point without a partner is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            addLines(between: [points[index], points[index + 1]])
        }
        strokePath()
    }

    /// Makes `rect` transparent.
    public func clear(_ rect: CGRect) {
        if rect.isFinite { commands.append(.clear(rect.standardized)) }
    }

    // MARK: Pictures and gradients

    /// Draws a picture into `rect`, upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, tint: nil)
    }

    /// Draws a picture, or where there is a tint its alpha in that colour.
    package func draw(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
        if rect.isFinite { commands.append(.image(image, rect.standardized, tint: tint)) }
    }

    /// Draws what only the renderer knows: a text layout or a render node, with its top left corner at `point`.
    package func draw(attachment: any Sendable, at point: CGPoint) {
        if point.isFinite { commands.append(.attachment(attachment, at: point)) }
    }

    /// Fills the clip with colours that change from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite else { return }
        commands.append(.linearGradient(gradient, from: start, to: end, options: options))
    }

    /// Fills the clip with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startRadius >= 0, endRadius >= 0
        else { return }
        commands.append(
            .radialGradient(
                gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
                endRadius: endRadius, options: options))
    }
}
