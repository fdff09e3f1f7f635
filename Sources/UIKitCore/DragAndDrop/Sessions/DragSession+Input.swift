import Foundation
import PlatformInterface

extension DragSession {
    /// What a drag does with its window's events; false leaves the event to menus and views.
    func handle(_ event: InputEvent) -> Bool {
        guard state == .lifted || state == .moving else { return false }
        switch (event.kind, device) {
        case (.pointerMoved(let point), .pointer):
            moved(to: point)
        case (.pointerReleased(.primary, let point), .pointer):
            if point != location { moved(to: point) }
            released()
            // The router hears that the button is up; no touch of it is left.
            return false
        // Other buttons do nothing meanwhile.
        case (.pointerPressed, .pointer), (.pointerLeft, .pointer): break
        case (.touchMoved(let id, let point), .finger(let own)) where id == own:
            moved(to: point)
        case (.touchEnded(let id, let point), .finger(let own)) where id == own:
            if point != location { moved(to: point) }
            released()
        case (.touchBegan(let id, _), .finger(let own)) where id == own:
            // The end of what it did before was lost.
            cancel()
            return false
        case (.touchCancelled(let id), .finger(let own)) where id == own:
            cancel()
        case (.keyPressed(let key, _), _) where key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue:
            cancel()
        default: return false
        }
        return true
    }
}

extension UIWindow {
    /// The tracker of the drag that is over this window.
    var dropTracker: DropTracker? { desktopDrop?.tracker ?? dragSession?.tracker }

    /// The window goes.
    func abandonDrags() {
        if let desktopDrop { dropLeft(desktopDrop.drop) }
        dragSession?.abandon()
        for drag in landingDrags { drag.abandon() }
    }
}
