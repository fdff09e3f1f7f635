import Foundation
import PlatformHeadless
import PlatformInterface
import UIKitCore

/// A window without a display, a clock that moves when told, and a person's hands.
@MainActor final class EventStage {
    let platform = HeadlessPlatform()
    let window: UIWindow
    let log = EventLog()

    init() {
        CurrentPlatform.shared = platform
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.isHidden = false
    }

    var clock: ManualClock { platform.clock as! ManualClock }

    /// Adds a view that writes down what it gets.
    @discardableResult
    func addView(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
                 to parent: UIView? = nil) -> RecordingView {
        use()
        let view = RecordingView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.name = name
        view.log = log
        (parent ?? window).addSubview(view)
        return view
    }

    /// Adds a recogniser that writes down its states.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
        use()
        let log = log
        recognizer.name = name
        recognizer.addHandler { log.lines.append("\($0.name ?? "?") \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @discardableResult func send(_ kind: InputEvent.Kind, modifiers: InputModifiers = []) -> Bool {
        use()
        return window.eventRouter.handle(InputEvent(kind, time: clock.now, modifiers: modifiers))
    }

    func advance(by seconds: TimeInterval) {
        use()
        clock.advance(by: seconds)
    }

    /// Between the making of a test and its run, another test may have put its own platform there.
    private func use() { CurrentPlatform.shared = platform }

    // MARK: The pointer

    @discardableResult func press(_ x: CGFloat, _ y: CGFloat, _ button: PointerButton = .primary, count: Int = 1,
                                  modifiers: InputModifiers = []) -> Bool {
        send(.pointerPressed(button, location: CGPoint(x: x, y: y), clickCount: count), modifiers: modifiers)
    }
    @discardableResult func move(_ x: CGFloat, _ y: CGFloat) -> Bool {
        send(.pointerMoved(location: CGPoint(x: x, y: y)))
    }
    @discardableResult func release(_ x: CGFloat, _ y: CGFloat, _ button: PointerButton = .primary) -> Bool {
        send(.pointerReleased(button, location: CGPoint(x: x, y: y)))
    }
    func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
        press(x, y, count: count)
        release(x, y)
    }
    @discardableResult func scroll(_ x: CGFloat, _ y: CGFloat, dy: CGFloat, _ phase: ScrollPhase = .wheel) -> Bool {
        send(.scrolled(location: CGPoint(x: x, y: y), dx: 0, dy: dy, phase: phase))
    }

    // MARK: Fingers

    @discardableResult func down(_ x: CGFloat, _ y: CGFloat, id: Int = 1) -> Bool {
        send(.touchBegan(id: id, location: CGPoint(x: x, y: y)))
    }
    @discardableResult func drag(_ x: CGFloat, _ y: CGFloat, id: Int = 1) -> Bool {
        send(.touchMoved(id: id, location: CGPoint(x: x, y: y)))
    }
    @discardableResult func up(_ x: CGFloat, _ y: CGFloat, id: Int = 1) -> Bool {
        send(.touchEnded(id: id, location: CGPoint(x: x, y: y)))
    }
    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }

    // MARK: Keys

    @discardableResult func keyDown(_ code: UIKeyboardHIDUsage, _ characters: String = "", isRepeat: Bool = false,
                                    modifiers: InputModifiers = []) -> Bool {
        let key = KeyStroke(usage: code.rawValue, characters: characters)
        return send(.keyPressed(key, isRepeat: isRepeat), modifiers: modifiers)
    }
    @discardableResult func keyUp(_ code: UIKeyboardHIDUsage, _ characters: String = "") -> Bool {
        send(.keyReleased(KeyStroke(usage: code.rawValue, characters: characters)))
    }
}

@MainActor final class EventLog {
    var lines: [String] = []

    /// What was written since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor final class RecordingView: UIView {
    var name = ""
    var log: EventLog?
    var takesKeys = false
    var refusesGestures = false
    var onTouch: ((UITouch.Phase) -> Void)?
    var lastEvent: UIEvent?
    var lastTouch: UITouch?

    private func note(_ touches: Set<UITouch>, _ what: String, _ event: UIEvent?) {
        lastEvent = event
        lastTouch = touches.first
        // A question mark where the touch says something else than the method.
        for touch in touches { log?.lines.append("\(name) \(what)\("\(touch.phase)" == what ? "" : "?")") }
        if let phase = touches.first?.phase { onTouch?(phase) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "began", event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "moved", event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "ended", event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "cancelled", event) }

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ presses: Set<UIPress>, _ what: String, _ forward: () -> Void) {
        for press in presses { log?.lines.append("\(name) \(what) \(press.key?.keyCode.rawValue ?? 0)") }
        if !takesKeys { forward() }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "press") { super.pressesBegan(presses, with: event) }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "repeat") { super.pressesChanged(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "release") { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses, "drop") { super.pressesCancelled(presses, with: event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refusesGestures }
}
