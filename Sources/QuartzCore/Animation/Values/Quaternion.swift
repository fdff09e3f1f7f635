import Foundation

/// A rotation in space.
struct Quaternion: Equatable {
    /// The imaginary parts in x, y, z; the real part in w.
    var value: SIMD4<Double>

    static let identity = Quaternion(value: SIMD4(0, 0, 0, 1))

    init(value: SIMD4<Double>) { self.value = value }

    /// The rotation whose matrix has these rows, which are of length 1 and square to each other.
    init(rows r: [SIMD3<Double>]) {
        let (xx, yy, zz) = (r[0].x, r[1].y, r[2].z)
        // Through the largest part: the others are divided by it.
        let q: SIMD4<Double>
        if xx + yy + zz > 0 {
            let w = (1 + xx + yy + zz).squareRoot() / 2
            q = SIMD4((r[1].z - r[2].y) / (4 * w), (r[2].x - r[0].z) / (4 * w), (r[0].y - r[1].x) / (4 * w), w)
        } else if xx >= yy, xx >= zz {
            let x = max(1 + xx - yy - zz, 0).squareRoot() / 2
            q = SIMD4(x, (r[0].y + r[1].x) / (4 * x), (r[0].z + r[2].x) / (4 * x), (r[1].z - r[2].y) / (4 * x))
        } else if yy >= zz {
            let y = max(1 - xx + yy - zz, 0).squareRoot() / 2
            q = SIMD4((r[0].y + r[1].x) / (4 * y), y, (r[1].z + r[2].y) / (4 * y), (r[2].x - r[0].z) / (4 * y))
        } else {
            let z = max(1 - xx - yy + zz, 0).squareRoot() / 2
            q = SIMD4((r[0].z + r[2].x) / (4 * z), (r[1].z + r[2].y) / (4 * z), z, (r[0].y - r[1].x) / (4 * z))
        }
        let length = (q * q).sum().squareRoot()
        value = length > 0 ? q / length : SIMD4(0, 0, 0, 1)
    }

    /// First around x, then around y, then around z. Units: radians.
    init(angles: SIMD3<Double>) {
        let (sx, cx, sy, cy) = (sin(angles.x), cos(angles.x), sin(angles.y), cos(angles.y))
        let (sz, cz) = (sin(angles.z), cos(angles.z))
        func aroundZ(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(v.x * cz - v.y * sz, v.x * sz + v.y * cz, v.z) }
        self.init(rows: [
            aroundZ(SIMD3(cy, 0, -sy)), aroundZ(SIMD3(sx * sy, cx, sx * cy)), aroundZ(SIMD3(cx * sy, -sx, cx * cy)),
        ])
    }

    var angles: SIMD3<Double> {
        let r = rows
        return SIMD3(atan2(r[1].z, r[2].z), asin(max(-1, min(1, -r[0].z))), atan2(r[0].y, r[0].x))
    }

    var rows: [SIMD3<Double>] {
        let (x, y, z, w) = (value.x, value.y, value.z, value.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    var conjugate: Quaternion { Quaternion(value: value * SIMD4(-1, -1, -1, 1)) }

    static func * (a: Quaternion, b: Quaternion) -> Quaternion {
        let (p, q) = (a.value, b.value)
        return Quaternion(value: SIMD4(
            p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y, p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
            p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w, p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z))
    }

    /// The shorter way around, at an even speed; `t` may leave 0…1.
    static func slerp(_ a: Quaternion, _ b: Quaternion, _ t: Double) -> Quaternion {
        var end = b.value
        var cosine = (a.value * end).sum()
        if cosine < 0 { (end, cosine) = (-end, -cosine) }
        let angle = acos(min(cosine, 1))
        guard angle > 1e-9 else { return t < 0.5 ? a : Quaternion(value: end) }
        let s = sin(angle)
        return Quaternion(value: a.value * (sin((1 - t) * angle) / s) + end * (sin(t * angle) / s))
    }
}
