import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

@MainActor struct RandomInterruptionTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt64])
    func everyCompletionRunsExactlyOnce(seed: UInt64) {
        let walk = RandomWalk(seed)
        for step in 0..<300 {
            walk.take(step)
            #expect(walk.calls.values.allSatisfy { $0 <= 1 }, "seed \(seed), step \(step)")
        }
        walk.stage.pass(10)
        #expect(walk.calls.values.allSatisfy { $0 == 1 }, "seed \(seed): \(walk.calls.filter { $0.value != 1 })")
        for view in walk.views {
            #expect(view.layer.animationKeys() == nil, "seed \(seed)")
            #expect(view.animationsTakingTouches == 0, "seed \(seed)")
        }
        #expect(walk.stage.platform.nextMoment == nil, "seed \(seed)")
    }
}

/// Two views and everything that can be done to them, in an order that a seed decides.
@MainActor private final class RandomWalk {
    let stage = MotionStage()
    let views: [UIView]
    /// How often the completion of each step ran.
    private(set) var calls: [Int: Int] = [:]
    private var random: SeededRandom
    private var animators: [UIViewPropertyAnimator] = []

    init(_ seed: UInt64) {
        random = SeededRandom(seed)
        views = [stage.view, UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
    }

    private func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

    private func completion(_ step: Int) -> (Bool) -> Void {
        calls[step] = 0
        return { _ in self.calls[step, default: 0] += 1 }
    }

    private var activeAnimator: UIViewPropertyAnimator? {
        let active = animators.filter { $0.state == .active }
        return active.isEmpty ? nil : pick(active)
    }

    func take(_ step: Int) {
        let (view, other) = (pick(views), views[1])
        let number = CGFloat(Int.random(in: 0..<200, using: &random))
        let duration: TimeInterval = pick([0, -1, 0.05, 0.3, 2, .nan])
        let changes = {
            view.center.x = number
            if step % 3 == 0 { view.alpha = number / 200 }
            if step % 5 == 0 { view.backgroundColor = step % 2 == 0 ? .red : .blue }
            if step % 7 == 0 { view.transform = CGAffineTransform(rotationAngle: number) }
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: UIView.animate(withDuration: duration, animations: changes, completion: completion(step))
        case 3:
            UIView.animate(
                withDuration: duration, delay: duration, options: .beginFromCurrentState, animations: changes, completion: completion(step))
        case 4:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3, animations: changes,
                completion: completion(step))
        case 5: UIView.animate(springDuration: 0.3, bounce: 0.3, animations: changes, completion: completion(step))
        case 6:
            UIView.animateKeyframes(withDuration: duration, delay: 0, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: changes)
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = number }
            }, completion: completion(step))
        case 7:
            UIView.transition(
                with: view, duration: duration, options: .transitionCrossDissolve, animations: changes, completion: completion(step))
        case 8: view.layer.removeAllAnimations()
        case 9: if other.superview == nil { stage.window.addSubview(other) } else { other.removeFromSuperview() }
        case 10:
            let done = completion(step)
            let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8, animations: changes)
            animator.addCompletion { _ in done(true) }
            animator.startAnimation()
            animators.append(animator)
        case 11:
            activeAnimator?.pauseAnimation()
            if let animator = activeAnimator {
                animator.pauseAnimation()
                animator.fractionComplete = number / 200
                animator.isReversed.toggle()
            }
            for animator in animators where animator.state == .active && !animator.isRunning {
                animator.continueAnimation(withTimingParameters: step % 2 == 0 ? UISpringTimingParameters() : nil, durationFactor: 0)
            }
        case 12:
            if let animator = activeAnimator {
                animator.stopAnimation(false)
                animator.finishAnimation(at: pick([.start, .end, .current]))
            }
        default: stage.pass(Double.random(in: 0...0.2, using: &random))
        }
    }
}
