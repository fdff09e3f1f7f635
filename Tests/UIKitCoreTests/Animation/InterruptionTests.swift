import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

@MainActor struct InterruptionTests {
    private static let instant = 1e-5

    /// What a view shows of itself in numbers, and how fast they change.
    private func motion(_ stage: MotionStage) -> (values: [CGFloat], speeds: [CGFloat]) {
        func values() -> [CGFloat] {
            let shown = stage.shown
            return [shown.position.x, shown.position.y, shown.bounds.width, shown.transform.m11, shown.transform.m12]
        }
        let first = values()
        stage.pass(InterruptionTests.instant)
        return (first, zip(first, values()).map { ($1 - $0) / InterruptionTests.instant })
    }

    private func near(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= tolerance } }

    private func change(_ view: UIView, _ step: Int) {
        view.center = CGPoint(x: step * 90 % 400, y: step * 50 % 400)
        view.bounds.size.width = CGFloat(40 + step * 30 % 100)
        view.alpha = step % 2 == 0 ? 1 : 0.5
        view.transform = CGAffineTransform(rotationAngle: CGFloat(step % 3) * 0.4)
    }

    @Test(arguments: [true, false])
    func placeAndSpeedGoOnThroughEveryNewTarget(isSpring: Bool) {
        let (stage, view) = MotionStage.make()
        for step in 1...6 {
            let before = motion(stage)
            if isSpring {
                UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: { change(view, step) })
            } else {
                UIView.animate(withDuration: 0.8, animations: { change(view, step) })
            }
            let after = motion(stage)
            #expect(near(before.values, after.values, 0.05), "step \(step)")
            #expect(near(before.speeds, after.speeds, 2), "step \(step): \(before.speeds) \(after.speeds)")
            stage.pass(0.23)
        }
        stage.pass(2)
        #expect(stage.shown.position == view.center)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func fromTheCurrentStateTheOldOneEnds() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 10, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }, completion: stage.note("old"))
        stage.pass(5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear], animations: { view.center.x = 0 },
            completion: stage.note("new"))
        #expect(near([stage.shown.position.x], [100], 1e-6))
        stage.pass(0)
        #expect(stage.taken() == ["old false"])
        stage.pass(0.5)
        #expect(near([stage.shown.position.x], [50], 1e-6))
        stage.pass(0.5)
        #expect(stage.taken() == ["new true"])
    }

    @Test func aSpringFromTheCurrentStateTakesOverTheSpeed() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            view.center = CGPoint(x: 250, y: 150)
            view.bounds.size = CGSize(width: 300, height: 300)
        })
        stage.pass(0.5)
        let before = motion(stage)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .beginFromCurrentState,
            animations: {
                view.center = CGPoint(x: 350, y: 200)
                view.bounds.size = CGSize(width: 100, height: 100)
            })
        let after = motion(stage)
        #expect(near(before.values, after.values, 0.05))
        #expect(near(before.speeds, after.speeds, 3), "\(before.speeds) \(after.speeds)")
        #expect(before.speeds[0] > 150)
    }

    @Test func addingLetsBothEnd() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 2, animations: { view.center.x = 150 }, completion: stage.note("first"))
        stage.pass(0.5)
        UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: stage.note("second"))
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        stage.pass(3)
        #expect(stage.taken() == ["second true", "first true"])
    }

    @Test func anEndlessOneGivesWayToTheNext() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 150 }, completion: stage.note("endless"))
        stage.pass(7.5)
        #expect(near([stage.shown.position.x], [100], 1e-6))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 }, completion: stage.note("last"))
        #expect(near([stage.shown.position.x], [100], 1e-6))
        stage.pass(0.5)
        #expect(near([stage.shown.position.x], [50], 1e-6))
        stage.pass(0.5)
        #expect(stage.taken() == ["endless false", "last true"])
    }

    @Test func removalIsFalseOnceAndLater() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("removed"))
        stage.pass(0.5)
        view.layer.removeAllAnimations()
        #expect(stage.shown.position.x == 150)
        #expect(stage.taken() == [])
        stage.pass(5)
        #expect(stage.taken() == ["removed false"])
    }

    @Test func aViewThatLeavesEndsItsAnimations() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("gone"))
        stage.pass(0.5)
        view.removeFromSuperview()
        stage.pass(0)
        #expect(stage.taken() == ["gone false"])
    }

    @Test func aViewThatIsNowhereAnimatesByTheClock() {
        let stage = MotionStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: stage.note("nowhere"))
        stage.pass(0.5)
        #expect(stage.taken() == [])
        stage.pass(0.5)
        #expect(stage.taken() == ["nowhere true"])
    }

    @Test func aViewThatDiesEndsItsAnimations() {
        let stage = MotionStage()
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            gone = view
            UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { [weak view] in view?.alpha = 0 }, completion: stage.note("died"))
        }
        #expect(gone == nil)
        stage.pass(0)
        #expect(stage.taken() == ["died false"])
    }

    @Test func aHiddenWindowLetsThemEnd() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: stage.note("before"))
        stage.window.isHidden = true
        UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: stage.note("hidden"))
        stage.pass(1)
        #expect(stage.taken() == ["before true"])
        stage.pass(1)
        #expect(stage.taken() == ["hidden true"])
    }

    @Test func completionsMayAnimateTheSameView() {
        let (stage, view) = MotionStage.make()
        func next(_ count: Int) {
            UIView.animate(withDuration: 0.1, animations: { view.center.x += 10 }, completion: { finished in
                stage.diary.append("\(count) \(finished)")
                if count < 5 { next(count + 1) }
            })
        }
        next(1)
        stage.pass(0.501)
        #expect(stage.taken() == (1...5).map { "\($0) true" })
        #expect(view.center.x == 100)
    }
}
