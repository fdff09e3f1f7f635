import Foundation

extension CGPath {
    /// Calls `block` with each step of the path, in order.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            let type: CGPathElementType =
                switch element {
                case .moveTo: .moveToPoint
                case .addLineTo: .addLineToPoint
                case .addQuadCurveTo: .addQuadCurveToPoint
                case .addCurveTo: .addCurveToPoint
                case .closeSubpath: .closeSubpath
                }
            // Three points always, so that a reader that takes one from a closing step reads memory that is there.
            var points = element.points + Array(repeating: CGPoint.zero, count: 3 - element.points.count)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: base), block)
            }
        }
    }
}
