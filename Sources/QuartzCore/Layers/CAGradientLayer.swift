import CoreGraphics
public import Foundation
import PlatformInterface

/// A layer that fills its shape with colours that run into one another.
/// Units: points are fractions of the bounds.
open class CAGradientLayer: CALayer {
    /// The colours in order, each a `CGColor`; others are left out.
    open var colors: [Any]? {
        willSet { willChange("colors", true) }
        didSet { didChange(.inside) }
    }

    /// Where each colour lies: 0…1 from start to end, never falling.
    /// Shape: colours are spread evenly when this is nil or has another count.
    open var locations: [NSNumber]? {
        willSet { willChange("locations", newValue != locations) }
        didSet { if locations != oldValue { didChange(.inside) } }
    }

    /// Where the first colour lies.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { willChange("startPoint", newValue != startPoint) }
        didSet {
            guard startPoint != oldValue else { return }
            startPoint = FiniteGeometry.point(startPoint, "startPoint")
            didChange(.inside)
        }
    }

    /// Where the last colour lies.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { willChange("endPoint", newValue != endPoint) }
        didSet {
            guard endPoint != oldValue else { return }
            endPoint = FiniteGeometry.point(endPoint, "endPoint")
            didChange(.inside)
        }
    }

    /// The way the colours run.
    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { didChange(.inside) } }
    }

    public override init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAGradientLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        if colors as? [CGColor] != layer.colors as? [CGColor] || colors == nil { colors = layer.colors }
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    override var ownContent: RenderNode? {
        let stops = self.stops
        guard !bounds.isEmpty, let first = stops.first else { return nil }
        let fill =
            stops.count == 1
            ? RenderNode(.color(first.color, bounds))
            : RenderNode(.gradient(GradientFill(geometry: geometry, stops: stops), bounds))
        return shape.isRectangle ? fill : RenderNode(.clip(fill, shape))
    }

    private var stops: [GradientFill.Stop] {
        let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
        let last = CGFloat(max(colors.count - 1, 1))
        let given = (locations ?? []).map { CGFloat($0.doubleValue) }
        var reached: CGFloat = 0
        return colors.enumerated().map { index, color in
            let offset = given.count == colors.count ? given[index] : CGFloat(index) / last
            if offset > reached { reached = min(offset, 1) }
            return GradientFill.Stop(offset: reached, color: color)
        }
    }

    private var geometry: GradientFill.Geometry {
        func inBounds(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (inBounds(startPoint), inBounds(endPoint))
        switch type {
        case .radial: return .radial(center: start, radiusX: abs(end.x - start.x), radiusY: abs(end.y - start.y))
        case .conic: return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default: return .linear(from: start, to: end)
        }
    }
}
