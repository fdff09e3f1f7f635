import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct PanAndSwipeTests {
    let stage = EventStage()
    let view: RecordingView

    init() { view = stage.addView("a", 100, 100, 300, 300) }

    // MARK: Pan

    @Test func tenPointsMakeAPan() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.down(200, 200)
        stage.drag(206, 206)
        #expect(stage.log.take() == ["a began", "a moved"])
        stage.drag(206, 208)
        #expect(stage.log.take() == ["a cancelled", "pan began"])
        #expect(pan.translation(in: view) == CGPoint(x: 6, y: 8))
        stage.drag(230, 208)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 8))
        stage.up(230, 208)
        #expect(stage.log.take() == ["pan changed", "pan ended"])
        #expect(pan.state == .possible)
        #expect(pan.translation(in: view) == .zero)
    }

    @Test func translationCanBeSetAndIsInTheViewsSpace() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.press(200, 200)
        stage.move(220, 200)
        pan.setTranslation(.zero, in: view)
        stage.move(225, 203)
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: 3))
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: view)
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: 3))
    }

    @Test func velocityIsThatOfTheLastMoment() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.down(200, 200)
        for step in 1...10 {
            stage.advance(by: 0.01)
            stage.drag(200 + CGFloat(step) * 5, 200)
        }
        #expect(abs(pan.velocity(in: view).x - 500) < 1)
        #expect(pan.velocity(in: view).y == 0)
        stage.advance(by: 1)
        var last = CGPoint(x: 1, y: 1)
        pan.addHandler { if $0.state == .ended { last = ($0 as! UIPanGestureRecognizer).velocity(in: nil) } }
        stage.up(250, 200)
        #expect(last == .zero)
    }

    @Test func fingersComeAndGoWithoutAJump() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.down(200, 200, id: 1)
        stage.drag(220, 200, id: 1)
        stage.down(350, 350, id: 2)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        stage.drag(370, 350, id: 2)
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
        stage.up(220, 200, id: 1)
        #expect(pan.state == .changed)
        stage.drag(380, 350, id: 2)
        #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
        stage.up(380, 350, id: 2)
        #expect(stage.log.lines.filter { $0 == "pan ended" }.count == 1)
        // The second finger came to a pan that was going on: the view never hears of it.
        #expect(stage.log.lines.filter { $0.hasPrefix("a ") } == ["a began", "a cancelled"])
    }

    @Test func theNumberOfFingersCounts() {
        let two = stage.add(UIPanGestureRecognizer(), "two", to: view)
        two.minimumNumberOfTouches = 2
        let one = stage.add(UIPanGestureRecognizer(), "one", to: view)
        one.maximumNumberOfTouches = 1
        stage.down(200, 200, id: 1)
        stage.down(220, 200, id: 2)
        stage.drag(240, 220, id: 1)
        #expect(one.state == .failed)
        #expect(two.state == .began)
        stage.up(240, 220, id: 1)
        stage.up(220, 200, id: 2)
        #expect(stage.log.lines.filter { !$0.hasPrefix("a ") } == ["two began", "two ended"])
    }

    @Test func tooManyFingersAreIgnoredWhilePanning() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.maximumNumberOfTouches = 1
        stage.down(200, 200, id: 1)
        stage.drag(230, 200, id: 1)
        stage.down(300, 300, id: 2)
        stage.drag(390, 390, id: 2)
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
        stage.up(390, 390, id: 2)
        #expect(pan.state == .began)
        stage.up(230, 200, id: 1)
        #expect(stage.log.lines.contains("pan ended"))
    }

    // MARK: Swipe

    private func swipe(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.1) -> [String] {
        stage.down(200, 200)
        for step in 1...10 {
            stage.advance(by: seconds / 10)
            stage.drag(200 + dx * CGFloat(step) / 10, 200 + dy * CGFloat(step) / 10)
        }
        stage.up(200 + dx, 200 + dy)
        return stage.log.take().filter { !$0.hasPrefix("a ") }
    }

    @Test func aQuickStraightMoveIsASwipe() {
        let recognizer = stage.add(UISwipeGestureRecognizer(), "swipe", to: view)
        #expect(swipe(by: 80, 10) == ["swipe ended"])
        #expect(swipe(by: -80, 10) == [])
        #expect(swipe(by: 80, 90) == [])
        #expect(swipe(by: 80, 0, in: 2) == [])
        #expect(swipe(by: 30, 0) == [])
        recognizer.direction = [.up, .left]
        #expect(swipe(by: -80, 0) == ["swipe ended"])
        #expect(swipe(by: 0, -80) == ["swipe ended"])
        #expect(swipe(by: 80, 0) == [])
    }
}
