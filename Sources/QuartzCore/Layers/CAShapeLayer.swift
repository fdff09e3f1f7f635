public import CoreGraphics
public import Foundation
import PlatformInterface

/// A layer that draws a path in front of its background.
/// Units: the path is in the layer's own coordinates, and may go beyond the bounds.
open class CAShapeLayer: CALayer {
    /// What is drawn.
    open var path: CGPath? {
        willSet { willChange("path", newValue != path) }
        didSet {
            guard path != oldValue else { return }
            path = path?.unchanging
            didChange(.inside)
        }
    }

    /// What the inside of the path is filled with.
    open var fillColor: CGColor? = .layerBlack {
        willSet { willChange("fillColor", newValue != fillColor) }
        didSet { if fillColor != oldValue { didChange(.inside) } }
    }

    /// Which points are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { didChange(.inside) } }
    }

    /// The colour of the line along the path.
    open var strokeColor: CGColor? {
        willSet { willChange("strokeColor", newValue != strokeColor) }
        didSet { if strokeColor != oldValue { didChange(.inside) } }
    }

    /// Where on the path the line begins: 0…1 of its length.
    open var strokeStart: CGFloat = 0 {
        willSet { willChange("strokeStart", newValue != strokeStart) }
        didSet { if strokeStart != oldValue { didChange(.inside) } }
    }

    /// Where on the path the line ends: 0…1 of its length.
    open var strokeEnd: CGFloat = 1 {
        willSet { willChange("strokeEnd", newValue != strokeEnd) }
        didSet { if strokeEnd != oldValue { didChange(.inside) } }
    }

    /// How wide the line is.
    open var lineWidth: CGFloat = 1 {
        willSet { willChange("lineWidth", newValue != lineWidth) }
        didSet { if lineWidth != oldValue { didChange(.inside) } }
    }

    /// How long a mitred corner may be, in line widths, before it is bevelled.
    open var miterLimit: CGFloat = 10 {
        willSet { willChange("miterLimit", newValue != miterLimit) }
        didSet { if miterLimit != oldValue { didChange(.inside) } }
    }

    /// How the open ends of the line look.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { didChange(.inside) } }
    }

    /// How the corners of the line look.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { didChange(.inside) } }
    }

    /// How far into the dash pattern the line begins.
    open var lineDashPhase: CGFloat = 0 {
        willSet { willChange("lineDashPhase", newValue != lineDashPhase) }
        didSet { if lineDashPhase != oldValue { didChange(.inside) } }
    }

    /// The lengths of dashes and gaps in turn.
    /// Shape: nil, or a pattern with a negative length or without any, is a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        willSet { willChange("lineDashPattern", newValue != lineDashPattern) }
        didSet { if lineDashPattern != oldValue { didChange(.inside) } }
    }

    public override init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAShapeLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
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
