import CoreGraphics
import Foundation
import QuartzCore
import Testing

struct CATransform3DTests {
    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let difference = [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
            a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
            a.m43 - b.m43, a.m44 - b.m44,
        ]
        return difference.allSatisfy { abs($0) < 1e-9 }
    }

    /// A matrix in which no two numbers play the same part.
    private var busy: CATransform3D {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DScale(t, 2, 3, 0.5)
        t = CATransform3DTranslate(t, 5, -7, 11)
        t.m34 = -1 / 500
        t.m14 = 0.001
        return t
    }

    @Test func identityIsIdentityAndZeroIsNot() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DEqualToTransform(CATransform3DConcat(busy, CATransform3DIdentity), busy))
        #expect(CATransform3DEqualToTransform(CATransform3DConcat(CATransform3DIdentity, busy), busy))
    }

    @Test func translateScaleAndRotateActBeforeTheTransform() {
        let scaled = CATransform3DMakeScale(2, 3, 4)
        let t = CATransform3DTranslate(scaled, 1, 1, 1)
        #expect([t.m41, t.m42, t.m43] == [2, 3, 4])
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        let s = CATransform3DScale(moved, 2, 2, 2)
        #expect([s.m41, s.m42, s.m43, s.m11] == [1, 2, 3, 2])
        let r = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
        #expect([r.m41, r.m42, r.m43] == [1, 2, 3])
        #expect(abs(r.m12 - 1) < 1e-12)
    }

    @Test func rotationAroundZIsThePlanesRotation() {
        let flat = CGAffineTransform(rotationAngle: 0.3)
        #expect(isNear(CATransform3DMakeRotation(0.3, 0, 0, 5), CATransform3DMakeAffineTransform(flat)))
    }

    @Test func rotationTurnsEachAxisTowardsTheNext() {
        // x → y around z, y → z around x, z → x around y.
        #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).m12 - 1) < 1e-12)
        #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-12)
        #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-12)
    }

    @Test func rotationAroundNoAxisIsTheIdentity() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func rotationByThirdOfATurnAroundTheDiagonalSwapsAxes() {
        let t = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
        #expect(abs(t.m12 - 1) < 1e-12 && abs(t.m23 - 1) < 1e-12 && abs(t.m31 - 1) < 1e-12)
    }

    @Test func inverseUndoes() {
        #expect(isNear(CATransform3DConcat(busy, CATransform3DInvert(busy)), CATransform3DIdentity))
        #expect(isNear(CATransform3DConcat(CATransform3DInvert(busy), busy), CATransform3DIdentity))
    }

    @Test func whatCannotBeUndoneStaysItself() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func affineGoesInAndComesOut() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(busy))
    }

    @Test func projectionOfAnAffineMatrixIsItself() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DMakeAffineTransform(m).projection == m)
    }

    @Test func projectionTouchesPerspectiveAtTheOrigin() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        let turned = CATransform3DMakeRotation(0.5, 0, 1, 0)
        let moved = CATransform3DConcat(turned, CATransform3DMakeTranslation(30, 20, 50))
        let t = CATransform3DConcat(moved, perspective)
        func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let w = x * t.m14 + y * t.m24 + t.m44
            return CGPoint(x: (x * t.m11 + y * t.m21 + t.m41) / w, y: (x * t.m12 + y * t.m22 + t.m42) / w)
        }
        let h: CGFloat = 1e-5
        let seen = t.projection
        #expect(abs(seen.tx - project(0, 0).x) < 1e-9 && abs(seen.ty - project(0, 0).y) < 1e-9)
        #expect(abs(seen.a - (project(h, 0).x - project(-h, 0).x) / (2 * h)) < 1e-6)
        #expect(abs(seen.b - (project(h, 0).y - project(-h, 0).y) / (2 * h)) < 1e-6)
        #expect(abs(seen.c - (project(0, h).x - project(0, -h).x) / (2 * h)) < 1e-6)
        #expect(abs(seen.d - (project(0, h).y - project(0, -h).y) / (2 * h)) < 1e-6)
    }

    @Test func nothingIsSeenBehindTheViewer() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        let t = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 150), perspective)
        #expect(t.projection == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    }
}
