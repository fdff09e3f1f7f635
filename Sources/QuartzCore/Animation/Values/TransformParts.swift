import Foundation

/// A matrix taken apart into what moves on its own: also the difference of two, whose parts add to those of the second.
struct TransformParts: Equatable {
    var translation = SIMD3<Double>(repeating: 0)
    var scale = SIMD3<Double>(repeating: 1)
    /// x along y, x along z, y along z.
    var skew = SIMD3<Double>(repeating: 0)
    var rotation = Quaternion.identity
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init() {}

    /// Nil for a matrix that has a perspective and cannot be inverted.
    init?(_ matrix: CATransform3D) {
        guard matrix.m44 != 0 else { return nil }
        let k = 1 / matrix.m44
        var rows = [matrix.row1 * k, matrix.row2 * k, matrix.row3 * k].map { SIMD3($0.x, $0.y, $0.z) }
        translation = SIMD3<Double>(matrix.m41, matrix.m42, matrix.m43) * k
        let column = SIMD4<Double>(matrix.m14, matrix.m24, matrix.m34, matrix.m44) * k
        if column != SIMD4(0, 0, 0, 1) {
            guard let solved = Self.perspective(column, rows, translation) else { return nil }
            perspective = solved
        }
        let isFlat = rows[2] == SIMD3(0, 0, 1) && rows[0].z == 0 && rows[1].z == 0
        if isFlat { flatParts(&rows) } else { spatialParts(&rows) }
        rotation = Quaternion(rows: rows)
    }

    /// The matrix made of the parts: scale, skew, rotation, translation, perspective.
    var matrix: CATransform3D {
        let r = rotation.rows
        let x = scale.x * r[0]
        let y = scale.y * (r[1] + skew.x * r[0])
        let z = scale.z * (r[2] + skew.z * r[1] + skew.y * r[0])
        let t = translation
        func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
            let v = SIMD4(v.x, v.y, v.z, w)
            return SIMD4(v.x, v.y, v.z, (v * perspective).sum())
        }
        return CATransform3D(row(x, 0), row(y, 0), row(z, 0), row(t, 1))
    }

    private static func perspective(
        _ column: SIMD4<Double>, _ rows: [SIMD3<Double>], _ t: SIMD3<Double>
    ) -> SIMD4<Double>? {
        func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(v.x, v.y, v.z, w) }
        let affine = CATransform3D(row(rows[0], 0), row(rows[1], 0), row(rows[2], 0), row(t, 1))
        guard let inverse = affine.inverse else { return nil }
        return SIMD4(
            (inverse.row1 * column).sum(), (inverse.row2 * column).sum(),
            (inverse.row3 * column).sum(), (inverse.row4 * column).sum())
    }

    /// In the plane a mirrored axis stays a negative scale, so that it flips through nothing instead of turning in space.
    private mutating func flatParts(_ rows: inout [SIMD3<Double>]) {
        let isMirrored = rows[0].x * rows[1].y - rows[0].y * rows[1].x < 0
        let mirrorsX = isMirrored && rows[0].x < rows[1].y
        scale.x = length(rows[0]) * (mirrorsX ? -1 : 1)
        if scale.x != 0 {
            rows[0] /= scale.x
        } else {
            // A flattened axis has lost its direction: it is square to the other.
            let other = length(rows[1])
            rows[0] = other > 0 ? SIMD3(rows[1].y, -rows[1].x, 0) / other : SIMD3(1, 0, 0)
        }
        let along = dot(rows[0], rows[1])
        rows[1] -= along * rows[0]
        scale.y = length(rows[1]) * (isMirrored && !mirrorsX ? -1 : 1)
        let square = SIMD3(-rows[0].y, rows[0].x, 0)
        rows[1] = square
        skew.x = scale.y != 0 ? along / scale.y : 0
    }

    private mutating func spatialParts(_ rows: inout [SIMD3<Double>]) {
        let fallback = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
        func normalized(_ v: SIMD3<Double>, _ length: Double, _ index: Int) -> SIMD3<Double> {
            length > 0 ? v / length : fallback[index]
        }
        scale.x = length(rows[0])
        rows[0] = normalized(rows[0], scale.x, 0)
        let xy = dot(rows[0], rows[1])
        rows[1] -= xy * rows[0]
        scale.y = length(rows[1])
        rows[1] = normalized(rows[1], scale.y, 1)
        let (xz, yz) = (dot(rows[0], rows[2]), dot(rows[1], rows[2]))
        rows[2] -= xz * rows[0] + yz * rows[1]
        scale.z = length(rows[2])
        rows[2] = normalized(rows[2], scale.z, 2)
        skew = SIMD3(
            scale.y != 0 ? xy / scale.y : 0, scale.z != 0 ? xz / scale.z : 0, scale.z != 0 ? yz / scale.z : 0)
        if dot(rows[0], cross(rows[1], rows[2])) < 0 {
            scale = -scale
            rows = rows.map { -$0 }
        }
    }
}

extension TransformParts {
    /// What is added to a matrix without changing it.
    static var nothing: TransformParts {
        var parts = TransformParts()
        parts.scale = SIMD3(repeating: 0)
        parts.perspective = SIMD4(repeating: 0)
        return parts
    }

    static func interpolate(_ a: TransformParts, _ b: TransformParts, _ t: Double) -> TransformParts {
        var parts = TransformParts()
        parts.translation = a.translation + (b.translation - a.translation) * t
        parts.scale = a.scale + (b.scale - a.scale) * t
        parts.skew = a.skew + (b.skew - a.skew) * t
        parts.perspective = a.perspective + (b.perspective - a.perspective) * t
        parts.rotation = .slerp(a.rotation, b.rotation, t)
        return parts
    }

    func adding(_ other: TransformParts) -> TransformParts {
        var parts = self
        parts.translation += other.translation
        parts.scale += other.scale
        parts.skew += other.skew
        parts.perspective += other.perspective
        parts.rotation = other.rotation * rotation
        return parts
    }

    /// What has to be added to `other` to get these.
    func subtracting(_ other: TransformParts) -> TransformParts {
        var parts = self
        parts.translation -= other.translation
        parts.scale -= other.scale
        parts.skew -= other.skew
        parts.perspective -= other.perspective
        parts.rotation = rotation * other.rotation.conjugate
        return parts
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
