import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerConversionTests {
    @Test func betweenSiblingsThroughTheirParent() {
        let root = CALayer.box(5, 5, 300, 300)
        let left = CALayer.box(10, 20, 50, 50)
        let right = CALayer.box(100, 40, 50, 50)
        root.addSublayer(left)
        root.addSublayer(right)
        #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -89, y: -18))
        #expect(left.convert(CGPoint(x: -89, y: -18), from: right) == CGPoint(x: 1, y: 2))
        let rect = CGRect(x: 0, y: 0, width: 5, height: 6)
        #expect(left.convert(rect, to: root) == CGRect(x: 10, y: 20, width: 5, height: 6))
    }

    @Test func nilIsOutsideTheOutermostLayer() {
        let root = CALayer.box(5, 6, 300, 300)
        let child = CALayer.box(10, 20, 50, 50)
        root.addSublayer(child)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
        #expect(child.convert(CGPoint(x: 15, y: 26), from: nil) == .zero)
    }

    @Test func scrolledBoundsMoveTheSublayers() {
        let root = CALayer.box(0, 0, 100, 100)
        let child = CALayer.box(10, 50, 20, 20)
        root.addSublayer(child)
        root.bounds.origin.y = 30
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 50))
    }

    @Test func rectanglesGrowToHoldWhatIsTurned() {
        let root = CALayer.box(0, 0, 100, 100)
        let child = CALayer.box(40, 45, 20, 10)
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        root.addSublayer(child)
        let rect = child.convert(child.bounds, to: root)
        #expect(abs(rect.minX - 45) < 1e-9 && abs(rect.minY - 40) < 1e-9)
        #expect(abs(rect.width - 10) < 1e-9 && abs(rect.height - 20) < 1e-9)
    }

    @Test func aFlattenedAncestorDoesNotDisturbItsDescendants() {
        let root = CALayer.box(0, 0, 100, 100)
        let holder = CALayer.box(0, 0, 100, 100)
        holder.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        let (a, b) = (CALayer.box(1, 1, 5, 5), CALayer.box(11, 21, 5, 5))
        root.addSublayer(holder)
        holder.addSublayer(a)
        holder.addSublayer(b)
        #expect(a.convert(CGPoint(x: 10, y: 20), to: b) == .zero)
    }

    @Test func sublayerTransformActsAroundTheAnchorPoint() {
        let root = CALayer.box(0, 0, 100, 100)
        let child = CALayer.box(60, 50, 10, 10)
        root.addSublayer(child)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 50))
        #expect(child.frame == CGRect(x: 60, y: 50, width: 10, height: 10))
    }

    @Test func depthComesNearerInPerspective() {
        let root = CALayer.box(0, 0, 100, 100)
        let child = CALayer.box(40, 40, 20, 20)
        root.addSublayer(child)
        root.sublayerTransform.m34 = -1 / 200
        child.zPosition = 100
        #expect(child.convert(child.bounds, to: root) == CGRect(x: 30, y: 30, width: 40, height: 40))
    }
}
