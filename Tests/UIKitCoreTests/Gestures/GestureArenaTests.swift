import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct GestureArenaTests {
    let stage = EventStage()
    let outer: RecordingView
    let inner: RecordingView

    init() {
        outer = stage.addView("outer", 0, 0, 300, 300)
        inner = stage.addView("inner", 0, 0, 100, 100, to: outer)
    }

    func gestureLines() -> [String] {
        stage.log.take().filter { !$0.hasPrefix("outer ") && !$0.hasPrefix("inner ") }
    }

    /// Answers what it was told to, and counts the questions.
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receivesTouch = true
        var receivesEvent = true
        var simultaneous = false
        var requiresFailure = false
        var questions = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouch }
        func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receivesEvent }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
                               shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { simultaneous }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
                               shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
            questions += 1
            return requiresFailure
        }
    }

    // MARK: Who wins

    @Test func theInnermostWinsAndTheOthersFail() {
        let one = stage.add(UIPanGestureRecognizer(), "one", to: outer)
        _ = stage.add(UIPanGestureRecognizer(), "two", to: inner)
        stage.down(50, 50)
        stage.drag(80, 50)
        #expect(one.state == .failed)
        stage.drag(90, 50)
        stage.up(90, 50)
        #expect(gestureLines() == ["two began", "two changed", "two ended"])
        #expect(one.state == .possible)
    }

    @Test func oneYesMakesTwoSimultaneous() {
        let judge = Judge()
        judge.simultaneous = true
        _ = stage.add(UIPanGestureRecognizer(), "one", to: outer)
        stage.add(UIPanGestureRecognizer(), "two", to: inner).delegate = judge
        stage.down(50, 50)
        stage.drag(80, 50)
        stage.up(80, 50)
        #expect(gestureLines() == ["two began", "one began", "two ended", "one ended"])
    }

    @Test func aViewCanRefuseTheGesturesOfItsSuperviews() {
        _ = stage.add(UITapGestureRecognizer(), "tap", to: outer)
        inner.refusesGestures = true
        stage.tap(50, 50)
        #expect(stage.log.take() == ["inner began", "inner ended"])
        stage.tap(200, 200)
        #expect(gestureLines() == ["tap ended"])
    }

    @Test func whoIsAtWorkKeepsNewcomersOut() {
        let judge = Judge()
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: inner)
        _ = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
        stage.down(50, 50)
        stage.advance(by: 0.5)
        stage.drag(90, 50)
        stage.up(90, 50)
        #expect(gestureLines() == ["long began", "long changed", "long ended"])
        long.delegate = judge
        judge.begins = false
        stage.down(50, 50)
        stage.advance(by: 0.5)
        stage.drag(90, 50)
        stage.up(90, 50)
        #expect(gestureLines() == ["pan began", "pan ended"])
    }

    @Test func preventionCanBeOverridden() {
        final class Polite: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        _ = stage.add(Polite(), "polite", to: inner)
        _ = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
        _ = stage.add(Stubborn(), "stubborn", to: outer)
        stage.down(50, 50)
        stage.drag(90, 50)
        stage.up(90, 50)
        // The stubborn one goes before those that could not keep it from recognising.
        #expect(gestureLines() == ["stubborn began", "stubborn ended"])
    }

    @Test func touchesOfDifferentViewsDoNotCompete() {
        let other = stage.addView("other", 300, 300, 100, 100)
        _ = stage.add(UIPanGestureRecognizer(), "one", to: inner)
        _ = stage.add(UIPanGestureRecognizer(), "two", to: other)
        stage.down(50, 50, id: 1)
        stage.down(350, 350, id: 2)
        stage.drag(80, 50, id: 1)
        stage.drag(380, 350, id: 2)
        stage.up(80, 50, id: 1)
        stage.up(380, 350, id: 2)
        let lines = gestureLines().filter { !$0.hasPrefix("other") }
        #expect(lines == ["one began", "two began", "one ended", "two ended"])
    }

    // MARK: Requirements

    @Test func aRequirementOfTheDelegateIsAskedOnceAnAttempt() {
        let judge = Judge()
        judge.requiresFailure = true
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: outer)
        long.minimumPressDuration = 2
        long.allowableMovement = 20
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
        pan.delegate = judge
        stage.down(50, 50)
        stage.drag(62, 50)
        stage.drag(65, 50)
        stage.drag(68, 50)
        #expect(pan.state == .possible)
        stage.drag(75, 50)
        #expect(pan.state == .began)
        stage.up(75, 50)
        #expect(judge.questions == 1)
        #expect(gestureLines() == ["pan began", "pan ended"])
    }

    @Test func whoWaitedForTheWinnerFailsEvenWhenSimultaneous() {
        let judge = Judge()
        judge.simultaneous = true
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: outer)
        pan.require(toFail: long)
        pan.delegate = judge
        long.delegate = judge
        stage.down(50, 50)
        stage.advance(by: 1)
        stage.drag(90, 50)
        stage.up(90, 50)
        #expect(gestureLines() == ["long began", "long changed", "long ended"])
    }

    @Test func whatWasHeldUpBeginsAndEndsAtOnce() {
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: outer)
        long.allowableMovement = 1000
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
        pan.require(toFail: long)
        stage.down(50, 50)
        stage.drag(70, 50)
        stage.drag(90, 50)
        #expect(gestureLines() == [])
        stage.up(90, 50)
        #expect(gestureLines() == ["pan began", "pan ended"])
    }

    @Test func aCircleOfRequirementsIsBrokenInTheMiddle() {
        let one = stage.add(UITapGestureRecognizer(), "one", to: outer)
        let two = stage.add(UITapGestureRecognizer(), "two", to: inner)
        one.require(toFail: two)
        two.require(toFail: one)
        stage.tap(50, 50)
        #expect(gestureLines() == ["two ended"])
        stage.tap(50, 50)
        #expect(gestureLines() == ["two ended"])
    }

    // MARK: What a recogniser gets

    @Test func touchesCanBeKeptAway() {
        let judge = Judge()
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: inner)
        tap.delegate = judge
        judge.receivesTouch = false
        stage.tap(50, 50)
        judge.receivesTouch = true
        judge.receivesEvent = false
        stage.tap(50, 50)
        judge.receivesEvent = true
        tap.isEnabled = false
        stage.tap(50, 50)
        tap.isEnabled = true
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        stage.tap(50, 50)
        #expect(gestureLines() == [])
        stage.click(50, 50)
        #expect(gestureLines() == ["tap ended"])
    }

    @Test func typesOfTouchesDoNotMixUnlessAllowed() {
        inner.isMultipleTouchEnabled = true
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: inner)
        tap.numberOfTouchesRequired = 2
        func tapWithBoth() {
            stage.down(20, 20)
            stage.press(60, 60)
            stage.up(20, 20)
            stage.release(60, 60)
        }
        tapWithBoth()
        #expect(gestureLines() == [])
        tap.requiresExclusiveTouchType = false
        tapWithBoth()
        #expect(gestureLines() == ["tap ended"])
    }

    @Test func theViewCanBeToldLate() {
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: inner)
        long.delaysTouchesBegan = true
        stage.down(50, 50)
        stage.drag(52, 50)
        #expect(stage.log.take() == [])
        stage.up(52, 50)
        #expect(stage.log.take() == ["inner began", "inner ended"])
        stage.down(50, 50)
        stage.drag(90, 50)
        #expect(stage.log.take() == ["inner began"])
        stage.up(90, 50)
        #expect(stage.log.take() == ["inner ended"])
        stage.down(50, 50)
        stage.advance(by: 1)
        stage.up(50, 50)
        #expect(stage.log.take() == ["long began", "long ended"])
    }

    // MARK: Leaving in the middle

    @Test func switchingOffCancelsOnce() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        stage.down(50, 50)
        stage.drag(90, 50)
        pan.isEnabled = false
        pan.isEnabled = true
        stage.drag(95, 50)
        stage.up(95, 50)
        #expect(gestureLines() == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func takingAwayCancelsOnce() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        stage.down(50, 50)
        stage.drag(90, 50)
        inner.removeGestureRecognizer(pan)
        #expect(pan.view == nil)
        stage.up(95, 50)
        #expect(gestureLines() == ["pan began", "pan cancelled"])
    }

    @Test func movingToAnotherViewCancelsOnce() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        stage.down(50, 50)
        stage.drag(90, 50)
        outer.addGestureRecognizer(pan)
        stage.up(95, 50)
        #expect(gestureLines() == ["pan began", "pan cancelled"])
        #expect(pan.view === outer)
        #expect(inner.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func aHandlerMayTakeEverythingAway() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        let router = stage.window.eventRouter
        pan.addHandler { if $0.state == .began { router.cancelAllTouches() } }
        stage.down(50, 50)
        stage.drag(90, 50)
        stage.drag(95, 50)
        stage.up(95, 50)
        #expect(stage.log.take() == ["inner began", "inner cancelled", "pan began", "pan cancelled"])
    }

    @Test func aHandlerMayRemoveItsView() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        pan.addHandler { if $0.state == .began { $0.view?.removeFromSuperview() } }
        stage.down(50, 50)
        stage.drag(90, 50)
        stage.up(95, 50)
        #expect(gestureLines() == ["pan began", "pan cancelled"])
    }

    @Test func whoeverGivesWayMayTakeTheWinnerOut() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        inner.onTouch = { if $0 == .cancelled { pan.isEnabled = false } }
        stage.down(50, 50)
        stage.drag(90, 50)
        stage.up(90, 50)
        #expect(stage.log.take() == ["inner began", "inner cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func whoSwitchesItselfOffWhileItLooksDoesNotBegin() {
        final class Shy: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                isEnabled = false
                state = .began
                isEnabled = true
            }
        }
        _ = stage.add(Shy(), "shy", to: inner)
        stage.tap(50, 50)
        stage.tap(50, 50)
        #expect(gestureLines() == [])
    }

    @Test func takenAwayTouchesFailOrCancelTheirRecognizers() {
        _ = stage.add(UITapGestureRecognizer(), "tap", to: inner)
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: outer)
        long.minimumPressDuration = 0
        long.cancelsTouchesInView = false
        stage.down(50, 50)
        stage.window.eventRouter.cancelTouches(in: inner)
        stage.up(50, 50)
        #expect(stage.log.take() == ["long began", "inner began", "inner cancelled", "long cancelled"])
    }

    @Test func nothingKeepsARecognizerOrItsView() {
        weak var weakView: RecordingView?
        weak var weakPan: UIPanGestureRecognizer?
        do {
            let view = stage.addView("view", 0, 0, 50, 50, to: outer)
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
            weakView = view
            weakPan = pan
            stage.down(20, 20)
            stage.drag(45, 45)
            view.removeFromSuperview()
        }
        stage.up(45, 45)
        #expect(weakView == nil)
        #expect(weakPan == nil)
    }

    // MARK: Recognisers of an app's own

    @Test func aSubclassThatNeverDecidesFailsWithItsLastTouch() {
        final class Idle: UIGestureRecognizer {
            var resets = 0
            override func reset() { resets += 1 }
        }
        let idle = stage.add(Idle(), "idle", to: inner)
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: inner)
        tap.require(toFail: idle)
        stage.tap(50, 50)
        #expect(gestureLines() == ["tap ended"])
        #expect(idle.resets == 1)
    }

    @Test func aSubclassThatForgetsToEndIsCancelled() {
        final class Forgetful: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .began
                #expect(state == .began)
                state = .changed
            }
        }
        _ = stage.add(Forgetful(), "forgetful", to: inner)
        stage.tap(50, 50)
        #expect(gestureLines() == ["forgetful began", "forgetful cancelled"])
    }

    @Test func stepsThatDoNotExistAreIgnored() {
        final class Wild: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .changed
                state = .possible
                state = .ended
                state = .began
                state = .failed
            }
        }
        _ = stage.add(Wild(), "wild", to: inner)
        stage.tap(50, 50)
        #expect(gestureLines() == ["wild ended"])
    }

    @Test func aRecognizerThatIsFailedFromOutsideDoesNotBegin() {
        let long = stage.add(UILongPressGestureRecognizer(), "long", to: inner)
        stage.down(50, 50)
        long.state = .failed
        stage.advance(by: 1)
        stage.up(50, 50)
        #expect(stage.log.take() == ["inner began", "inner ended"])
    }
}
