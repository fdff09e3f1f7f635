import CoreGraphics
public import Foundation
import PlatformGTK
package import PlatformHeadless
import PlatformInterface
public import UIKitCore

/// An app without a display: its window, a person's hands, and a clock that moves when told.
///
/// Give it the controller that fills the window, act as a person would, and look at `menu`:
///
///     let app = HeadlessApp(PhotoController())
///     app.secondaryClick(try app.view("Sunset"))
///     #expect(app.menu?.items.map(\.title) == ["Share", "Delete"])
///     try app.menu?.choose("Delete")
///
/// Contract: one app is driven at a time; each verb makes its app the current one. The events take the way of real ones, from the
/// window down. Nothing moves by itself: `advance` and `settle` let time pass, and each verb draws one frame.
/// Units: points. A point is in the view's own space; nil is the middle of its visible part.
@MainActor public final class HeadlessApp {
    /// The window that `root` fills, `size` large.
    public let window: UIWindow

    package let platform: HeadlessPlatform
    private let application: UIApplication
    private let idiom: UIUserInterfaceIdiom
    private let log = TraceLog()
    /// Where the pointer and the finger are. Units: points of the window.
    private var pointer = CGPoint.zero
    private var finger: CGPoint?
    private var pressedButton = PointerButton.primary

