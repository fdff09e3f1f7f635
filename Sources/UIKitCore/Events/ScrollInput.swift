package import Foundation
package import PlatformInterface

/// A turn of the wheel or a move on the touchpad, as it is offered to the views under the pointer, innermost first.
/// Units: points to move the content by; positive `dy` means "show what is further down".
package struct ScrollInput {
    package var dx: CGFloat
    package var dy: CGFloat
    package var phase: ScrollPhase
    package var timestamp: TimeInterval
    package var modifierFlags: UIKeyModifierFlags
    /// In the window's space.
    package var windowLocation: CGPoint

    package init(dx: CGFloat, dy: CGFloat, phase: ScrollPhase, timestamp: TimeInterval,
                 modifierFlags: UIKeyModifierFlags = [], windowLocation: CGPoint) {
        self.dx = dx
        self.dy = dy
        self.phase = phase
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
        self.windowLocation = windowLocation
    }

    @MainActor package func location(in view: UIView) -> CGPoint { view.convert(windowLocation, from: nil) }
}
