import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UIControlTests {
    let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

    @Test func rawValuesAreApples() {
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.Event.menuActionTriggered.rawValue == 16384)
        #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchCancel]))
        #expect(UIControl.State.selected.rawValue == 4)
    }

    @Test func aClickIsDownAndUpInside() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        stage.press(at: stage.point(control))
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        #expect(control.state == .highlighted)
        stage.release(at: stage.point(control))
        #expect(!control.isHighlighted && !control.isTracking)
        #expect(diary.lines == ["down", "upInside"])
    }

    @Test func aPointerThatLeavesIsOutsideAtOnce() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        stage.press(at: stage.point(control))
        stage.drag(to: CGPoint(x: 150, y: 160))
        #expect(!control.isHighlighted)
        stage.drag(to: CGPoint(x: 150, y: 120))
        #expect(control.isHighlighted)
        stage.drag(to: CGPoint(x: 150, y: 160))
        stage.release(at: CGPoint(x: 150, y: 160))
        #expect(diary.lines == ["down", "outside", "exit", "inside", "enter", "outside", "exit", "upOutside"])
    }

    @Test(arguments: [(69, "upInside"), (72, "upOutside")])
    func aFingerMaySlipSeventyPoints(distance: CGFloat, end: String) {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        stage.touchDown(at: stage.point(control))
        let point = CGPoint(x: 150, y: 140 + distance)
        stage.touchMove(to: point)
        stage.touchUp(at: point)
        #expect(diary.lines.last == end)
    }

    @Test func aDisabledControlKeepsStill() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        control.isEnabled = false
        stage.click(control)
        #expect(diary.lines.isEmpty)
        #expect(control.state == .disabled)
        #expect(!control.accessibilityActivate())
        #expect(control.accessibilityTraits.contains(.notEnabled))
    }

    @Test func disablingWhilePressedSendsNoUp() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchDown)
        stage.click(control)
        #expect(diary.lines == ["down"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func theSecondaryButtonDoesNotPress() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        stage.press(at: stage.point(control), .secondary)
        stage.release(at: stage.point(control), .secondary)
        #expect(diary.lines.isEmpty)
    }

    @Test func leavingTheWindowCancels() {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        stage.press(at: stage.point(control))
        control.removeFromSuperview()
        stage.release(at: CGPoint(x: 150, y: 120))
        #expect(diary.lines == ["down", "cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func aSubclassMayRefuseToTrack() {
        final class Refusing: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let stage = Stage(), diary = Diary()
        let control = stage.add(Refusing(), at: frame)
        control.report(to: diary)
        stage.click(control)
        #expect(diary.lines.isEmpty)
    }

    // MARK: Actions

    @Test func anActionWithAKnownIdentifierTakesItsPlace() {
        Stage.install()
        let diary = Diary(), control = UIControl()
        control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in diary("first") }, for: .touchDown)
        control.addAction(UIAction { _ in diary("other") }, for: .touchDown)
        control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in diary("second") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(diary.lines == ["second", "other"])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchDown)
        #expect(diary.taken().count == 2)
        control.sendActions(for: .touchDown)
        #expect(diary.lines == ["other"])
        #expect(control.allControlEvents == .touchDown)
    }

    @Test func anActionIsPerformedOnceForSeveralEvents() {
        Stage.install()
        let diary = Diary(), control = UIControl()
        control.addAction(UIAction { action in diary("\(action.sender as? UIControl === control)") }, for: .allEvents)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(diary.lines == ["true"])
    }

    @Test func handlersAreEnumeratedUntilTold() {
        Stage.install()
        let control = UIControl()
        for event in [UIControl.Event.touchDown, .valueChanged, .touchCancel] { control.addAction(UIAction { _ in }, for: event) }
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, _, event, stop in
            #expect(action != nil)
            seen.append(event)
            stop = seen.count == 2
        }
        #expect(seen == [.touchDown, .valueChanged])
    }

    @Test func thePrimaryActionOfTheInitialiser() {
        Stage.install()
        let diary = Diary()
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in diary("primary") })
        control.performPrimaryAction()
        #expect(diary.lines == ["primary"])
    }

    // MARK: Keyboard

    @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
    func keysPressAFocusedControl(key: UIKeyboardHIDUsage) {
        let stage = Stage(), diary = Diary()
        let control = stage.add(UIControl(), at: frame)
        control.report(to: diary)
        #expect(!stage.key(key))
        stage.key(.keyboardTab)
        #expect(control.isFirstResponder)
        #expect(control.state.contains(.focused))
        #expect(stage.key(key))
        #expect(diary.lines == ["down", "upInside"])
        stage.key(key, .control)
        #expect(diary.lines.count == 2)
    }

    @Test func tabSkipsDisabledControls() {
        let stage = Stage()
        let first = stage.add(UIControl(), at: frame)
        let second = stage.add(UIControl(), at: frame.offsetBy(dx: 0, dy: 60))
        let third = stage.add(UIControl(), at: frame.offsetBy(dx: 0, dy: 120))
        second.isEnabled = false
        stage.key(.keyboardTab)
        #expect(first.isFirstResponder)
        stage.key(.keyboardTab)
        #expect(third.isFirstResponder && !first.isFirstResponder)
        third.isEnabled = false
        #expect(!third.isFirstResponder)
    }

    @Test func alignmentFollowsTheLanguage() {
        Stage.install(isRightToLeft: true)
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.semanticContentAttribute = .forceLeftToRight
        #expect(control.effectiveContentHorizontalAlignment == .left)
    }
}
