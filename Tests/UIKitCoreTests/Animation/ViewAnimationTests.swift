import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

@MainActor struct ViewAnimationTests {
    @Test func theViewHasItsValueAtOnceAndItIsSeenToFollow() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 })
        #expect(view.center.x == 150)
        #expect(near(stage.shown.position.x, 50))
        stage.pass(0.25)
        #expect(near(stage.shown.position.x, 75))
        stage.pass(0.25)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(0.5)
        #expect(view.layer.animationKeys() == nil)
        #expect(stage.shown.position.x == 150)
    }

    @Test func theUsualCurveIsEaseInOut() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 2) { view.alpha = 0 }
        stage.pass(0.5)
        let expected = 1 - CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
        #expect(near(CGFloat(stage.shown.opacity), CGFloat(expected)))
    }

    @Test func completionRunsOnceAtTheEnd() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: stage.note("done"))
        stage.pass(0.499)
        #expect(stage.taken() == [])
        stage.pass(0.001)
        #expect(stage.taken() == ["done true"])
        stage.pass(5)
        #expect(stage.taken() == [])
    }

    @Test func delayHoldsTheOldLook() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear, animations: { view.center.x = 150 }, completion: stage.note("done"))
        stage.pass(2)
        #expect(near(stage.shown.position.x, 50))
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 100))
        #expect(stage.taken() == [])
        stage.pass(0.5)
        #expect(stage.taken() == ["done true"])
    }

    @Test(arguments: [0, -1, .nan, -.infinity] as [TimeInterval])
    func noTimeIsAtOnceWithACompletionInTheNextTurn(duration: TimeInterval) {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: duration, delay: duration, animations: { view.center.x = 150 }, completion: stage.note("done"))
        #expect(stage.shown.position.x == 150)
        #expect(stage.taken() == [])
        stage.pass(0)
        #expect(stage.taken() == ["done true"])
    }

    @Test func aBlockThatChangesNothingEndsWithTheTurn() {
        let stage = MotionStage()
        UIView.animate(withDuration: 3, animations: {}, completion: stage.note("done"))
        stage.pass(0)
        #expect(stage.taken() == ["done true"])
    }

    @Test func aSpringGoesBeyondAndComesToRest() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, animations: { view.center.x = 150 })
        var furthest: CGFloat = 0
        for _ in 0..<100 {
            stage.pass(0.01)
            furthest = max(furthest, stage.shown.position.x)
        }
        #expect(furthest > 160)
        #expect(stage.shown.position.x == 150)
    }

    @Test func retargetingIsSmooth() {
        let (stage, view) = MotionStage.make()
        func speed() -> CGFloat {
            let before = stage.shown.position.x
            stage.pass(0.0001)
            return (stage.shown.position.x - before) / 0.0001
        }
        UIView.animate(withDuration: 1, animations: { view.center.x = 250 })
        stage.pass(0.4)
        let (place, velocity) = (stage.shown.position.x, speed())
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: { view.center.x = 0 })
        #expect(near(stage.shown.position.x, place, 0.1))
        #expect(near(speed(), velocity, 5))
        stage.pass(2)
        #expect(stage.shown.position.x == 0)
    }

    @Test func framesComeWhileItMovesAndThenNoMore() {
        let (stage, view) = MotionStage.make()
        let window = stage.platform.windows[0]
        stage.pass(1)
        let before = window.frames.count
        UIView.animate(withDuration: 1, animations: { view.center.x = 250 })
        stage.pass(2)
        #expect((58...64).contains(window.frames.count - before))
        #expect(stage.platform.nextMoment == nil)
    }
}
