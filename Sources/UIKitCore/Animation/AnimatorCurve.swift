import Foundation
import QuartzCore

/// The pace of an animator over its duration.
enum AnimatorCurve {
    case cubic(CAMediaTimingFunction)
    case spring(SpringCurve, duration: TimeInterval)

    @MainActor init(_ parameters: any UITimingCurveProvider, _ axis: AnimatorAxis, duration: TimeInterval) {
        if let spring = parameters.springTimingParameters {
            let (curve, duration) = spring.curve(axis, duration: duration)
            self = .spring(curve, duration: duration)
            return
        }
        let cubic = parameters.cubicTimingParameters ?? UICubicTimingParameters()
        let (a, b) = (cubic.controlPoint1, cubic.controlPoint2)
        self = .cubic(CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y)))
    }

    /// The progress at a fraction of the time; a spring may go beyond 1.
    func progress(at fraction: Double) -> Double {
        switch self {
        case .cubic(let function): function.value(at: fraction)
        case .spring(let curve, let duration): fraction >= 1 ? 1 : curve.value(at: fraction * duration)
        }
    }

    /// The first fraction of the time at which the progress is reached.
    func fraction(of progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        // A curve may go back: the first place between even steps at which it crosses.
        let steps = 64
        var before = 0.0
        for step in 1...steps {
            let here = Double(step) / Double(steps)
            if self.progress(at: here) >= progress { return crossing(progress, before, here) }
            before = here
        }
        return 1
    }

    private func crossing(_ progress: Double, _ low: Double, _ high: Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
