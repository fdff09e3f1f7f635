import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor struct UIViewPropertyAnimatorTests {
    private func linear(_ stage: MotionStage, _ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        let view = stage.view
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { stage.diary.append("\($0)") }
        return animator
    }

    @Test func itRunsAndEnds() {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        #expect(animator.state == .inactive && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
        stage.pass(0.25)
        #expect(near(stage.shown.position.x, 75))
        #expect(near(animator.fractionComplete, 0.25))
        stage.pass(0.75)
        #expect(stage.taken() == ["end"])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.layer.animationKeys() == nil && stage.shown.position.x == 150)
        stage.pass(0.1)
        #expect(stage.platform.nextMoment == nil)
    }

    @Test func itLivesUntilItIsOver() {
        let stage = MotionStage()
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = linear(stage)
            gone = animator
            animator.startAnimation()
        }
        stage.pass(1.1)
        #expect(stage.taken() == ["end"])
        #expect(gone == nil)
    }

    @Test func itIsMovedByHand() {
        let stage = MotionStage()
        let animator = linear(stage)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        #expect(near(stage.shown.position.x, 80))
        stage.pass(100)
        #expect(near(stage.shown.position.x, 80))
        for (fraction, place) in [(0.9, 140), (0, 50), (2, 150), (-1, 50), (.nan, 50)] as [(CGFloat, CGFloat)] {
            animator.fractionComplete = fraction
            #expect(near(stage.shown.position.x, place))
        }
        animator.fractionComplete = 0.5
        animator.startAnimation()
        stage.pass(0.25)
        #expect(near(stage.shown.position.x, 125))
        stage.pass(0.25)
        #expect(stage.taken() == ["end"])
    }

    @Test(arguments: [true, false])
    func aCurveIsScrubbedLinearlyOrNot(linearly: Bool) {
        let (stage, view) = MotionStage.make()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
        animator.scrubsLinearly = linearly
        animator.startAnimation()
        stage.pass(0.5)
        let eased = CGFloat(CAMediaTimingFunction(name: .easeIn).value(at: 0.5))
        #expect(near(stage.shown.position.x, 50 + 100 * eased, 1e-4))
        animator.pauseAnimation()
        #expect(near(stage.shown.position.x, 50 + 100 * eased, 1e-4))
        #expect(near(animator.fractionComplete, linearly ? eased : 0.5, 1e-6))
        animator.fractionComplete += 0
        #expect(near(stage.shown.position.x, 50 + 100 * eased, 1e-4))
        animator.fractionComplete = 0.5
        #expect(near(stage.shown.position.x, linearly ? 100 : 50 + 100 * eased, 1e-4))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(near(stage.shown.position.x, linearly ? 100 : 50 + 100 * eased, 1e-4))
        animator.stopAnimation(true)
    }

    @Test func itTurnsBack() {
        let (stage, view) = MotionStage.make()
        view.backgroundColor = .red
        let animator = linear(stage)
        animator.addAnimations { view.backgroundColor = .blue }
        animator.startAnimation()
        stage.pass(0.75)
        animator.isReversed = true
        #expect(near(stage.shown.position.x, 125))
        #expect(near(animator.fractionComplete, 0.25))
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 75))
        stage.pass(0.25)
        #expect(stage.taken() == ["start"])
        #expect(view.center.x == 50 && stage.shown.position.x == 50)
        #expect(view.backgroundColor?.cgColor.rgba.red == 1)
    }

    @Test func itGoesOnAtAnotherPace() {
        let stage = MotionStage()
        let animator = linear(stage)
        animator.startAnimation()
        stage.pass(0.5)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(1)
        #expect(near(stage.shown.position.x, 100 + 50 * CGFloat(CAMediaTimingFunction(name: .easeOut).value(at: 0.5)), 1e-4))
        stage.pass(1)
        #expect(stage.taken() == ["end"])
    }

    @Test func aSpringTakesOverFromAFinger() {
        let stage = MotionStage()
        let animator = linear(stage)
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 8, dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        let before = stage.shown.position.x
        stage.pass(0.0001)
        // Eight times the half of the way that is left, in a second.
        #expect(near((stage.shown.position.x - before) / 0.0001, 400, 10))
        var furthest: CGFloat = 0
        for _ in 0..<101 {
            stage.pass(0.01)
            furthest = max(furthest, stage.shown.position.x)
        }
        #expect(furthest > 160)
        #expect(stage.taken() == ["end"])
    }

    @Test func stoppingKeepsWhatIsSeen() {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        animator.startAnimation()
        stage.pass(0.25)
        animator.stopAnimation(true)
        #expect(near(view.center.x, 75) && animator.state == .inactive)
        stage.pass(5)
        #expect(stage.taken() == [])
    }

    @Test(arguments: [(.end, 150), (.start, 50), (.current, 75)] as [(UIViewAnimatingPosition, CGFloat)])
    func finishingSendsItSomewhere(position: UIViewAnimatingPosition, place: CGFloat) {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        animator.startAnimation()
        stage.pass(0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && near(view.center.x, 75))
        #expect(stage.taken() == [])
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && near(view.center.x, place))
        #expect(stage.taken() == ["\(position)"])
        animator.finishAnimation(at: .end)
        stage.pass(3)
        #expect(stage.taken() == [])
    }

    @Test func someBeginLaterAndSomeAreAddedOnTheWay() {
        let (stage, view) = MotionStage.make()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.pass(1)
        #expect(near(stage.shown.position.x, 50))
        animator.addAnimations { view.alpha = 0 }
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 100))
        #expect(near(CGFloat(stage.shown.opacity), 0.5))
        stage.pass(0.5)
        #expect(stage.shown.position.x == 150 && stage.shown.opacity == 0)
    }

    @Test func itWaitsFirst() {
        let stage = MotionStage()
        let animator = linear(stage)
        animator.startAnimation(afterDelay: 1)
        stage.pass(1)
        #expect(near(stage.shown.position.x, 50))
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(0.5)
        #expect(stage.taken() == ["end"])
    }

    @Test func itMayStayAtItsEnd() {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.pass(2)
        #expect(animator.state == .active && !animator.isRunning && stage.taken() == [])
        animator.isReversed = true
        animator.startAnimation()
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 100))
        animator.pausesOnCompletion = false
        stage.pass(0.5)
        #expect(stage.taken() == ["start"] && view.center.x == 50)
    }

    @Test func axesHaveTheirOwnSpeed() {
        let (stage, view) = MotionStage.make()
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 10, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        stage.pass(0.001)
        #expect(near((stage.shown.position.x - 50) / 0.001, 1000, 30))
        #expect(near((stage.shown.position.y - 50) / 0.001, 0, 30))
        stage.pass(1)
        #expect(stage.shown.position == CGPoint(x: 150, y: 150))
    }

    @Test func aSpringOfNumbersHasItsOwnDuration() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(abs(UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration - 1.4727) < 1e-3)
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters(dampingRatio: 1)).duration == 9)
        #expect(UIViewPropertyAnimator(duration: .nan, curve: .linear).duration == 0)
    }

    @Test func keyframesBelongToIt() {
        let (stage, view) = MotionStage.make()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            })
        }
        animator.fractionComplete = 0.25
        #expect(near(stage.shown.position.x, 100))
        animator.fractionComplete = 0.5
        #expect(near(stage.shown.position.x, 150))
        animator.startAnimation()
        stage.pass(0.5)
        #expect(near(stage.shown.position.x, 100))
        animator.stopAnimation(true)
    }

    @Test func aViewThatLeavesEndsIt() {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        animator.startAnimation()
        stage.pass(0.5)
        view.removeFromSuperview()
        stage.pass(0)
        #expect(stage.taken() == ["current"] && animator.state == .inactive)
    }

    @Test func pausedItAsksForNoFrames() {
        let stage = MotionStage()
        let animator = linear(stage)
        animator.startAnimation()
        stage.pass(0.5)
        animator.pauseAnimation()
        stage.pass(1)
        #expect(stage.platform.nextMoment == nil)
        animator.stopAnimation(true)
    }

    @Test func touchesAreItsChoice() {
        let (stage, view) = MotionStage.make()
        let animator = linear(stage)
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        #expect(view.animationsTakingTouches == 1)
        stage.pass(1)
        #expect(view.animationsTakingTouches == 0)
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 },
            completion: { stage.diary.append("running \($0)") })
        #expect(running.isRunning && view.animationsTakingTouches == 0)
        stage.pass(1)
        #expect(stage.taken() == ["end", "running end"])
    }
}
