import Foundation

extension CATransform3D {
    typealias Row = SIMD4<Double>

    var row1: Row { Row(m11, m12, m13, m14) }
    var row2: Row { Row(m21, m22, m23, m24) }
    var row3: Row { Row(m31, m32, m33, m34) }
    var row4: Row { Row(m41, m42, m43, m44) }

    init(_ row1: Row, _ row2: Row, _ row3: Row, _ row4: Row) {
        self.init(
            m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w, m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
            m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w, m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
    }

    func equals(_ other: CATransform3D) -> Bool {
        row1 == other.row1 && row2 == other.row2 && row3 == other.row3 && row4 == other.row4
    }

    func concatenating(_ other: CATransform3D) -> CATransform3D {
        func product(_ row: Row) -> Row {
            row.x * other.row1 + row.y * other.row2 + row.z * other.row3 + row.w * other.row4
        }
        return CATransform3D(product(row1), product(row2), product(row3), product(row4))
    }

    /// Nil when no matrix undoes this one.
    var inverse: CATransform3D? {
        // The 2×2 minors of the upper and of the lower two rows.
        let u0 = m11 * m22 - m21 * m12
        let u1 = m11 * m23 - m21 * m13
        let u2 = m11 * m24 - m21 * m14
        let u3 = m12 * m23 - m22 * m13
        let u4 = m12 * m24 - m22 * m14
        let u5 = m13 * m24 - m23 * m14
        let l0 = m31 * m42 - m41 * m32
        let l1 = m31 * m43 - m41 * m33
        let l2 = m31 * m44 - m41 * m34
        let l3 = m32 * m43 - m42 * m33
        let l4 = m32 * m44 - m42 * m34
        let l5 = m33 * m44 - m43 * m34
        let determinant = u0 * l5 - u1 * l4 + u2 * l3 + u3 * l2 - u4 * l1 + u5 * l0
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return CATransform3D(
            k * Row(m22 * l5 - m23 * l4 + m24 * l3, -m12 * l5 + m13 * l4 - m14 * l3,
                    m42 * u5 - m43 * u4 + m44 * u3, -m32 * u5 + m33 * u4 - m34 * u3),
            k * Row(-m21 * l5 + m23 * l2 - m24 * l1, m11 * l5 - m13 * l2 + m14 * l1,
                    -m41 * u5 + m43 * u2 - m44 * u1, m31 * u5 - m33 * u2 + m34 * u1),
            k * Row(m21 * l4 - m22 * l2 + m24 * l0, -m11 * l4 + m12 * l2 - m14 * l0,
                    m41 * u4 - m42 * u2 + m44 * u0, -m31 * u4 + m32 * u2 - m34 * u0),
            k * Row(-m21 * l3 + m22 * l1 - m23 * l0, m11 * l3 - m12 * l1 + m13 * l0,
                    -m41 * u3 + m42 * u1 - m43 * u0, m31 * u3 - m32 * u1 + m33 * u0))
    }
}
