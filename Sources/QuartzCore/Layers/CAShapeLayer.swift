public import CoreGraphics
public import Foundation
import PlatformInterface

/// A layer that draws a path in front of its background.
/// Units: the path is in the layer's own coordinates, and may go beyond the bounds.
open class CAShapeLayer: CALayer {
    /// What is drawn.
    open var path: CGPath? {
        didSet {
            guard path != oldValue else { return }
            path = path?.unchanging
            insideDidChange()
        }
    }

    /// What the inside of the path is filled with.
    open var fillColor: CGColor? = .layerBlack {
        didSet { if fillColor != oldValue { insideDidChange() } }
    }

    /// Which points are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { insideDidChange() } }
    }

    /// The colour of the line along the path.
    open var strokeColor: CGColor? {
        didSet { if strokeColor != oldValue { insideDidChange() } }
    }

    /// Where on the path the line begins: 0…1 of its length.
    open var strokeStart: CGFloat = 0 {
        didSet { if strokeStart != oldValue { insideDidChange() } }
    }

    /// Where on the path the line ends: 0…1 of its length.
    open var strokeEnd: CGFloat = 1 {
        didSet { if strokeEnd != oldValue { insideDidChange() } }
    }

    /// How wide the line is.
    open var lineWidth: CGFloat = 1 {
        didSet { if lineWidth != oldValue { insideDidChange() } }
    }

    /// How long a mitred corner may be, in line widths, before it is bevelled.
    open var miterLimit: CGFloat = 10 {
        didSet { if miterLimit != oldValue { insideDidChange() } }
    }

    /// How the open ends of the line look.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { insideDidChange() } }
    }

    /// How the corners of the line look.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { insideDidChange() } }
    }

    /// How far into the dash pattern the line begins.
    open var lineDashPhase: CGFloat = 0 {
        didSet { if lineDashPhase != oldValue { insideDidChange() } }
    }

    /// The lengths of dashes and gaps in turn.
    /// Shape: nil, or a pattern with a negative length or without any, is a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { insideDidChange() } }
    }

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        fillRule = layer.fillRule
        strokeColor = layer.strokeColor
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
        lineWidth = layer.lineWidth
        miterLimit = layer.miterLimit
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPhase = layer.lineDashPhase
        lineDashPattern = layer.lineDashPattern
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var ownContent: RenderNode? {
        guard let path else { return nil }
        let fill = fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let line = path.trimmed(from: strokeStart, to: strokeEnd)
        let isEvenOdd = fillRule == .evenOdd
        let paints: [(CGPath, PathPaint)] =
            line === path
            ? [(path, PathPaint(fill: fill, evenOdd: isEvenOdd, stroke: stroke))]
            : [(path, PathPaint(fill: fill, evenOdd: isEvenOdd)), (line, PathPaint(fill: nil, stroke: stroke))]
        return .joining(paints.filter { $1.fill != nil || $1.stroke != nil }.map { RenderNode(.path($0, $1)) })
    }

    private var stroke: PathPaint.Stroke? {
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, lineWidth.isFinite else { return nil }
        return PathPaint.Stroke(
            color: strokeColor, width: lineWidth, cap: lineCap.lineCap, join: lineJoin.lineJoin,
            miterLimit: miterLimit.isFinite ? miterLimit : 10, dash: dash,
            dashPhase: lineDashPhase.isFinite ? lineDashPhase : 0)
    }

    private var dash: [CGFloat] {
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        return isPattern ? lengths : []
    }
}
