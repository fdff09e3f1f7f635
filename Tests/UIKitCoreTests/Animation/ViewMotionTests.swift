import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor struct ViewMotionTests {
    @Test func everythingOfAViewMoves() {
        let (stage, view) = MotionStage.make()
        view.backgroundColor = .red
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
            view.backgroundColor = .blue
            view.layer.cornerRadius = 10
            view.layer.shadowOpacity = 1
            view.alpha = 0
        })
        stage.pass(0.5)
        let shown = stage.shown
        #expect(near(shown.frame.minX, 50) && near(shown.frame.width, 150) && near(shown.frame.minY, 0))
        #expect(near(shown.backgroundColor?.rgba.red ?? 0, 0.5) && near(shown.backgroundColor?.rgba.blue ?? 0, 0.5))
        #expect(near(shown.cornerRadius, 5))
        #expect(near(CGFloat(shown.shadowOpacity), 0.5))
        #expect(near(CGFloat(shown.opacity), 0.5))
    }

    private final class Half: UIView {
        let inner = UIView()
        override func layoutSubviews() { inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height) }
    }

    @Test(arguments: [true, false])
    func layoutInTheBlockMovesToo(byOption: Bool) {
        let stage = MotionStage()
        let view = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.inner)
        stage.window.addSubview(view)
        stage.pass(0.1)
        UIView.animate(withDuration: 1, delay: 0, options: byOption ? [.curveLinear, .layoutSubviews] : .curveLinear, animations: {
            view.frame.size.width = 200
            if !byOption { view.layoutIfNeeded() }
        })
        stage.pass(0.5)
        #expect(view.inner.frame.width == 100)
        #expect(near(view.inner.layer.presentation()!.bounds.width, 75))
    }

    @Test func autoresizedSubviewsMoveAlong() {
        let (stage, view) = MotionStage.make()
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.size.width = 200 })
        stage.pass(0.5)
        #expect(near(inner.layer.presentation()!.bounds.width, 150))
    }

    @Test func outsideOfBlocksAndWithoutAnimationItJumps() {
        let (stage, view) = MotionStage.make()
        view.alpha = 0.5
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1, animations: {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0
            }
            #expect(UIView.areAnimationsEnabled)
            #expect(UIView.inheritedAnimationDuration == 1)
        }, completion: stage.note("done"))
        #expect(view.layer.animationKeys() == nil)
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: stage.note("disabled"))
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil)
        stage.pass(0)
        #expect(stage.taken() == ["done true", "disabled true"])
    }

    @Test func insideAnotherItTakesOverDurationAndCurve() {
        let (stage, view) = MotionStage.make()
        let inner = UIView(frame: view.bounds)
        stage.window.addSubview(inner)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: {
            view.alpha = 0
            UIView.animate(withDuration: 0.5, animations: { inner.alpha = 0 }, completion: stage.note("inner"))
        }, completion: stage.note("outer"))
        stage.pass(1)
        #expect(near(CGFloat(inner.layer.presentation()!.opacity), 0.5))
        stage.pass(1)
        #expect(stage.taken() == ["outer true", "inner true"])
        UIView.animate(withDuration: 2, animations: {
            view.alpha = 1
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { inner.alpha = 1 }, completion: stage.note("own"))
        })
        stage.pass(0.25)
        #expect(near(CGFloat(inner.layer.presentation()!.opacity), 0.5))
        stage.pass(0.25)
        #expect(stage.taken() == ["own true"])
    }

    @Test func thereAndBack() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 150 }, completion: stage.note("done"))
        stage.pass(1.5)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(0.5)
        #expect(stage.taken() == ["done true"])
        #expect(stage.shown.position.x == 150)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 50 }
        }, completion: stage.note("thrice"))
        stage.pass(5.5)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(0.5)
        #expect(stage.taken() == ["thrice true"])
    }

    @Test func touchesGoPastWhatMovesUnlessAllowed() {
        let (stage, view) = MotionStage.make()
        let point = CGPoint(x: 30, y: 30)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0.5 })
        #expect(stage.window.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1, animations: { view.center.y = 60 })
        #expect(stage.window.hitTest(point, with: nil) !== view)
        stage.pass(1)
        #expect(stage.window.hitTest(point, with: nil) === view)
    }

    @Test func hitTestsAskTheViewNotItsPicture() {
        let (stage, view) = MotionStage.make()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.center.x = 350 })
        stage.pass(0.1)
        #expect(stage.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 50), with: nil) !== view)
        #expect(view.layer.presentation()?.hitTest(CGPoint(x: 60, y: 50)) != nil)
    }

    @Test func aViewMadeInABlockDoesNotComeFlying() {
        let stage = MotionStage()
        UIView.animate(withDuration: 1, animations: {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            stage.window.addSubview(view)
            #expect(view.layer.animationKeys() == nil)
        })
    }

    private final class Slow: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            guard event == "opacity" else { return super.action(for: layer, forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = layer.presentation()?.opacity
            animation.duration = 9
            return animation
        }
    }

    @Test func anActionOfOnesOwnIsUsed() {
        let stage = MotionStage()
        let view = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.pass(0.1)
        view.alpha = 0
        view.center.x = 90
        #expect(view.layer.animationKeys() == ["opacity"])
        stage.pass(4.5)
        #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.5))
    }

    @Test func slowMotionStretchesEverything() {
        let (stage, view) = MotionStage.make()
        LayerAnimator.slowdown = 10
        defer { LayerAnimator.slowdown = 1 }
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 150 }, completion: stage.note("done"))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        stage.pass(5)
        #expect(near(CGFloat(stage.shown.opacity), 0.5))
        stage.pass(10)
        #expect(near(stage.shown.position.x, 100))
        stage.pass(5)
        #expect(stage.taken() == ["done true"])
    }

    @Test func reducedMotionIsTheAppsToFollow() {
        let (stage, view) = MotionStage.make()
        #expect(!UIAccessibility.isReduceMotionEnabled)
        stage.platform.settings.reducesMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    @Test func displayLinksAreCalledWithTheFrames() {
        let (stage, view) = MotionStage.make()
        var calls = 0
        let link = CADisplayLink { _ in
            calls += 1
            view.center.x += 1
        }
        link.add(to: .main, forMode: .common)
        let frames = stage.platform.windows[0].frames.count
        stage.pass(1)
        #expect((58...62).contains(calls))
        #expect((calls - 1...calls + 1).contains(stage.platform.windows[0].frames.count - frames))
        link.invalidate()
        stage.pass(1)
        #expect(stage.platform.nextMoment == nil)
    }
}
