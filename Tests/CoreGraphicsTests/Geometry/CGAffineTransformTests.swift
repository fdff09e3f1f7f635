import CoreGraphics
import Foundation
import Testing

struct CGAffineTransformTests {
    private static let samples: [CGAffineTransform] = [
        .identity,
        CGAffineTransform(translationX: 12, y: -7.5),
        CGAffineTransform(scaleX: -3, y: 0.25),
        CGAffineTransform(rotationAngle: 1.1),
        CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 40, ty: -60),
    ]

    @Test(arguments: samples)
    func inverseUndoes(_ transform: CGAffineTransform) {
        let point = CGPoint(x: 3.25, y: -19)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
        #expect(isClose(point.applying(transform.concatenating(transform.inverted())), point))
    }

    @Test func concatenationAppliesTheLeftOneFirst() {
        let point = CGPoint(x: 1, y: 2)
        for first in Self.samples {
            for second in Self.samples {
                let both = point.applying(first.concatenating(second))
                #expect(isClose(both, point.applying(first).applying(second)))
            }
        }
    }

    @Test func chainedStepsComeBeforeTheTransform() {
        let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 20, y: 0))
        let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 3, y: 4)
        #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 13, y: 4))
        let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        #expect(isClose(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 10, y: 1)))
    }

    @Test func flatTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func emptyInitializerIsNotIdentity() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func sizesIgnoreTranslation() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: 15))
    }

    @Test func rectanglesBecomeTheirBoundingBox() {
        let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = CGFloat(2).squareRoot()
        #expect(isClose(turned.origin, CGPoint(x: -half, y: -half)))
        #expect(abs(turned.width - 2 * half) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
        #expect(
            CGRect(x: 0, y: 0, width: 2, height: 3).applying(CGAffineTransform(scaleX: -1, y: 1))
                == CGRect(x: -2, y: 0, width: 2, height: 3))
    }

    @Test func codesAsSixNumbers() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = CGVector(dx: 1.5, dy: -2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
    }
}
