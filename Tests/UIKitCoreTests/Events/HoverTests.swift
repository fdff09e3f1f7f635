import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct HoverTests {
    let stage = EventStage()

    @Test func hoveringEntersMovesAndLeaves() {
        let outer = stage.addView("outer", 0, 0, 200, 200)
        let inner = stage.addView("inner", 0, 0, 100, 100, to: outer)
        let hover = stage.add(UIHoverGestureRecognizer(), "outer", to: outer)
        _ = stage.add(UIHoverGestureRecognizer(), "inner", to: inner)
        stage.move(50, 50)
        #expect(hover.location(in: outer) == CGPoint(x: 50, y: 50))
        stage.move(150, 150)
        stage.move(300, 300)
        stage.move(310, 310)
        #expect(stage.log.lines == ["inner began", "outer began", "inner ended", "outer changed", "outer ended"])
    }

    @Test func theWindowsEdgeEndsHovering() {
        _ = stage.add(UIHoverGestureRecognizer(), "hover", to: stage.addView("a", 0, 0, 200, 200))
        stage.move(50, 50)
        stage.send(.pointerLeft)
        stage.send(.pointerLeft)
        #expect(stage.log.lines == ["hover began", "hover ended"])
    }

    @Test func aHeldButtonKeepsHoveringAsItWas() {
        _ = stage.add(UIHoverGestureRecognizer(), "hover", to: stage.addView("a", 0, 0, 100, 100))
        stage.move(50, 50)
        stage.press(50, 50)
        stage.move(300, 300)
        stage.send(.pointerLeft)
        #expect(stage.log.take() == ["hover began", "a began", "a moved"])
        stage.release(300, 300)
        #expect(stage.log.take() == ["a ended", "hover ended"])
    }

    @Test func whoLeavesOrIsSwitchedOffIsCancelledOnce() {
        let view = stage.addView("a", 0, 0, 200, 200)
        let hover = stage.add(UIHoverGestureRecognizer(), "hover", to: view)
        stage.move(50, 50)
        hover.isEnabled = false
        stage.move(60, 50)
        hover.isEnabled = true
        stage.move(70, 50)
        #expect(stage.log.take() == ["hover began", "hover cancelled", "hover began"])
        view.removeFromSuperview()
        stage.move(80, 50)
        #expect(stage.log.take() == ["hover cancelled"])
        stage.window.addSubview(view)
        stage.move(90, 50)
        view.removeGestureRecognizer(hover)
        stage.move(91, 50)
        #expect(stage.log.take() == ["hover began", "hover cancelled"])
    }

    @Test func viewsThatMoveUnderTheStillPointerAreNoticed() {
        let view = stage.addView("a", 0, 0, 100, 100)
        _ = stage.add(UIHoverGestureRecognizer(), "hover", to: view)
        stage.move(50, 50)
        stage.window.eventRouter.refreshHover()
        view.frame.origin.x = 200
        stage.window.eventRouter.refreshHover()
        #expect(stage.log.lines == ["hover began", "hover ended"])
    }

    @Test func takingOverEndsHovering() {
        _ = stage.add(UIHoverGestureRecognizer(), "hover", to: stage.addView("a", 0, 0, 100, 100))
        stage.move(50, 50)
        stage.window.eventRouter.cancelAllTouches()
        stage.move(55, 50)
        #expect(stage.log.lines == ["hover began", "hover ended", "hover began"])
    }
}
