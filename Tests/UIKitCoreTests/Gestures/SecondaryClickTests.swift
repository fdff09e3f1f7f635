import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct SecondaryClickTests {
    let stage = EventStage()
    let view: RecordingView

    init() { view = stage.addView("a", 0, 0, 300, 300) }

    /// Makes the recogniser of the same touch wait for nobody and everybody wait for it.
    private final class ComesFirst: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
                               shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool { true }
    }

    @Test func thePressBeginsMovesFollowTheReleaseEnds() {
        _ = stage.add(SecondaryClickGestureRecognizer(), "click", to: view)
        stage.press(50, 50, .secondary)
        #expect(stage.log.take() == ["click began"])
        stage.move(90, 90)
        stage.release(90, 90, .secondary)
        #expect(stage.log.take() == ["click changed", "click ended"])
    }

    @Test func otherButtonsAndFingersAreNoSecondaryClick() {
        _ = stage.add(SecondaryClickGestureRecognizer(), "click", to: view)
        stage.click(50, 50)
        stage.tap(50, 50)
        stage.press(50, 50, .middle)
        #expect(!stage.log.lines.contains("click began"))
    }

    /// Case 28: a drag with the secondary button goes before the menu.
    @Test func aDragThatComesFirstWins() {
        let first = ComesFirst()
        _ = stage.add(SecondaryClickGestureRecognizer(), "click", to: view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.delegate = first
        stage.press(50, 50, .secondary)
        stage.move(55, 50)
        #expect(stage.log.take() == ["a began", "a moved"])
        stage.move(70, 50)
        stage.release(70, 50, .secondary)
        #expect(stage.log.take() == ["a cancelled", "pan began", "pan ended"])
    }

    /// Case 28: without a movement the menu comes with the release.
    @Test func withoutADragTheReleaseClicks() {
        let first = ComesFirst()
        _ = stage.add(SecondaryClickGestureRecognizer(), "click", to: view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.delegate = first
        stage.press(50, 50, .secondary)
        #expect(stage.log.take() == ["a began"])
        stage.release(52, 50, .secondary)
        #expect(stage.log.take() == ["a cancelled", "click began", "click ended"])
    }

    /// Case 28, when the drag only looked at the button and never moved far enough.
    @Test func aMovementTooShortForTheDragAndTooLongForAClickIsNeither() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        pan.minimumNumberOfTouches = 2
        let click = stage.add(SecondaryClickGestureRecognizer(), "click", to: view)
        click.require(toFail: pan)
        stage.press(50, 50, .secondary)
        stage.move(80, 50)
        stage.release(80, 50, .secondary)
        #expect(stage.log.lines == ["a began", "a moved", "a ended"])
    }

    /// Case 44: the inner menu has nothing to show, the outer one opens.
    @Test func whenTheInnerDoesNotBeginTheOuterDoes() {
        final class Menu: NSObject, UIGestureRecognizerDelegate {
            var asked = 0
            var has = true
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked += 1
                return has
            }
        }
        let innerView = stage.addView("i", 0, 0, 100, 100, to: view)
        let (outerMenu, innerMenu) = (Menu(), Menu())
        let (outerClick, innerClick) = (SecondaryClickGestureRecognizer(), SecondaryClickGestureRecognizer())
        let (outerPress, innerPress) = (UILongPressGestureRecognizer(), UILongPressGestureRecognizer())
        for gesture in [outerClick, outerPress] { stage.add(gesture, "outer", to: view).delegate = outerMenu }
        for gesture in [innerClick, innerPress] { stage.add(gesture, "inner", to: innerView).delegate = innerMenu }
        func openings() -> [String] { stage.log.take().filter { $0.hasSuffix("began") && !$0.hasPrefix("i ") } }

        stage.press(50, 50, .secondary)
        stage.release(50, 50, .secondary)
        #expect(openings() == ["inner began"])
        #expect(outerMenu.asked == 0)

        innerMenu.has = false
        stage.press(50, 50, .secondary)
        stage.release(50, 50, .secondary)
        #expect(openings() == ["outer began"])
        #expect((innerMenu.asked, outerMenu.asked) == (2, 1))

        stage.down(50, 50)
        stage.advance(by: 1)
        stage.up(50, 50)
        #expect(openings() == ["outer began"])

        outerMenu.has = false
        stage.press(50, 50, .secondary)
        stage.release(50, 50, .secondary)
        #expect(stage.log.take() == ["i began", "i ended"])
    }
}
