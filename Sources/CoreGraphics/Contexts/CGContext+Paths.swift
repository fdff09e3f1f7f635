public import Foundation

extension CGContext {
    /// Throws the path under construction away.
    public func beginPath() {
        currentPath.elements = []
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect)
    }

    public func addRects(_ rects: [CGRect]) {
        currentPath.addRects(rects)
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect)
    }

    /// Adds a part of a circle.
    /// Contract: `clockwise` means what it means in `CGMutablePath.addArc`: false looks clockwise on the screen.
    /// Units: radians.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addPath(_ path: CGPath) {
        currentPath.addPath(path)
    }

    public func closePath() {
        currentPath.closeSubpath()
    }

    /// A copy of the path under construction; nil where there is none.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : currentPath.copy()
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint { currentPath.currentPoint }

    public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

    /// Whether drawing the path in this mode would paint at `point`.
    /// Contract: for the modes that fill; false for stroking alone.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        mode.fillRule.map { currentPath.contains(point, using: $0) } ?? false
    }
}
