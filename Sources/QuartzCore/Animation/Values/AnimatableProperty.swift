import CoreGraphics
import Foundation

/// A property of layers that moves: its key, and how its value is read and written.
@MainActor final class AnimatableProperty {
    let key: String
    /// Whether a pair of numbers is a size rather than a point.
    let isSize: Bool
    private let reader: (CALayer) -> AnimatableValue?
    private let writer: (CALayer, AnimatableValue) -> Void

    private init(
        _ key: String, isSize: Bool, _ reader: @escaping (CALayer) -> AnimatableValue?,
        _ writer: @escaping (CALayer, AnimatableValue) -> Void
    ) {
        self.key = key
        self.isSize = isSize
        self.reader = reader
        self.writer = writer
    }

    /// Nil when layers of this class have no such property.
    func value(of layer: CALayer) -> AnimatableValue? { reader(layer) }

    /// Shape: a value of another form changes nothing.
    func set(_ value: AnimatableValue, on layer: CALayer) { writer(layer, value) }

    /// Nil for a key that does not move.
    static func named(_ key: String) -> AnimatableProperty? { byKey[key] }

    private static let byKey: [String: AnimatableProperty] = Dictionary(
        uniqueKeysWithValues: (geometry + look + shadow + shapes + gradients).map { ($0.key, $0) })

    // MARK: The properties

    private static let geometry = [
        point("position", \CALayer.position), point("anchorPoint", \CALayer.anchorPoint),
        rect("bounds", \CALayer.bounds), number("zPosition", \CALayer.zPosition),
        transform("transform", \CALayer.transform), transform("sublayerTransform", \CALayer.sublayerTransform),
    ]

    private static let look = [
        float("opacity", \CALayer.opacity), flag("hidden", \CALayer.isHidden),
        flag("masksToBounds", \CALayer.masksToBounds), color("backgroundColor", \CALayer.backgroundColor),
        number("cornerRadius", \CALayer.cornerRadius), number("borderWidth", \CALayer.borderWidth),
        color("borderColor", \CALayer.borderColor), rect("contentsRect", \CALayer.contentsRect),
        AnimatableProperty("contents", isSize: false, { .contents($0.contents) }) { layer, value in
            if case .contents(let contents) = value { layer.contents = contents }
        },
    ]

    private static let shadow = [
        color("shadowColor", \CALayer.shadowColor), float("shadowOpacity", \CALayer.shadowOpacity),
        number("shadowRadius", \CALayer.shadowRadius), path("shadowPath", \CALayer.shadowPath),
        AnimatableProperty("shadowOffset", isSize: true, {
            .pair(SIMD2($0.shadowOffset.width, $0.shadowOffset.height))
        }) { layer, value in
            if case .pair(let pair) = value { layer.shadowOffset = CGSize(width: pair.x, height: pair.y) }
        },
    ]

    private static let shapes = [
        path("path", \CAShapeLayer.path), color("fillColor", \CAShapeLayer.fillColor),
        color("strokeColor", \CAShapeLayer.strokeColor), number("lineWidth", \CAShapeLayer.lineWidth),
        number("strokeStart", \CAShapeLayer.strokeStart), number("strokeEnd", \CAShapeLayer.strokeEnd),
        number("miterLimit", \CAShapeLayer.miterLimit), number("lineDashPhase", \CAShapeLayer.lineDashPhase),
        numbers("lineDashPattern", \CAShapeLayer.lineDashPattern),
    ]

    private static let gradients = [
        numbers("locations", \CAGradientLayer.locations), point("startPoint", \CAGradientLayer.startPoint),
        point("endPoint", \CAGradientLayer.endPoint),
        AnimatableProperty("colors", isSize: false, { layer in
            (layer as? CAGradientLayer).map { .colors(($0.colors ?? []).compactMap { $0 as? CGColor }) }
        }) { layer, value in
            if let layer = layer as? CAGradientLayer, case .colors(let colors) = value { layer.colors = colors }
        },
    ]

    // MARK: The kinds

    private static func number<L: CALayer>(_ key: String, _ path: ReferenceWritableKeyPath<L, CGFloat>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { ($0 as? L).map { .number(Double($0[keyPath: path])) } }) { layer, value in
            if let layer = layer as? L, case .number(let number) = value { layer[keyPath: path] = CGFloat(number) }
        }
    }

    private static func float(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, Float>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { .number(Double($0[keyPath: path])) }) { layer, value in
            if case .number(let number) = value { layer[keyPath: path] = Float(number) }
        }
    }

    private static func flag(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, Bool>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { .flag($0[keyPath: path]) }) { layer, value in
            if case .flag(let flag) = value { layer[keyPath: path] = flag }
        }
    }

    private static func point<L: CALayer>(_ key: String, _ path: ReferenceWritableKeyPath<L, CGPoint>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { layer in
            (layer as? L).map { .pair(SIMD2($0[keyPath: path].x, $0[keyPath: path].y)) }
        }) { layer, value in
            guard let layer = layer as? L, case .pair(let pair) = value else { return }
            layer[keyPath: path] = CGPoint(x: pair.x, y: pair.y)
        }
    }

    private static func rect(_ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { layer in
            let rect = layer[keyPath: path]
            return .rect(SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height))
        }) { layer, value in
            guard case .rect(let v) = value else { return }
            // A spring that swings below nothing must not turn the rectangle inside out.
            layer[keyPath: path] = CGRect(x: v.x, y: v.y, width: max(v.z, 0), height: max(v.w, 0))
        }
    }

    private static func transform(
        _ key: String, _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>
    ) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { .transform($0[keyPath: path]) }) { layer, value in
            if case .transform(let matrix) = value { layer[keyPath: path] = matrix }
        }
    }

    private static func color<L: CALayer>(_ key: String, _ path: ReferenceWritableKeyPath<L, CGColor?>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { ($0 as? L).map { .color($0[keyPath: path]) } }) { layer, value in
            if let layer = layer as? L, case .color(let color) = value { layer[keyPath: path] = color }
        }
    }

    private static func path<L: CALayer>(_ key: String, _ path: ReferenceWritableKeyPath<L, CGPath?>) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { ($0 as? L).map { .path($0[keyPath: path]) } }) { layer, value in
            if let layer = layer as? L, case .path(let new) = value { layer[keyPath: path] = new }
        }
    }

    private static func numbers<L: CALayer>(
        _ key: String, _ path: ReferenceWritableKeyPath<L, [NSNumber]?>
    ) -> AnimatableProperty {
        AnimatableProperty(key, isSize: false, { layer in
            (layer as? L).map { .numbers(($0[keyPath: path] ?? []).map(\.doubleValue)) }
        }) { layer, value in
            guard let layer = layer as? L, case .numbers(let list) = value else { return }
            layer[keyPath: path] = list.isEmpty ? nil : list.map { NSNumber(value: $0) }
        }
    }
}
