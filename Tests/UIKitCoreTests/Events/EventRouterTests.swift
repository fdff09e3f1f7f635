import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct EventRouterTests {
    let stage = EventStage()

    // MARK: Capture

    @Test func aTouchBelongsToTheViewThatItBeganIn() {
        let view = stage.addView("a", 0, 0, 100, 100)
        stage.addView("b", 100, 0, 100, 100)
        stage.press(50, 50)
        stage.move(150, 50)
        #expect(view.lastTouch?.location(in: view) == CGPoint(x: 150, y: 50))
        #expect(view.lastTouch?.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
        stage.release(150, 50)
        #expect(stage.log.lines == ["a began", "a moved", "a ended"])
    }

    @Test func theInnermostViewIsHitAndPointsAreItsOwn() {
        let outer = stage.addView("outer", 10, 10, 200, 200)
        let inner = stage.addView("inner", 20, 30, 50, 50, to: outer)
        #expect(stage.down(35, 45))
        #expect(inner.lastTouch?.location(in: inner) == CGPoint(x: 5, y: 5))
        #expect(inner.lastTouch?.location(in: outer) == CGPoint(x: 25, y: 35))
        #expect(inner.lastTouch?.view === inner)
        #expect(inner.lastTouch?.window === stage.window)
        #expect(inner.lastTouch?.type == .direct)
    }

    @Test func whatNoViewTakesIsLeft() {
        #expect(!stage.down(900, 900))
        #expect(!stage.drag(10, 10))
        #expect(!stage.up(10, 10))
        #expect(!stage.release(10, 10))
    }

    @Test func aViewThatLeavesIsCancelledOnce() {
        let view = stage.addView("a", 0, 0, 100, 100)
        stage.press(50, 50)
        view.removeFromSuperview()
        stage.move(60, 60)
        stage.release(60, 60)
        #expect(stage.log.lines == ["a began", "a cancelled"])
    }

    @Test func aViewThatDiesLeavesNothingDangling() {
        weak var weakView: RecordingView?
        do {
            let view = stage.addView("a", 0, 0, 100, 100)
            weakView = view
            stage.press(50, 50)
            view.removeFromSuperview()
        }
        stage.move(60, 60)
        #expect(weakView == nil)
        stage.release(60, 60)
        stage.addView("b", 0, 0, 100, 100)
        stage.click(50, 50)
        #expect(stage.log.lines.suffix(2) == ["b began", "b ended"])
    }

    @Test func aWindowTakesItsRouterWithIt() {
        weak var window: UIWindow?
        weak var recognizer: UIGestureRecognizer?
        do {
            let other = EventStage()
            window = other.window
            recognizer = other.add(UILongPressGestureRecognizer(), "long", to: other.addView("a", 0, 0, 100, 100))
            other.down(50, 50)
            other.advance(by: 0.6)
        }
        #expect(window == nil)
        #expect(recognizer == nil)
    }

    // MARK: Taking over

    @Test func takingTouchesAwayFromASubtreeCancelsThemOnce() {
        let parent = stage.addView("parent", 0, 0, 200, 200)
        stage.addView("child", 0, 0, 100, 100, to: parent)
        stage.addView("other", 200, 0, 100, 100)
        stage.down(50, 50, id: 1)
        stage.down(250, 50, id: 2)
        stage.window.eventRouter.cancelTouches(in: parent)
        stage.window.eventRouter.cancelTouches(in: parent)
        stage.drag(60, 50, id: 1)
        stage.drag(260, 50, id: 2)
        stage.up(60, 50, id: 1)
        stage.up(260, 50, id: 2)
        #expect(stage.log.lines == ["child began", "other began", "child cancelled", "other moved", "other ended"])
    }

    @Test func takingOverCancelsAllOnceEvenFromInsideATouch() {
        let view = stage.addView("a", 0, 0, 100, 100)
        let router = stage.window.eventRouter
        view.onTouch = { if $0 == .moved { router.cancelAllTouches() } }
        stage.down(50, 50)
        stage.drag(60, 60)
        stage.drag(70, 70)
        stage.up(70, 70)
        #expect(stage.log.take() == ["a began", "a moved", "a cancelled"])
        view.onTouch = nil
        stage.tap(50, 50)
        #expect(stage.log.take() == ["a began", "a ended"])
    }

    @Test func oneRecognizerCanKeepItsTouch() {
        let view = stage.addView("a", 0, 0, 100, 100)
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.require(toFail: press)
        stage.down(50, 50)
        stage.advance(by: 0.5)
        stage.window.eventRouter.cancelAllTouches(keeping: press)
        stage.drag(90, 90)
        stage.up(90, 90)
        #expect(stage.log.lines == ["a began", "a cancelled", "long began", "long changed", "long ended"])
    }

    @Test func whoLosesAKeptTouchHearsNoMoreOfIt() {
        final class Watcher: UIGestureRecognizer {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("moved") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled") }
        }
        let view = stage.addView("a", 0, 0, 100, 100)
        let watcher = stage.add(Watcher(), "watcher", to: view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        stage.down(50, 50)
        stage.window.eventRouter.cancelAllTouches(keeping: pan)
        stage.drag(90, 90)
        stage.up(90, 90)
        #expect(watcher.heard == ["began", "cancelled"])
        #expect(stage.log.lines == ["a began", "a cancelled", "pan began", "pan ended"])
    }

    @Test func aDesktopThatTakesTheTouchCancelsIt() {
        stage.addView("a", 0, 0, 100, 100)
        stage.down(50, 50, id: 7)
        stage.send(.touchCancelled(id: 7))
        stage.send(.touchCancelled(id: 7))
        stage.up(50, 50, id: 7)
        #expect(stage.log.lines == ["a began", "a cancelled"])
    }

    // MARK: Several touches

    @Test func aViewGetsTheFirstTouchOnlyUnlessItWantsMore() {
        let view = stage.addView("a", 0, 0, 100, 100)
        stage.down(20, 20, id: 1)
        stage.down(40, 40, id: 2)
        stage.drag(50, 50, id: 2)
        stage.up(20, 20, id: 1)
        stage.up(50, 50, id: 2)
        #expect(stage.log.take() == ["a began", "a ended"])

        view.isMultipleTouchEnabled = true
        stage.down(20, 20, id: 1)
        stage.down(40, 40, id: 2)
        #expect(view.lastEvent?.allTouches?.count == 2)
        #expect(view.lastEvent?.touches(for: view)?.count == 2)
        stage.up(20, 20, id: 1)
        stage.up(40, 40, id: 2)
        #expect(stage.log.take() == ["a began", "a began", "a ended", "a ended"])
    }

    @Test func exclusiveTouchSharesWithNoOtherView() {
        let exclusive = stage.addView("exclusive", 0, 0, 100, 100)
        exclusive.isExclusiveTouch = true
        stage.addView("plain", 100, 0, 100, 100)
        stage.down(50, 50, id: 1)
        #expect(!stage.down(150, 50, id: 2))
        stage.up(50, 50, id: 1)
        #expect(stage.down(150, 50, id: 2))
        #expect(!stage.down(50, 50, id: 1))
        #expect(stage.log.lines == ["exclusive began", "exclusive ended", "plain began"])
    }

    // MARK: The pointer

    @Test func buttonsAreInTheMaskUntilTheirRelease() {
        let view = stage.addView("a", 0, 0, 100, 100)
        stage.press(50, 50, .secondary, modifiers: [.control, .shift])
        #expect(view.lastEvent?.buttonMask == .secondary)
        #expect(view.lastEvent?.modifierFlags == [.command, .shift])
        #expect(view.lastTouch?.type == .indirectPointer)
        stage.release(50, 50, .secondary)
        #expect(view.lastEvent?.buttonMask == .secondary)
        stage.press(50, 50, .middle)
        #expect(view.lastEvent?.buttonMask == .button(3))
    }

    @Test func aSecondButtonBeginsNoTouch() {
        let view = stage.addView("a", 0, 0, 100, 100)
        stage.press(50, 50)
        stage.press(50, 50, .secondary)
        stage.move(60, 50)
        #expect(view.lastEvent?.buttonMask == [.primary, .secondary])
        stage.release(60, 50, .secondary)
        stage.release(60, 50)
        #expect(stage.log.lines == ["a began", "a moved", "a ended"])
    }

    @Test func aLostReleaseIsACancellation() {
        stage.addView("a", 0, 0, 100, 100)
        stage.press(50, 50)
        stage.press(50, 50)
        stage.release(50, 50)
        stage.down(20, 20, id: 3)
        stage.down(20, 20, id: 3)
        stage.up(20, 20, id: 3)
        let once = ["a began", "a cancelled", "a began", "a ended"]
        #expect(stage.log.lines == once + once)
    }

    @Test func thePointerCanBeAFinger() {
        EventRouter.pointerIsFinger = true
        defer { EventRouter.pointerIsFinger = false }
        let view = stage.addView("a", 0, 0, 100, 100)
        let hover = stage.add(UIHoverGestureRecognizer(), "hover", to: view)
        stage.move(50, 50)
        stage.press(50, 50)
        #expect(view.lastTouch?.type == .direct)
        #expect(view.lastEvent?.buttonMask == [])
        stage.move(55, 50)
        stage.release(55, 50)
        #expect(stage.log.take() == ["a began", "a moved", "a ended"])
        stage.press(50, 50, .secondary)
        #expect(view.lastTouch?.type == .indirectPointer)
        #expect(hover.state == .possible)
    }

    @Test func tapsAndClicksAreCounted() {
        let view = stage.addView("a", 0, 0, 400, 400)
        stage.press(50, 50, count: 2)
        #expect(view.lastTouch?.tapCount == 2)
        stage.release(50, 50)
        stage.tap(50, 50)
        #expect(view.lastTouch?.tapCount == 1)
        stage.advance(by: 0.2)
        stage.tap(55, 50)
        #expect(view.lastTouch?.tapCount == 2)
        stage.tap(300, 300)
        #expect(view.lastTouch?.tapCount == 1)
        stage.advance(by: 2)
        stage.tap(300, 300)
        #expect(view.lastTouch?.tapCount == 1)
    }

    @Test func badNumbersAreIgnored() {
        stage.addView("a", 0, 0, 100, 100)
        #expect(!stage.down(.nan, 3))
        #expect(!stage.press(3, .infinity))
        #expect(!stage.scroll(3, 3, dy: .nan))
        #expect(stage.log.lines == [])
    }

    @Test func everyEventPassesTheWindow() {
        final class SpyWindow: UIWindow {
            var types: [UIEvent.EventType] = []
            override func sendEvent(_ event: UIEvent) {
                types.append(event.type)
                super.sendEvent(event)
            }
        }
        let window = SpyWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        func send(_ kind: InputEvent.Kind) { _ = window.eventRouter.handle(InputEvent(kind, time: 0)) }
        send(.pointerMoved(location: .zero))
        send(.pointerPressed(.primary, location: .zero, clickCount: 1))
        send(.scrolled(location: .zero, dx: 0, dy: 1, phase: .wheel))
        send(.keyPressed(KeyStroke(usage: 4, characters: "a"), isRepeat: false))
        #expect(window.types == [.hover, .touches, .scroll, .presses])
    }
}
