public import CoreGraphics
public import Foundation

/// A path that can be drawn: lines and curves, and how they are stroked and filled.
/// Contract: one thread at a time.
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false

    public override init() { super.init() }

    /// The path's shape; what is read does not change with the path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Units: radians from the x axis; clockwise as a person sees it.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Looking

    open var isEmpty: Bool { path.isEmpty }
    /// Shape: zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The smallest rectangle around the path; null for an empty one.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Whether `point` is inside the path as it would be filled.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: Dashes

    /// Units: points; a pattern of line, gap, line, gap, … Shape: no pattern or a count of 0 means a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Hands out the pattern. Contract: `pattern` has room for as many numbers as a call with nil says.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash, count: dash.count)
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing into the current context

    open func fill() {
        guard let context = contextWithPath() else { return }
        context.fillPath(using: fillRule)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }

    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dash)
        contextWithPath()?.strokePath()
        context.restoreGState()
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }

    /// Shows what is drawn next only inside the path.
    open func addClip() { contextWithPath()?.clip(using: fillRule) }

    private func contextWithPath() -> CGContext? {
        let context = UIGraphicsGetCurrentContext()
        context?.beginPath()
        context?.addPath(path)
        return context
    }

    private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    func takeStyle(of other: UIBezierPath) {
        (dash, dashPhase) = (other.dash, other.dashPhase)
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, usesEvenOddFillRule) = (other.miterLimit, other.usesEvenOddFillRule)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && dash == other.dash && dashPhase == other.dashPhase && lineWidth == other.lineWidth
            && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
            && miterLimit == other.miterLimit
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { path.hashValue }
}