    public init(_ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844), idiom: UIUserInterfaceIdiom = .pad,
                style: UIUserInterfaceStyle = .light, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        var settings = DesktopSettings()
        settings.isDark = style == .dark
        settings.isRightToLeft = direction == .rightToLeft
        // Debian's own family: every machine that runs the tests has it, so that measures agree.
        settings.fontFamily = "DejaVu Sans"
        settings.fontSize = 14
        PangoTextSystem.shared.defaultFamily = settings.fontFamily
        platform = HeadlessPlatform(text: PangoTextSystem.shared, graphics: GtkGraphicsService(), scale: 2)
        platform.settings = settings
        platform.keptFrames = 1
        self.idiom = idiom
        CurrentPlatform.shared = platform
        UIDevice.current.overrideIdiom(idiom)
        UIApplication.reset()
        application = UIApplication.shared
        application.followSettings()
        Trace.recorder = log.append
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        drawFrame()
    }

    // MARK: Pointer

    /// Presses and releases the secondary button.
    public func secondaryClick(_ view: UIView, at point: CGPoint? = nil) {
        pointerDown(view, at: point, secondary: true)
        pointerUp()
    }

    /// Presses and releases the primary button `count` times, quickly.
    public func click(_ view: UIView, at point: CGPoint? = nil, count: Int = 1, modifiers: UIKeyModifierFlags = []) {
        pointer = place(view, point)
        send(.pointerMoved(location: pointer))
        for number in 1...max(1, count) {
            send(.pointerPressed(.primary, location: pointer, clickCount: number), modifiers)
            send(.pointerReleased(.primary, location: pointer), modifiers)
        }
        drawFrame()
    }

    public func pointerDown(_ view: UIView, at point: CGPoint? = nil, secondary: Bool = false) {
        pointer = place(view, point)
        pressedButton = secondary ? .secondary : .primary
        send(.pointerMoved(location: pointer))
        send(.pointerPressed(pressedButton, location: pointer, clickCount: 1))
        drawFrame()
    }

    /// Moves the pointer on a straight way of six steps, as a hand does.
    public func pointerMove(to windowPoint: CGPoint) {
        let start = pointer
        for step in 1...6 {
            let part = CGFloat(step) / 6
            pointer = CGPoint(x: start.x + (windowPoint.x - start.x) * part, y: start.y + (windowPoint.y - start.y) * part)
            send(.pointerMoved(location: pointer))
        }
        drawFrame()
    }

    public func pointerUp() {
        send(.pointerReleased(pressedButton, location: pointer))
        drawFrame()
    }

    /// Turns the wheel over the view. Units: points to move its content by; positive shows what is further down.
    public func scroll(_ view: UIView, by distance: CGFloat, at point: CGPoint? = nil) {
        pointer = place(view, point)
        send(.scrolled(location: pointer, dx: 0, dy: distance, phase: .wheel))
        drawFrame()
    }

    // MARK: Finger

    public func tap(_ view: UIView, at point: CGPoint? = nil) {
        touchDown(view, at: point)
        touchUp()
    }

    /// Puts a finger down, holds it until a menu could be up, and lifts it.
    public func longPress(_ view: UIView, at point: CGPoint? = nil) {
        touchDown(view, at: point)
        advance(by: platform.settings.longPressDuration + 0.1)
        touchUp()
    }

    public func touchDown(_ view: UIView, at point: CGPoint? = nil) {
        let place = place(view, point)
        finger = place
        send(.touchBegan(id: 1, location: place))
        drawFrame()
    }

    public func touchMove(to windowPoint: CGPoint) {
        guard let start = finger else { return }
        for step in 1...6 {
            let part = CGFloat(step) / 6
            let place = CGPoint(x: start.x + (windowPoint.x - start.x) * part, y: start.y + (windowPoint.y - start.y) * part)
            finger = place
            send(.touchMoved(id: 1, location: place))
        }
        drawFrame()
    }

    public func touchUp() {
        guard let place = finger else { return }
        finger = nil
        send(.touchEnded(id: 1, location: place))
        drawFrame()
    }

    // MARK: Keyboard

    /// Presses and releases a key. `modifiers` are Apple's: `.command` is the Control key here.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        let stroke = KeyNames.stroke(for: key, modifiers: modifiers)
        send(.keyPressed(stroke, isRepeat: false), modifiers)
        send(.keyReleased(stroke), modifiers)
        drawFrame()
    }

    /// Types a text, a key press a character.
    public func type(_ text: String) {
        for character in text {
            let stroke = KeyNames.stroke(for: character)
            send(.keyPressed(stroke, isRepeat: false))
            send(.keyReleased(stroke))
        }
        drawFrame()
    }

    // MARK: Time

    /// Lets time pass: timers and frames that are due happen in their order.
    public func advance(by seconds: TimeInterval) {
        activate()
        platform.advance(by: seconds)
    }

    /// Lets time pass until nothing moves and nothing is due within ten seconds.
    public func settle() {
        activate()
        platform.settle()
    }

    // MARK: Looking

    /// The innermost visible view with this accessibility label.
    /// Errors: throws `HeadlessAppError` that lists the labels there are.
    public func view(_ label: String) throws -> UIView {
        activate()
        window.layOutNow()
        var found: UIView?
        var labels: [String] = []
        for root in [window, window.overlayView] as [UIView] {
            root.forEachInTree { view in
                guard let text = view.accessibilityLabel, view.isVisibleInWindow else { return }
                labels.append(text)
                if text == label { found = view }
            }
        }
        guard let found else { throw HeadlessAppError(wanted: "a view with the label", label, there: labels) }
        return found
    }

    /// The menu that is up, or nil. Reading it changes nothing.
    public var menu: PresentedMenu? {
        guard let session = window.contextMenuSession, session.isOpen else { return nil }
        return PresentedMenu(session: session, app: self)
    }

    /// What happened since the start, a line a stage: `gesture: …`, `session: …`.
    public var trace: [String] { log.lines }

    /// The window with its menus, as a PNG. Units: `scale` pixels a point; where a menu leaves the window the picture is larger.
    /// Errors: throws when the machine cannot draw.
    public func picture(scale: CGFloat = 2) throws -> Data {
        activate()
        window.layOutNow()
        drawFrame()
        return try WindowPicture.draw(window, platform: platform, scale: scale)
    }

    // MARK: Inside

    /// Makes this app the one that UIKit speaks for: several may be alive in one process.
    package func activate() {
        CurrentPlatform.shared = platform
        UIApplication.activate(application)
        UIDevice.current.overrideIdiom(idiom)
        UITraitCollection.current = window.traitCollection
        Trace.recorder = log.append
    }

    private func place(_ view: UIView, _ point: CGPoint?) -> CGPoint {
        activate()
        window.layOutNow()
        let visible = view.visibleBounds
        return view.convert(point ?? CGPoint(x: visible.midX, y: visible.midY), to: nil)
    }

    private func send(_ kind: InputEvent.Kind, _ modifiers: UIKeyModifierFlags = []) {
        activate()
        (window.platformWindow as? HeadlessWindow)?.deliver(
            InputEvent(kind, time: platform.clock.now, modifiers: KeyNames.physical(modifiers)))
    }

    package func drawFrame() { advance(by: HeadlessPlatform.frameInterval) }
}
