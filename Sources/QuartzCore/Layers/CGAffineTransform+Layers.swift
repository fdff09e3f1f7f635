import CoreGraphics

extension CGAffineTransform {
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}
