public import Foundation

/// A colour: numbers, the space that says what they mean, and an alpha.
/// Contract: immutable; two colours are equal when space, numbers and alpha are.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    /// The numbers of the space and then the alpha.
    private let values: [CGFloat]

    /// The colour as it is drawn.
    /// Units: sRGB, not premultiplied, each within 0…1.
    package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// White in a grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black in a grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black in a grey space, wholly transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(space: CGColorSpace, values: [CGFloat]) {
        let finite = values.map { $0.isFinite ? $0 : 0 }
        let alpha = CGColorSpace.unit(finite[space.numberOfComponents])
        let color = space.sRGB(of: finite)
        self.space = space
        self.values = finite.prefix(space.numberOfComponents) + [alpha]
        rgba = (color.red, color.green, color.blue, alpha)
    }

    /// A colour of the sRGB space.
    /// Errors: numbers that are not finite count as zero, here and in every other initializer.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// A colour of any space.
    /// Shape: the numbers of the space and then the alpha; more than these are left aside.
    /// Errors: nil for too few numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        let count = space.numberOfComponents + 1
        guard components.count >= count else { return nil }
        self.init(space: space, values: Array(components.prefix(count)))
    }

    public var colorSpace: CGColorSpace? { space }

    /// The numbers of the colour space, followed by the alpha.
    public var components: [CGFloat]? { values }

    /// How many numbers `components` has, the alpha among them.
    public var numberOfComponents: Int { values.count }

    public var alpha: CGFloat { rgba.alpha }

    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.space == right.space && left.values == right.values)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}

extension CGColor: CustomStringConvertible {
    public var description: String {
        let numbers = values.map { "\($0)" }.joined(separator: ", ")
        return "CGColor(\(space.name ?? "unnamed"): \(numbers))"
    }
}
