import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// Scroll events of GDK in points.
enum ScrollConversion {
    /// What one notch of a wheel moves. Units: points.
    static let step: CGFloat = 53
    /// GTK's own scrolled windows move this much for each unit of a touch pad's delta.
    static let surfaceFactor: CGFloat = 2.5

    static func delta(dx: Double, dy: Double, unit: GdkScrollUnit) -> CGVector {
        let factor = unit == GDK_SCROLL_UNIT_SURFACE ? surfaceFactor : step
        let finite = { (value: Double) in value.isFinite ? CGFloat(value) * factor : 0 }
        return CGVector(dx: finite(dx), dy: finite(dy))
    }
}

/// The phase of a scroll: a wheel has none, fingers on a touch pad begin and end.
/// Contract: forget when the pointer leaves, since old touch pad drivers never tell the end.
struct ScrollPhases {
    private var isScrolling = false

    mutating func forget() { isScrolling = false }

    mutating func phase(isFinger: Bool, isStop: Bool) -> ScrollPhase {
        guard isFinger else { return .wheel }
        if isStop {
            isScrolling = false
            return .ended
        }
        defer { isScrolling = true }
        return isScrolling ? .changed : .began
    }
}
