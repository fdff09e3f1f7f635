import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor struct ImplicitAnimationTests {
    @Test func aLayerThatIsShownAnimatesByItself() {
        let stage = LayerStage()
        stage.layer.opacity = 0
        #expect(stage.shown.opacity == 1)
        #expect(stage.layer.animationKeys() == ["opacity"])
        stage.clock.advance(by: 0.125)
        #expect(near(CGFloat(stage.shown.opacity), 1 - CAMediaTimingFunction(name: .default).value(at: 0.5), 1e-6))
        stage.clock.advance(by: 0.125)
        #expect(stage.shown.opacity == 0)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func aNewValueBeginsWhereTheLayerIsSeen() {
        let stage = LayerStage()
        stage.layer.position.x = 110
        stage.clock.advance(by: 0.1)
        let seen = stage.shown.position.x
        #expect(seen > 20 && seen < 110)
        stage.layer.position.x = 0
        #expect(near(stage.shown.position.x, seen))
        stage.clock.advance(by: 0.25)
        #expect(stage.shown.position.x == 0)
    }

    @Test func theTransactionSaysHow() {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { stage.diary.append("done") }
        stage.layer.cornerRadius = 8
        CATransaction.commit()
        stage.clock.advance(by: 0.5)
        #expect(near(stage.shown.cornerRadius, 2))
        stage.clock.advance(by: 1.5)
        #expect(stage.taken() == ["done"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.cornerRadius = 0
        CATransaction.commit()
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func newLayersAndThoseOutOfSightDoNot() {
        let stage = LayerStage()
        let new = CALayer()
        new.opacity = 0.5
        stage.root.addSublayer(new)
        new.opacity = 0.25
        #expect(new.animationKeys() == nil)
        stage.frame()
        new.removeFromSuperlayer()
        new.opacity = 1
        #expect(new.animationKeys() == nil)
    }

    @Test func whoIsAsked() {
        final class Own: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "borderWidth" ? NSNull() : super.defaultAction(forKey: event)
            }
        }
        let stage = LayerStage()
        let layer = Own()
        stage.root.addSublayer(layer)
        stage.frame()
        layer.borderWidth = 3
        #expect(layer.animationKeys() == nil)
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        layer.delegate = StillDelegate.shared
        layer.cornerRadius = 3
        #expect(layer.animationKeys() == nil)
        layer.delegate = nil
        layer.cornerRadius = 4
        #expect(layer.animationKeys() == ["cornerRadius"])
        #expect(layer.action(forKey: "nothing that moves") == nil)
    }
}
