package import CoreGraphics

/// Scroll events of GDK in points.
package enum ScrollConversion {
    /// What one notch of a wheel moves. Units: points.
    package static let step: CGFloat = 53
    /// GTK's own scrolled windows move this much for each unit of a touch pad's delta.
    package static let surfaceFactor: CGFloat = 2.5

    /// Shape: GDK counts either in notches or, `inSurfaceUnits`, in what a touch pad tells. Bad numbers are no motion.
    package static func delta(dx: Double, dy: Double, inSurfaceUnits: Bool) -> CGVector {
        let factor = inSurfaceUnits ? surfaceFactor : step
        let finite = { (value: Double) in value.isFinite ? CGFloat(value) * factor : 0 }
        return CGVector(dx: finite(dx), dy: finite(dy))
    }
}
