public import Foundation

/// One step of a path, as `CGPath.applyWithBlock` hands it out.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The step's points, control points before the end point.
    /// Shape: one for a move and a line, two for a quadratic curve, three for a cubic curve, none to close.
    /// Contract: valid only inside the block that was given the element.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
