import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct LayerAnimationTests {
    private func basic(_ keyPath: String, _ from: Any?, _ to: Any?, by: Any? = nil, duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = duration
        return animation
    }

    @Test func anAnimationShowsWithoutChangingTheLayer() {
        let stage = LayerStage()
        stage.layer.add(basic("opacity", 0, 1.0), forKey: "fade")
        stage.clock.advance(by: 0.25)
        #expect(near(CGFloat(stage.shown.opacity), 0.25))
        #expect(stage.layer.opacity == 1)
        #expect(stage.layer.animationKeys() == ["fade"])
        stage.clock.advance(by: 0.75)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.shown.opacity == 1)
    }

    @Test(arguments: [
        (10, 30, nil, 15), (10, nil, 8, 12), (nil, 30, 8, 24), (10, nil, nil, 32.5), (nil, 30, nil, 82.5), (nil, nil, 8, 102),
    ] as [(Double?, Double?, Double?, Double)])
    func whatIsNotSaidIsWhatTheLayerHas(from: Double?, to: Double?, by: Double?, quarter: Double) {
        let stage = LayerStage()
        CATransaction.setDisableActions(true)
        stage.layer.cornerRadius = 100
        stage.layer.add(basic("cornerRadius", from, to, by: by), forKey: nil)
        stage.clock.advance(by: 0.25)
        #expect(near(stage.shown.cornerRadius, CGFloat(quarter)))
    }

    @Test func additionsAddUp() {
        let stage = LayerStage()
        for (index, amount) in [40.0, 8].enumerated() {
            let animation = basic("position.x", amount, 0)
            animation.isAdditive = true
            stage.layer.add(animation, forKey: "\(index)")
        }
        #expect(near(stage.shown.position.x, 58))
        stage.clock.advance(by: 0.5)
        #expect(near(stage.shown.position.x, 34))
        #expect(near(stage.shown.position.y, 10))
    }

    @Test func roundsReversalAndAccumulation() {
        let stage = LayerStage()
        let animation = basic("zPosition", 0, 10)
        animation.repeatCount = 3
        animation.isCumulative = true
        stage.layer.add(animation, forKey: nil)
        stage.clock.advance(by: 2.5)
        #expect(near(stage.shown.zPosition, 25))
        let swing = basic("borderWidth", 0, 10)
        swing.autoreverses = true
        swing.repeatDuration = 3
        stage.layer.add(swing, forKey: "swing")
        stage.clock.advance(by: 1.25)
        #expect(near(stage.shown.borderWidth, 7.5))
        stage.clock.advance(by: 1.5)
        #expect(near(stage.shown.borderWidth, 7.5))
        stage.clock.advance(by: 0.25)
        #expect(stage.layer.animation(forKey: "swing") == nil)
    }

    @Test func beginSpeedOffsetAndFill() {
        let stage = LayerStage()
        let late = basic("opacity", 0, 1)
        late.beginTime = CACurrentMediaTime() + 2
        stage.layer.add(late, forKey: nil)
        let lateFilled = basic("cornerRadius", 10, 20)
        lateFilled.beginTime = CACurrentMediaTime() + 2
        lateFilled.fillMode = .backwards
        stage.layer.add(lateFilled, forKey: nil)
        let fast = basic("borderWidth", 0, 8)
        fast.speed = 2
        stage.layer.add(fast, forKey: nil)
        let midway = basic("zPosition", 0, 8)
        midway.timeOffset = 0.75
        stage.layer.add(midway, forKey: nil)
        let back = basic("shadowRadius", 0, 8)
        back.speed = -1
        stage.layer.add(back, forKey: nil)
        stage.clock.advance(by: 0.25)
        #expect(stage.shown.opacity == 1)
        #expect(stage.shown.cornerRadius == 10)
        #expect(near(stage.shown.borderWidth, 4))
        #expect(near(stage.shown.zPosition, 8))
        #expect(near(stage.shown.shadowRadius, 6))
        stage.clock.advance(by: 0.25)
        #expect(near(stage.shown.zPosition, 2))
        stage.clock.advance(by: 2)
        #expect(near(CGFloat(stage.shown.opacity), 0.5))
        #expect(near(stage.shown.cornerRadius, 15))
    }

    @Test func whatIsNotRemovedStays() {
        let stage = LayerStage()
        let animation = basic("opacity", 0, 0.5)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.delegate = DiaryDelegate(stage, "a")
        stage.layer.add(animation, forKey: "a")
        stage.clock.advance(by: 5)
        #expect(stage.shown.opacity == 0.5)
        #expect(stage.taken() == ["a starts", "a true"])
        stage.frame()
        #expect(!stage.isMoving)
        #expect(stage.clock.isQuiet)
        stage.layer.removeAnimation(forKey: "a")
        stage.clock.advance(by: 0)
        #expect(stage.shown.opacity == 1)
        #expect(stage.taken() == [])
    }

    @Test func delegatesHearOfEndsInTheirOrder() {
        let stage = LayerStage()
        for (name, duration) in [("long", 2.0), ("short", 1), ("also short", 1), ("removed", 9)] {
            let animation = basic("opacity", 0, 1, duration: duration)
            animation.delegate = DiaryDelegate(stage, name)
            stage.layer.add(animation, forKey: name)
        }
        stage.clock.advance(by: 0.5)
        #expect(stage.taken() == ["long starts", "short starts", "also short starts", "removed starts"])
        stage.layer.removeAnimation(forKey: "removed")
        #expect(stage.taken() == [])
        stage.clock.advance(by: 5)
        #expect(stage.taken() == ["removed false", "short true", "also short true", "long true"])
    }

    @Test func theSameKeyTakesThePlace() {
        let stage = LayerStage()
        for name in ["first", "second"] {
            let animation = basic("opacity", 0, 1)
            animation.delegate = DiaryDelegate(stage, name)
            stage.layer.add(animation, forKey: "key")
        }
        stage.clock.advance(by: 2)
        #expect(stage.taken() == ["second starts", "first false", "second true"])
    }

    @Test(arguments: [0, -1, .nan] as [TimeInterval])
    func noTimeIsOverAtOnce(duration: TimeInterval) {
        let stage = LayerStage()
        CATransaction.begin()
        if duration == 0 { CATransaction.setAnimationDuration(0) }
        let animation = basic("opacity", 0, 0.5, duration: duration)
        animation.delegate = DiaryDelegate(stage, "a")
        stage.layer.add(animation, forKey: nil)
        CATransaction.commit()
        stage.clock.advance(by: 0)
        #expect(stage.taken() == ["a starts", "a true"])
    }

    @Test func aYearIsNoMatter() {
        let stage = LayerStage()
        let year: TimeInterval = 365 * 24 * 3600
        let animation = basic("opacity", 0, 1, duration: year)
        animation.delegate = DiaryDelegate(stage, "a")
        stage.layer.add(animation, forKey: nil)
        stage.clock.advance(by: year / 2)
        #expect(near(CGFloat(stage.shown.opacity), 0.5, 1e-6))
        stage.clock.advance(by: year / 2)
        #expect(stage.taken() == ["a starts", "a true"])
    }

    @Test func theTransactionWaitsForItsAnimations() {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setCompletionBlock { stage.diary.append("transaction") }
        let animation = basic("opacity", 0, 1, duration: 0)
        animation.delegate = DiaryDelegate(stage, "a")
        stage.layer.add(animation, forKey: nil)
        CATransaction.commit()
        stage.clock.advance(by: 2.9)
        #expect(stage.taken() == ["a starts"])
        stage.clock.advance(by: 0.1)
        #expect(stage.taken() == ["a true", "transaction"])
    }

    @Test func aLayerThatLeftItsTreeEndsItsAnimations() {
        let stage = LayerStage()
        for (layer, name) in [(stage.layer, "left"), (CALayer(), "nowhere")] {
            let animation = basic("opacity", 0, 1)
            animation.delegate = DiaryDelegate(stage, name)
            layer.add(animation, forKey: "fade")
        }
        stage.clock.advance(by: 0)
        #expect(stage.taken() == ["left starts", "nowhere false"])
        // Away and back within a turn is no leaving.
        stage.layer.removeFromSuperlayer()
        stage.root.addSublayer(stage.layer)
        stage.clock.advance(by: 0.5)
        #expect(stage.taken() == [])
        stage.layer.removeFromSuperlayer()
        stage.clock.advance(by: 0)
        #expect(stage.taken() == ["left false"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func aLayerOutsideOfAnyTreeAnimatesByTheClock() {
        let stage = LayerStage()
        let layer = CALayer()
        let animation = basic("opacity", 0, 1)
        animation.delegate = DiaryDelegate(stage, "a")
        layer.add(animation, forKey: "fade")
        stage.clock.advance(by: 1)
        #expect(stage.taken() == ["a starts", "a true"])
    }

    @Test func layersHaveTheirOwnTime() {
        let stage = LayerStage()
        stage.layer.add(basic("opacity", 0, 1), forKey: "fade")
        stage.clock.advance(by: 0.25)
        // Pausing, as it is usually written.
        let paused = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
        stage.root.speed = 0
        stage.root.timeOffset = paused
        stage.clock.advance(by: 10)
        #expect(near(CGFloat(stage.shown.opacity), 0.25, 1e-6))
        stage.root.speed = 1
        stage.root.timeOffset = 0
        stage.root.beginTime = CACurrentMediaTime() - paused
        stage.clock.advance(by: 0.25)
        #expect(near(CGFloat(stage.shown.opacity), 0.5, 1e-6))
        stage.clock.advance(by: 0.5)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func presentationsAreCopiesOfTheSameClass() {
        final class Wheel: CALayer {
            var spokes = 3
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                spokes = (layer as? Wheel)?.spokes ?? 0
            }
            required init?(coder: NSCoder) { nil }
        }
        _ = TestClock.install()
        let wheel = Wheel()
        wheel.spokes = 12
        wheel.add(basic("position.x", 7, 7), forKey: nil)
        let shown = wheel.presentation()
        #expect(shown?.spokes == 12)
        #expect(shown?.position.x == 7)
        #expect(shown?.model() === wheel)
        #expect(wheel.model() === wheel)
    }
}
