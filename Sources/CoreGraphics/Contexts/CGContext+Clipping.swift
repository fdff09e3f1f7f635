public import Foundation

extension CGContext {
    /// Shows what follows only inside the path too, and throws the path away.
    /// Errors: does nothing without a path.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard let path else { return }
        beginPath()
        record(clip: path, rule: rule)
    }

    /// Shows what follows only inside `rect` too, and throws the path under construction away.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Shows what follows only inside the rectangles too, and throws the path under construction away.
    /// Errors: a rectangle that is not finite holds nothing, but for the infinite one, which clips nothing.
    public func clip(to rects: [CGRect]) {
        beginPath()
        record(clip: rects)
    }

    /// A box around the clip, in user space.
    /// Contract: what the boxes of all clipping paths and, where it is known, the sheet have in common; infinite
    /// without either.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBox.applying(state.ctm.inverted())
    }

    func record(clip rects: [CGRect]) {
        if rects.contains(where: \.isInfinite) { return }
        let path = CGMutablePath()
        path.addRects(rects)
        record(clip: CGPath(elements: path.elements), rule: .winding)
    }

    private func record(clip path: CGPath, rule: CGPathFillRule) {
        commands.append(.clip(path, evenOdd: rule == .evenOdd))
        let box = path.boundingBoxOfPath.applying(state.ctm)
        state.clipBox = state.clipBox.isInfinite ? box : state.clipBox.intersection(box)
    }
}
