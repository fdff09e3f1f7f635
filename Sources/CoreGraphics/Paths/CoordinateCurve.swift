import Foundation

/// How one coordinate moves along a line or a curve: the polynomial c0 + c1·t + c2·t² + c3·t³ for t from 0 to 1.
struct CoordinateCurve {
    /// The values at t = 0 and t = 1, kept as given: neighbours meet in them exactly.
    let start: CGFloat
    let end: CGFloat
    private let c1: CGFloat
    private let c2: CGFloat
    private let c3: CGFloat

    init(from start: CGFloat, to end: CGFloat) {
        self.init(start: start, end: end, c1: end - start, c2: 0, c3: 0)
    }

    init(from start: CGFloat, control: CGFloat, to end: CGFloat) {
        self.init(start: start, end: end, c1: 2 * (control - start), c2: start - 2 * control + end, c3: 0)
    }

    init(from start: CGFloat, control1: CGFloat, control2: CGFloat, to end: CGFloat) {
        self.init(
            start: start, end: end, c1: 3 * (control1 - start), c2: 3 * (start - 2 * control1 + control2),
            c3: end - start + 3 * (control1 - control2)
        )
    }

    private init(start: CGFloat, end: CGFloat, c1: CGFloat, c2: CGFloat, c3: CGFloat) {
        self.start = start
        self.end = end
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
    }

    func value(at t: CGFloat) -> CGFloat {
        if t <= 0 { return start }
        if t >= 1 { return end }
        return start + t * (c1 + t * (c2 + t * c3))
    }

    /// Where inside the curve the coordinate turns back, in rising order.
    var turningPoints: [CGFloat] {
        roots(a: 3 * c3, b: 2 * c2, c: c1).filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The t between `low` and `high` at which the coordinate is `target`.
    /// Contract: the coordinate only rises or only falls there, and `target` lies between its two ends.
    func parameter(of target: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        if c2 == 0, c3 == 0 { return (target - start) / c1 }
        let rises = value(at: low) < value(at: high)
        var low = low
        var high = high
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return middle }
            if (value(at: middle) < target) == rises { low = middle } else { high = middle }
        }
    }

    /// The solutions of a·t² + b·t + c = 0, by the form that does not cancel.
    private func roots(a: CGFloat, b: CGFloat, c: CGFloat) -> [CGFloat] {
        if a == 0 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant > 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return q == 0 ? [0] : [q / a, c / q]
    }
}
