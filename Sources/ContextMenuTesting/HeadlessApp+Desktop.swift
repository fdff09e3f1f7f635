package import CoreGraphics
package import Foundation
import PlatformHeadless
package import PlatformInterface
import UIKitCore

/// What the desktop and assistive technology do to the app, for the project's own tests.
extension HeadlessApp {
    private var desktopWindow: HeadlessWindow? { window.platformWindow as? HeadlessWindow }

    /// Sends what a device did, as it comes from the desktop; false when nobody took it.
    @discardableResult package func deliver(_ kind: InputEvent.Kind, modifiers: InputModifiers = []) -> Bool {
        activate()
        return desktopWindow?.deliver(InputEvent(kind, time: platform.clock.now, modifiers: modifiers)) ?? false
    }

    package func changeSettings(_ change: (inout DesktopSettings) -> Void) {
        activate()
        change(&platform.settings)
        drawFrame()
    }

    package var beepCount: Int { platform.beepCount }
    package var now: TimeInterval { platform.clock.now }

    // MARK: Windows

    package func resize(to size: CGSize) {
        activate()
        desktopWindow?.size = size
        drawFrame()
    }

    /// Puts the window's top left corner somewhere else on the screen. Units: points of the screen.
    package func place(at origin: CGPoint) { desktopWindow?.origin = origin }

    /// Another program's window comes to the front.
    package func deactivate() {
        activate()
        platform.activate(nil)
        drawFrame()
    }

    package func requestClose() {
        activate()
        desktopWindow?.requestClose()
        advance(by: 0.1)
    }

    package var screenSize: CGSize { platform.screenSize }
    /// The popups that are open. Units: points of the window.
    package var popupFrames: [CGRect] { desktopWindow?.popups.map(\.frame) ?? [] }

    /// The desktop takes every popup away.
    package func dismissPopups() {
        activate()
        for popup in desktopWindow?.popups ?? [] { popup.dismissByDesktop() }
        drawFrame()
    }

    // MARK: Assistive technology

    /// Lets time pass in which the desktop draws nothing. Units: seconds.
    package func advanceWithoutFrames(by seconds: TimeInterval) { platform.manualClock.advance(by: seconds) }

    /// What assistive technology was told last.
    package var toldAccessibility: AccessibilityNode? { desktopWindow?.accessibilityRoot }

    /// What a screen reader finds now.
    package var accessibilityTree: AccessibilityNode {
        activate()
        window.layOutNow()
        return AccessibilityTreeBuilder.tree(of: window)
    }

    /// Does what a screen reader's user asks for; false when it was not possible.
    @discardableResult package func perform(_ action: String, on node: AccessibilityNode) -> Bool {
        activate()
        let done = desktopWindow?.performAccessibilityAction(action, node: node.id) ?? false
        drawFrame()
        return done
    }

    // MARK: Looking

    /// The picture's pixels instead of its file.
    package func pixels(scale: CGFloat = 1) throws -> CGImage {
        guard let image = platform.graphics.decodeImage(try picture(scale: scale)) else {
            throw HeadlessAppError("HeadlessApp.pixels: the picture could not be read back.")
        }
        return image
    }
}
