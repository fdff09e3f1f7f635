public import CoreGraphics
public import Foundation

/// A colour, the same everywhere or dependent on traits.
/// Contract: immutable; usable on any thread.
/// Source: Apple, UIColor.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Source {
        case fixed(CGColor)
        case variants(ColorVariants)
        case provider((UITraitCollection) -> UIColor)
        case faded(UIColor, alpha: CGFloat)
    }
    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    package convenience init(variants: ColorVariants) { self.init(source: .variants(variants)) }

    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
        super.init()
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// A colour given in the Display P3 space. Shape: what lies outside of sRGB is clipped when it is drawn.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour that asks `dynamicProvider` each time it is resolved.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Resolving

    /// The colour as it is under `traitCollection`; it no longer changes.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: return self
        case .variants(let variants): return UIColor(cgColor: variants.color(for: traitCollection))
        case .provider(let provider):
            // The provider may read the current traits instead of its argument.
            var color = self
            traitCollection.performAsCurrent { color = provider(traitCollection).resolvedColor(with: traitCollection) }
            return color
        case .faded(let color, let alpha):
            return UIColor(cgColor: color.resolvedColor(with: traitCollection).cgColor.copy(alpha: alpha) ?? .clear)
        }
    }

    /// The colour as it is under the current traits.
    open var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        return resolvedColor(with: .current).cgColor
    }

    /// This colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? .clear)
        case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
        case .variants, .provider: UIColor(source: .faded(self, alpha: alpha))
        }
    }

    var variantsName: String {
        if case .variants(let variants) = source { return variants.name }
        return ""
    }

    // MARK: Value

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): return a.rgba == b.rgba
        case (.variants(let a), .variants(let b)): return a == b
        case (.faded(let a, let alpha), .faded(let b, let otherAlpha)): return alpha == otherAlpha && a == b
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .fixed(let color):
            let c = color.rgba
            hasher.combine([c.red, c.green, c.blue, c.alpha])
        case .variants(let variants): hasher.combine(variants)
        case .faded(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        case .provider: hasher.combine(ObjectIdentifier(self))
        }
        return hasher.finalize()
    }

    open override var description: String {
        switch source {
        case .fixed(let color):
            let c = color.rgba
            return "UIColor(red: \(c.red), green: \(c.green), blue: \(c.blue), alpha: \(c.alpha))"
        case .variants(let variants): return "UIColor.\(variants.name)"
        case .provider: return "UIColor(dynamicProvider:)"
        case .faded(let color, let alpha): return "\(color).withAlphaComponent(\(alpha))"
        }
    }
}

/// What a colour literal makes.
// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
