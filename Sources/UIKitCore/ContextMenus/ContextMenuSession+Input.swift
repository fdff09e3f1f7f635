import Foundation
import PlatformInterface

extension ContextMenuSession {
    /// What an open menu does with its window's events; false leaves the event to the views below.
    func handle(_ event: InputEvent) -> Bool {
        guard isOpen else { return cancels(event) }
        switch event.kind {
        case .pointerMoved(let point): pointer.moved(to: point)
        case .pointerLeft: pointer.left()
        case .pointerPressed(let button, let point, _): return pointer.pressed(button, at: point)
        case .pointerReleased(let button, let point): pointer.released(button, at: point)
        case .scrolled(let point, _, let dy, _): pointer.scrolled(by: dy, at: point)
        case .touchBegan(let id, let point): pointer.touchBegan(id, at: point)
        case .touchMoved(let id, let point): if !becomesDrag(id, at: point) { pointer.touchMoved(id, to: point) }
        case .touchEnded(let id, let point): pointer.touchEnded(id, at: point)
        case .touchCancelled: pointer.touchCancelled()
        case .keyPressed(let key, let isRepeat): handle(key, modifiers: event.modifiers, isRepeat: isRepeat)
        // Whoever had a key's press before the menu came hears of its release.
        case .keyReleased: return false
        }
        return true
    }

    /// Escape sends a view back that was lifted and has no menu yet; the finger that is still down gets none.
    private func cancels(_ event: InputEvent) -> Bool {
        guard input == .touch, state == .accepted, case .keyPressed(let key, _) = event.kind,
              UIKeyboardHIDUsage(rawValue: key.usage) == .keyboardEscape else { return false }
        interaction.wasDeclined = true
        end(.escaped)
        return true
    }
}
