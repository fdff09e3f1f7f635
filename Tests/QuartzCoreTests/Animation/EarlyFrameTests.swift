import Foundation
import QuartzCore
import Testing

@MainActor struct EarlyFrameTests {
    /// A desktop stamps a frame with the moment at which it was due, which can lie before the turn in which an animation began.
    @Test(arguments: [0, 0.5]) func aFrameStampedBeforeTheBeginningIsFollowedByOthers(wait: TimeInterval) {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1.0, 1)
        if wait > 0 { animation.beginTime = stage.clock.now + wait }
        stage.layer.add(animation, forKey: nil)
        stage.clock.advance(by: wait)
        #expect(LayerAnimator.advance(stage.root, to: stage.clock.now - 0.005))
        stage.clock.advance(by: 2)
        #expect(!LayerAnimator.advance(stage.root, to: stage.clock.now))
    }
}
