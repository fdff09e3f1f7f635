import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor struct KeyframesAndTransitionsTests {
    private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    @Test func keyframesFollowEachOther() {
        let (stage, view) = MotionStage.make()
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: KeyframesAndTransitionsTests.linear, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
        }, completion: stage.note("done"))
        #expect(view.center.x == 250)
        var seen: [CGFloat] = []
        for _ in 0..<8 {
            seen.append(stage.shown.position.x.rounded())
            stage.pass(0.25)
        }
        #expect(seen == [50, 100, 150, 150, 150, 175, 200, 225])
        #expect(stage.taken() == ["done true"])
    }

    @Test func theCurveIsThatOfTheWhole() {
        let (stage, view) = MotionStage.make()
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
        })
        stage.pass(0.25)
        #expect(near(stage.shown.position.x, 50 + 100 * CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25))))
    }

    @Test func modesAreKept() {
        let (stage, view) = MotionStage.make()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [KeyframesAndTransitionsTests.linear, .calculationModeDiscrete], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
        })
        stage.pass(0.75)
        #expect(stage.shown.position.x == 150)
    }

    @Test func keyframesAddToWhatMovesAlready() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, animations: { view.center.x = 150 })
        stage.pass(0.5)
        let before = stage.shown.position.x
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 0 }
        })
        #expect(near(stage.shown.position.x, before))
    }

    @Test func strangeKeyframesAreNoHarm() {
        let (stage, view) = MotionStage.make()
        UIView.animateKeyframes(withDuration: 1, delay: .nan, animations: {
            UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 2, relativeDuration: 9) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: .infinity) { view.alpha = 0 }
        }, completion: stage.note("done"))
        stage.pass(0.5)
        #expect(stage.shown.position.x.isFinite)
        stage.pass(0.5)
        #expect(stage.taken() == ["done true"])
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 7 }
        #expect(view.center.x == 7)
    }

    private func node(_ view: UIView) -> RenderNode { LayerRecorder.recordContents(of: view.layer) }

    @Test func aCrossDissolveIsFromTheOldToTheNew() {
        let (stage, view) = MotionStage.make()
        view.backgroundColor = .red
        stage.pass(0.1)
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: {
            view.backgroundColor = .blue
            view.center.x = 90
        }, completion: stage.note("done"))
        // Changes inside a transition do not move besides.
        #expect(view.layer.animationKeys() == ["transition"])
        stage.pass(0.25)
        guard case .crossFade(_, _, let progress) = node(view).content else {
            Issue.record("no fade")
            return
        }
        #expect(near(progress, 0.25, 0.02))
        stage.pass(0.75)
        #expect(stage.taken() == ["done true"])
        if case .crossFade = node(view).content { Issue.record("still fading") }
    }

    @Test func aFlipTurnsAndShowsTheBack() {
        let (stage, view) = MotionStage.make()
        view.backgroundColor = .red
        stage.pass(0.1)
        UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: { view.backgroundColor = .blue })
        func seen() -> (blue: CGFloat, width: CGFloat) {
            guard case .transform(let child, let map) = node(view).content, case .color(let color, _) = child.content else { return (-1, -1) }
            return (color.rgba.blue, map.a)
        }
        stage.pass(0.25)
        #expect(near(seen().width, cos(.pi / 4), 0.05) && seen().blue == 0)
        stage.pass(0.5)
        #expect(near(seen().width, cos(.pi / 4), 0.05) && seen().blue == 1)
    }

    @Test func fromViewToView() {
        let (stage, view) = MotionStage.make()
        let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(old)
        UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve, completion: stage.note("done"))
        #expect(old.superview == nil && new.superview === view)
        #expect(view.layer.animationKeys() == ["transition"])
        stage.pass(1)
        #expect(stage.taken() == ["done true"])
        view.addSubview(old)
        UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews, completion: stage.note("hidden"))
        #expect(new.isHidden && new.superview === view)
        UIView.transition(from: UIView(), to: new, duration: 1, completion: stage.note("nowhere"))
        stage.pass(0)
        #expect(stage.taken() == ["hidden true", "nowhere true"])
    }
}
