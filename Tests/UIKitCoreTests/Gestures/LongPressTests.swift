import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct LongPressTests {
    let stage = EventStage()
    let view: RecordingView

    init() { view = stage.addView("a", 0, 0, 300, 300) }

    @Test func holdingBeginsMovesAndEnds() {
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        #expect(press.minimumPressDuration == 0.5)
        stage.down(50, 50)
        stage.advance(by: 0.49)
        #expect(stage.log.take() == ["a began"])
        stage.advance(by: 0.01)
        #expect(stage.log.take() == ["a cancelled", "long began"])
        stage.drag(200, 200)
        #expect(press.location(in: view) == CGPoint(x: 200, y: 200))
        stage.up(200, 200)
        #expect(stage.log.take() == ["long changed", "long ended"])
        #expect(press.state == .possible)
    }

    @Test func theDesktopsSettingCountsUntilTheAppChooses() {
        stage.platform.settings.longPressDuration = 1.2
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        stage.down(50, 50)
        stage.advance(by: 1.19)
        #expect(press.state == .possible)
        stage.advance(by: 0.02)
        #expect(press.state == .began)
        stage.up(50, 50)
        press.minimumPressDuration = 0.2
        stage.down(50, 50)
        stage.advance(by: 0.2)
        #expect(press.state == .began)
    }

    @Test func liftingOrMovingBeforeIsNone() {
        _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        stage.down(50, 50)
        stage.advance(by: 0.4)
        stage.up(50, 50)
        stage.advance(by: 1)
        stage.down(50, 50)
        stage.drag(50, 61)
        stage.advance(by: 1)
        stage.up(50, 61)
        #expect(stage.log.lines == ["a began", "a ended", "a began", "a moved", "a ended"])
    }

    @Test func aSmallMoveIsStillAHold() {
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        stage.down(50, 50)
        stage.drag(50, 60)
        stage.advance(by: 0.5)
        #expect(press.state == .began)
    }

    @Test func noDurationBeginsOnThePress() {
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        press.minimumPressDuration = 0
        stage.press(50, 50)
        #expect(stage.log.take() == ["long began"])
        stage.release(50, 50)
        #expect(stage.log.take() == ["long ended"])
    }

    @Test func aSecondFingerSpoilsIt() {
        _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        stage.down(50, 50, id: 1)
        stage.down(80, 80, id: 2)
        stage.advance(by: 1)
        #expect(!stage.log.lines.contains("long began"))
    }

    @Test func aTapCanBeRequiredBefore() {
        let press = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        press.numberOfTapsRequired = 1
        stage.down(50, 50)
        stage.advance(by: 1)
        stage.up(50, 50)
        stage.advance(by: 1)
        #expect(!stage.log.take().contains("long began"))
        stage.tap(50, 50)
        stage.down(50, 50)
        stage.advance(by: 0.5)
        #expect(press.state == .began)
    }

    @Test func equalDeadlinesFireInnermostFirst() {
        let inner = stage.addView("inner", 0, 0, 100, 100, to: view)
        // The outer one is made first, and neither order of adding counts.
        _ = stage.add(UILongPressGestureRecognizer(), "outer", to: view)
        _ = stage.add(UILongPressGestureRecognizer(), "inner", to: inner)
        stage.down(50, 50)
        stage.advance(by: 3)
        stage.up(50, 50)
        #expect(stage.log.lines == ["inner began", "inner cancelled", "inner began", "inner ended"])
    }

    @Test func aViewThatLeftIsNotPressed() {
        let inner = stage.addView("inner", 0, 0, 100, 100, to: view)
        _ = stage.add(UILongPressGestureRecognizer(), "outer", to: view)
        _ = stage.add(UILongPressGestureRecognizer(), "inner", to: inner)
        stage.down(50, 50)
        inner.removeFromSuperview()
        stage.advance(by: 3)
        #expect(stage.log.lines == ["inner began", "inner cancelled"])
    }

    @Test func thePointersOtherButtonsDoNotPressLong() {
        _ = stage.add(UILongPressGestureRecognizer(), "long", to: view)
        stage.press(50, 50, .secondary)
        stage.advance(by: 1)
        #expect(stage.log.lines == ["a began"])
    }
}
