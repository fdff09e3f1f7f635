import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct LayerHitTests {
    private let root = CALayer.box(0, 0, 100, 100)

    private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer.box(x, y, width, height)
        root.addSublayer(layer)
        return layer
    }

    @Test func theFrontmostIsHit() {
        let back = add(0, 0, 50, 50)
        let front = add(25, 25, 50, 50)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 10)) == nil)
    }

    @Test func thePointIsTheSuperlayers() {
        root.frame.origin = CGPoint(x: 1000, y: 0)
        let child = add(10, 10, 10, 10)
        #expect(root.hitTest(CGPoint(x: 1015, y: 15)) === child)
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) == nil)
    }

    @Test func hiddenLayersAreNot() {
        let child = add(0, 0, 50, 50)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    }

    @Test func whatHangsOutIsHitUnlessCutOff() {
        let child = add(90, 90, 50, 50)
        #expect(root.hitTest(CGPoint(x: 120, y: 120)) === child)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 120, y: 120)) == nil)
    }

    @Test func transformsCount() {
        let child = add(40, 40, 20, 20)
        child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(root.hitTest(CGPoint(x: 32, y: 32)) === child)
        child.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    }

    @Test func containsIsAskedForTheLayersOwnCoordinates() {
        #expect(root.contains(CGPoint(x: 99, y: 0)))
        root.bounds.origin.x = 50
        #expect(!root.contains(CGPoint(x: 10, y: 0)))
    }
}
