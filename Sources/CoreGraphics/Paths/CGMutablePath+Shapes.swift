public import Foundation

extension CGMutablePath {
    /// Adds the outline of `rect` as a closed subpath, from its top left corner along the top edge.
    /// Errors: a rectangle that is not finite, such as the null one, adds nothing; so for all shapes.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite, transform.isFinite else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    /// Adds the ellipse that fills `rect` as a closed subpath, from its rightmost point through its greatest y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite, transform.isFinite else { return }
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        )
        let place = toRect.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: place)
        addCircularArc(from: 0, sweep: 2 * .pi, place)
        closeSubpath()
    }

    /// Adds the outline of `rect` with corners that are quarters of an ellipse, as a closed subpath.
    /// Errors: corners larger than half the rectangle are cut to that, negative ones to zero.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard rect.isFinite, transform.isFinite, cornerWidth.isFinite, cornerHeight.isFinite else { return }
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }

        let corners: [(centerX: CGFloat, centerY: CGFloat)] = [
            (rect.maxX - width, rect.minY + height), (rect.maxX - width, rect.maxY - height),
            (rect.minX + width, rect.maxY - height), (rect.minX + width, rect.minY + height),
        ]
        move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
        for (index, corner) in corners.enumerated() {
            let place = CGAffineTransform(
                a: width, b: 0, c: 0, d: height, tx: corner.centerX, ty: corner.centerY
            ).concatenating(transform)
            let angle = CGFloat(index - 1) * .pi / 2
            addLine(to: Self.pointOnUnitCircle(at: angle), transform: place)
            addCircularArc(from: angle, sweep: .pi / 2, place)
        }
        closeSubpath()
    }
}
