package import CoreGraphics
import Foundation

extension CATransform3D {
    /// The affine map that touches, at the origin, what a viewer sees of the plane z = 0.
    /// Shape: exact for affine matrices; for perspective it is the best straight-lined picture around the origin; for a
    /// plane at or behind the viewer it is all zeros (nothing is seen).
    package var projection: CGAffineTransform {
        guard m44 > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
        let x = m41 / m44
        let y = m42 / m44
        return CGAffineTransform(
            a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44,
            c: (m21 - x * m24) / m44, d: (m22 - y * m24) / m44, tx: x, ty: y)
    }

    var isFinite: Bool { (row1 + row2 + row3 + row4).sum().isFinite }
}
