import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import Testing

@MainActor struct MotionRecordingTests {
    private func move(_ layer: CALayer, _ keyPath: String, _ from: Any, _ to: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: keyPath)
    }

    /// The node of a placed or faded layer without its placement and its fading.
    private func inner(_ node: RenderNode) -> RenderNode {
        switch node.content {
        case .transform(let child, _), .opacity(let child, _): inner(child)
        case .container(let children): children.first.map(inner) ?? node
        default: node
        }
    }

    @Test func movingKeepsTheContent() {
        let stage = LayerStage()
        let content = inner(stage.frame())
        move(stage.layer, "position", CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10))
        move(stage.layer, "opacity", 1.0, 0.0)
        move(stage.layer, "transform.rotation.z", 0, 1)
        var pictures: Set<String> = []
        for _ in 0..<9 {
            let node = stage.frame()
            #expect(inner(node) === content)
            #expect(stage.isMoving)
            pictures.insert(node.text)
            stage.clock.advance(by: 0.1)
        }
        #expect(pictures.count == 9)
        stage.clock.advance(by: 1)
        #expect(inner(stage.frame()) === content)
        #expect(!stage.isMoving)
    }

    @Test func theFrameShowsTheMoment() {
        let stage = LayerStage()
        let before = stage.frame().text
        move(stage.layer, "position.x", 10, 50)
        #expect(stage.frame().text == before)
        stage.clock.advance(by: 0.5)
        #expect(stage.frame().text == "at(20,0 color(r 0,0,20,20))")
        stage.clock.advance(by: 0.5)
        #expect(stage.frame().text == before)
    }

    @Test func whatTheAppChangesMeanwhileIsSeen() {
        let stage = LayerStage()
        move(stage.layer, "position.x", 10, 50)
        stage.clock.advance(by: 0.5)
        stage.frame()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.backgroundColor = .testBlue
        stage.layer.position.y = 110
        CATransaction.commit()
        #expect(stage.frame().text == "at(20,100 color(b 0,0,20,20))")
    }

    @Test func anIdleTreeCostsNothing() {
        let stage = LayerStage()
        #expect(stage.clock.isQuiet)
        #expect(!LayerAnimator.advance(stage.root, to: stage.clock.now))
        move(stage.layer, "opacity", 0, 1)
        #expect(stage.host.take() == 1)
        stage.clock.advance(by: 1)
        stage.frame()
        #expect(!stage.isMoving)
        #expect(stage.clock.isQuiet)
        #expect(stage.host.take() == 0)
    }

    @Test func waitingAsksForNoFrames() {
        let stage = LayerStage()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.beginTime) = (0, 1, CACurrentMediaTime() + 5)
        stage.layer.add(animation, forKey: nil)
        stage.clock.advance(by: 0)
        stage.frame()
        #expect(!stage.isMoving)
        stage.clock.advance(by: 5)
        #expect(stage.host.take() == 1)
        stage.frame()
        #expect(stage.isMoving)
    }

    @Test func boundsStretchWhatWasDrawn() {
        let stage = LayerStage()
        stage.layer.contentsNode = RenderNode(.color(.testBlue, stage.layer.bounds))
        stage.frame()
        move(stage.layer, "bounds.size.width", 20, 40)
        stage.clock.advance(by: 0.5)
        #expect(stage.frame().text == "at(-5,0 [color(r 0,0,30,20) at(1.5,0,0,1,0,0 color(b 0,0,20,20))])")
    }

    @Test func depthIsShownToo() {
        let stage = LayerStage()
        stage.root.addSublayer(CALayer.box(0, 0, 20, 20, .testBlue))
        stage.frame()
        move(stage.layer, "zPosition", 4, 4)
        #expect(stage.frame().text == "[color(b 0,0,20,20) color(r 0,0,20,20)]")
        stage.layer.removeAllAnimations()
        #expect(stage.frame().text == "[color(r 0,0,20,20) color(b 0,0,20,20)]")
    }

    @Test func contentsFade() {
        let stage = LayerStage()
        let pictures = (1...2).map { CGImage(width: $0, height: 1, pixels: [UInt8](repeating: 255, count: 4 * $0)) }
        move(stage.layer, "contents", pictures[0], pictures[1])
        stage.clock.advance(by: 0.25)
        #expect(stage.frame().text == "[color(r 0,0,20,20) crossFade(image(1x1 0,0,20,20) image(2x1 0,0,20,20) 0.25)]")
    }

    @Test(arguments: [true, false]) func aTransitionGoesFromTheLastFrame(isAddedFirst: Bool) {
        let stage = LayerStage()
        stage.layer.delegate = StillDelegate.shared
        let transition = CATransition()
        transition.duration = 1
        if isAddedFirst { stage.layer.add(transition, forKey: kCATransition) }
        stage.layer.backgroundColor = .testBlue
        if !isAddedFirst { stage.layer.add(transition, forKey: kCATransition) }
        stage.clock.advance(by: 0.25)
        #expect(stage.frame().text == "crossFade(color(r 0,0,20,20) color(b 0,0,20,20) 0.25)")
        stage.clock.advance(by: 0.75)
        #expect(stage.frame().text == "color(b 0,0,20,20)")
    }

    @Test func transitionsSlide() {
        let slides: [(CATransitionType, String)] = [
            (.push, "[at(5,0 color(r 0,0,20,20)) at(-15,0 color(b 0,0,20,20))]"),
            (.moveIn, "[color(r 0,0,20,20) at(-15,0 color(b 0,0,20,20))]"),
            (.reveal, "[color(b 0,0,20,20) at(5,0 color(r 0,0,20,20))]"),
        ]
        for (type, picture) in slides {
            let stage = LayerStage()
            stage.layer.delegate = StillDelegate.shared
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, .fromLeft, 1)
            stage.layer.add(transition, forKey: nil)
            stage.layer.backgroundColor = .testBlue
            stage.clock.advance(by: 0.25)
            #expect(stage.frame().text == picture)
        }
    }
}
