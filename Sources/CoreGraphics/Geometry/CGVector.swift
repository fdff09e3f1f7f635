public import Foundation

/// A direction and a length in the plane, without a place.
public struct CGVector: Sendable, Hashable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector(dx: 0 as CGFloat, dy: 0 as CGFloat)

    public init() {
        self = .zero
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

/// Shape: dx, then dy, without keys, as Apple writes them.
extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        dx = try numbers.decode(CGFloat.self)
        dy = try numbers.decode(CGFloat.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
