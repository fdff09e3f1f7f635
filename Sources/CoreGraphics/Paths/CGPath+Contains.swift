public import Foundation

extension CGPath {
    /// Whether `point` lies inside the path; open subpaths count as closed.
    /// Contract: exact for curves. Of an upright edge the left one is inside and the right one is not, of a level edge
    /// the top one (the lesser y) is inside and the bottom one is not, as `CGRect.contains` has it.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite else { return false }
        if !transform.isIdentity {
            return moved(by: transform).contains(point, using: rule)
        }
        var winding = 0
        forEachSegment(closing: true) { winding += $0.windingNumber(around: point) }
        return switch rule {
        case .winding: winding != 0
        case .evenOdd: winding % 2 != 0
        }
    }

    private func moved(by transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self, transform: transform)
        return path
    }
}
