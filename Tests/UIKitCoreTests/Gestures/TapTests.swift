import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct TapTests {
    let stage = EventStage()
    let view: RecordingView

    init() { view = stage.addView("a", 0, 0, 300, 300) }

    private func addTap(_ taps: Int = 1, touches: Int = 1, _ name: String = "tap") -> UITapGestureRecognizer {
        let tap = stage.add(UITapGestureRecognizer(), name, to: view)
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return tap
    }

    @Test func aTapTakesTheTouchFromTheView() {
        let tap = addTap()
        stage.tap(50, 60)
        #expect(stage.log.lines == ["a began", "a cancelled", "tap ended"])
        #expect(tap.state == .possible)
        #expect(tap.location(in: view) == CGPoint(x: 50, y: 60))
    }

    @Test func aTapCanLeaveTheTouchToTheView() {
        addTap().cancelsTouchesInView = false
        stage.click(50, 50)
        #expect(stage.log.lines == ["a began", "tap ended", "a ended"])
    }

    @Test func aSlowClickIsAClick() {
        _ = addTap()
        stage.press(50, 50)
        stage.advance(by: 20)
        stage.release(50, 50)
        #expect(stage.log.lines.last == "tap ended")
    }

    @Test func movingFarIsNoTap() {
        _ = addTap()
        stage.down(50, 50)
        stage.drag(100, 50)
        stage.up(50, 50)
        #expect(stage.log.lines == ["a began", "a moved", "a ended"])
    }

    @Test func onlyTheRightButtonTaps() {
        let tap = addTap()
        stage.press(50, 50, .secondary)
        stage.release(50, 50, .secondary)
        #expect(stage.log.take() == ["a began", "a ended"])
        tap.buttonMaskRequired = .secondary
        stage.press(50, 50, .secondary)
        stage.release(50, 50, .secondary)
        #expect(stage.log.take().last == "tap ended")
        #expect(tap.buttonMask == .secondary)
        stage.tap(50, 50)
        #expect(stage.log.take().last == "tap ended")
    }

    @Test func aDoubleTapHoldsTheEndBackAndLetsItGo() {
        _ = addTap(2, "double")
        stage.tap(50, 50)
        #expect(stage.log.take() == ["a began"])
        stage.advance(by: 0.39)
        #expect(stage.log.take() == [])
        stage.advance(by: 0.02)
        #expect(stage.log.take() == ["a ended"])
    }

    @Test func anEndThatIsHeldBackIsCancelledWithItsView() {
        _ = addTap(2, "double")
        stage.tap(50, 50)
        view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(stage.log.lines == ["a began", "a cancelled"])
    }

    @Test func twoTapsAreADoubleTap() {
        _ = addTap(2, "double")
        stage.tap(50, 50)
        stage.advance(by: 0.3)
        stage.tap(60, 50)
        #expect(stage.log.lines.filter { $0.hasPrefix("double") } == ["double ended"])
        #expect(!stage.log.lines.contains("a ended"))
    }

    @Test func twoTapsFarApartAreNone() {
        _ = addTap(2, "double")
        stage.tap(50, 50)
        stage.tap(200, 50)
        stage.advance(by: 1)
        #expect(!stage.log.lines.contains("double ended"))
    }

    @Test func aPointersDoubleClickIsAsPreciseAsTheDesktopSays() {
        _ = addTap(2, "double")
        stage.click(50, 50)
        stage.click(60, 50, count: 2)
        stage.advance(by: 1)
        #expect(!stage.log.take().contains("double ended"))
        stage.click(50, 50)
        stage.click(54, 50, count: 2)
        #expect(stage.log.take().contains("double ended"))
    }

    @Test func singleAndDoubleBothComeWithoutARequirement() {
        _ = addTap(1, "single")
        _ = addTap(2, "double")
        stage.tap(50, 50)
        stage.tap(50, 50)
        #expect(stage.log.lines.filter { $0.hasSuffix("le ended") } == ["single ended", "double ended"])
    }

    @Test func aSingleTapCanWaitForTheDoubleTap() {
        let single = addTap(1, "single")
        single.require(toFail: addTap(2, "double"))
        stage.tap(50, 50)
        #expect(stage.log.take() == ["a began"])
        stage.advance(by: 0.5)
        #expect(stage.log.take() == ["a cancelled", "single ended"])
        stage.tap(50, 50)
        stage.tap(50, 50)
        stage.advance(by: 1)
        #expect(stage.log.take().filter { !$0.hasPrefix("a") } == ["double ended"])
    }

    @Test func twoFingersTapTogether() {
        let tap = addTap(1, touches: 2)
        stage.down(50, 50, id: 1)
        stage.down(100, 50, id: 2)
        stage.up(50, 50, id: 1)
        #expect(tap.state == .possible)
        stage.up(100, 50, id: 2)
        #expect(stage.log.take().last == "tap ended")
        #expect(tap.location(in: nil) == CGPoint(x: 75, y: 50))
        stage.tap(50, 50)
        #expect(!stage.log.take().contains("tap ended"))
    }

    @Test func twoFingersAreNoTapOfOne() {
        _ = addTap()
        stage.down(50, 50, id: 1)
        stage.down(100, 50, id: 2)
        stage.up(50, 50, id: 1)
        stage.up(100, 50, id: 2)
        #expect(!stage.log.lines.contains("tap ended"))
        stage.tap(50, 50)
        #expect(stage.log.lines.contains("tap ended"))
    }
}
