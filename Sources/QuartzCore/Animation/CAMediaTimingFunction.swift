public import Foundation

/// The pace of an animation: a curve from (0, 0) to (1, 1) with time across and progress up.
/// Contract: immutable, and usable from any thread.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let first: SIMD2<Double>
    private let second: SIMD2<Double>

    /// Makes the curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = SIMD2(Double(c1x), Double(c1y))
        second = SIMD2(Double(c2x), Double(c2y))
        super.init()
    }

    /// Makes one of the system's paces.
    /// Errors: a name that is not the system's stops the program.
    public convenience init(name: CAMediaTimingFunctionName) {
        guard let points = name.controlPoints else {
            preconditionFailure(
                "CAMediaTimingFunction(name:): \"\(name.rawValue)\" is no pace. Use .linear, .easeIn, .easeOut, "
                    + ".easeInEaseOut or .default, or init(controlPoints:).")
        }
        self.init(controlPoints: points.0, points.1, points.2, points.3)
    }

    /// Writes the x and y of one of the curve's four points, the fixed ends 0 and 3 included, to `ptr`.
    /// Errors: another index stops the program.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [SIMD2(0, 0), first, second, SIMD2(1, 1)]
        precondition(
            points.indices.contains(idx),
            "CAMediaTimingFunction.getControlPoint(at:values:): use an index from 0 to 3.")
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// The progress at a fraction of the duration.
    /// Shape: 0 before the start (and for NaN), 1 after the end; in between it may leave 0…1.
    package func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        if first.x == first.y, second.x == second.y { return fraction }
        return Self.curve(first.y, second.y, at: parameter(at: fraction))
    }

    /// The curve's parameter at which x is `fraction`: Newton's steps, kept between the bounds that close in on it.
    private func parameter(at fraction: Double) -> Double {
        // Time never runs back.
        let x1 = min(max(first.x, 0), 1)
        let x2 = min(max(second.x, 0), 1)
        var (low, high, t) = (0.0, 1.0, fraction)
        for _ in 0..<100 {
            let error = Self.curve(x1, x2, at: t) - fraction
            if abs(error) < 1e-15 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, at: t)
            let step = t - error / slope
            let next = step > low && step < high ? step : (low + high) / 2
            if next == t { break }
            t = next
        }
        return t
    }

    /// A coordinate of the curve whose ends are 0 and 1.
    private static func curve(_ p1: Double, _ p2: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
