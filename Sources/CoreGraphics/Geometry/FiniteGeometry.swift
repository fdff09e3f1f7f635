import Foundation

// Paths and contexts drop what is not finite at their door, so that nothing behind it has to ask again.

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// False for the null rectangle too, whose origin is infinite.
    var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform {
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
