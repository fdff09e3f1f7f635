package import Foundation

/// One thing that a person's device did in one window, in the order in which it happened.
/// Units: locations are points in the window's space, origin at its top left; `time` is seconds on the platform's clock.
package struct InputEvent: Sendable, Equatable, CustomStringConvertible {
    package var kind: Kind
    package var time: TimeInterval
    package var modifiers: InputModifiers

    package enum Kind: Sendable, Equatable {
        /// The pointer moved to `location` (with or without buttons held), or entered there.
        case pointerMoved(location: CGPoint)
        case pointerLeft
        /// `clickCount` is 1 for a single press, 2 for the second of a double click, and so on.
        case pointerPressed(PointerButton, location: CGPoint, clickCount: Int)
        case pointerReleased(PointerButton, location: CGPoint)
        /// Points to move the content by; positive `dy` means "show what is further down".
        case scrolled(location: CGPoint, dx: CGFloat, dy: CGFloat, phase: ScrollPhase)
        case touchBegan(id: Int, location: CGPoint)
        case touchMoved(id: Int, location: CGPoint)
        case touchEnded(id: Int, location: CGPoint)
        case touchCancelled(id: Int)
        case keyPressed(KeyStroke, isRepeat: Bool)
        case keyReleased(KeyStroke)
    }

    package init(_ kind: Kind, time: TimeInterval, modifiers: InputModifiers = []) {
        self.kind = kind
        self.time = time
        self.modifiers = modifiers
    }

    package var description: String { "\(kind)\(modifiers.isEmpty ? "" : " \(modifiers)")" }
}

package enum PointerButton: Int, Sendable { case primary = 1, middle = 2, secondary = 3, back = 8, forward = 9 }

package enum ScrollPhase: Sendable { case wheel, began, changed, ended }
