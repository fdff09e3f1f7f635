import Foundation
import PlatformInterface

/// A key by its place, or by what it types when the place is unknown.
struct HeldKey: Hashable {
    private var usage: Int
    private var characters: String

    init(_ stroke: KeyStroke) {
        usage = stroke.usage
        characters = stroke.usage == 0 ? stroke.charactersIgnoringModifiers : ""
    }
}

extension EventRouter {
    func press(_ stroke: KeyStroke, isRepeat: Bool, at time: TimeInterval) -> Bool {
        guard let window else { return false }
        let key = UIKey(stroke, modifierFlags: modifiers)
        if let press = keysDown[HeldKey(stroke)] {
            press.key = key
            return send(press, .changed, at: time)
        }
        // Whoever took the press has the repeats too, although it did not leave the press to us.
        if isRepeat { return true }
        let press = UIPress(key: key, window: window, responder: window.firstResponder ?? window, timestamp: time)
        keysDown[HeldKey(stroke)] = press
        return send(press, .began, at: time)
    }

    func release(_ stroke: KeyStroke, at time: TimeInterval) -> Bool {
        guard let press = keysDown[HeldKey(stroke)] else { return false }
        return send(press, .ended, at: time)
    }

    /// Cancels every key that is held. Contract: call it when the window stops getting keys, before the releases.
    package func cancelAllPresses() {
        for press in Array(keysDown.values) { _ = send(press, .cancelled, at: CurrentPlatform.shared.clock.now) }
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, at time: TimeInterval) -> Bool {
        for other in keysDown.values where other !== press { other.phase = .stationary }
        press.phase = phase
        press.timestamp = time
        let event = UIPressesEvent(presses: Set(keysDown.values), timestamp: time, modifierFlags: modifiers)
        if phase == .ended || phase == .cancelled { keysDown = keysDown.filter { $0.value !== press } }
        window?.sendEvent(event)
        return event.isTaken(press)
    }

    func deliverPresses(_ event: UIEvent) {
        guard let event = event as? UIPressesEvent else { return }
        for press in event.allPresses where press.phase != .stationary {
            guard let responder = press.responder ?? window else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}
