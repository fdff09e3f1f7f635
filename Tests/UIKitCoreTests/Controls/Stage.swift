import Foundation
import PlatformHeadless
import PlatformInterface
import UIKitCore

/// A window without a display, with a person's hands: what the tests of controls are played on.
@MainActor final class Stage {
    let platform: HeadlessPlatform
    let window: UIWindow
    /// Kept until the next one, so that a test need not hold it.
    private static var last: Stage?

    init(
        _ root: UIViewController = UIViewController(), size: CGSize = CGSize(width: 400, height: 600), isDark: Bool = false,
        isRightToLeft: Bool = false
    ) {
        platform = Stage.install(isDark: isDark, isRightToLeft: isRightToLeft)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        Stage.last = self
        draw()
    }

    /// Enough for views that need no window.
    @discardableResult static func install(isDark: Bool = false, isRightToLeft: Bool = false) -> HeadlessPlatform {
        let platform = HeadlessPlatform(scale: 2)
        platform.settings.isDark = isDark
        platform.settings.isRightToLeft = isRightToLeft
        CurrentPlatform.shared = platform
        UIApplication.reset()
        UITraitCollection.resetCurrent()
        return platform
    }

    var content: UIView { window.rootViewController!.view }

    func add<V: UIView>(_ view: V, at frame: CGRect) -> V {
        view.frame = frame
        content.addSubview(view)
        draw()
        return view
    }

    func draw() { window.draw(at: platform.clock.now) }

    /// Lets time pass until nothing moves.
    func settle() {
        platform.settle()
        draw()
    }

    // MARK: Hands

    func point(_ view: UIView, _ x: CGFloat? = nil, _ y: CGFloat? = nil) -> CGPoint {
        view.convert(CGPoint(x: x ?? view.bounds.midX, y: y ?? view.bounds.midY), to: nil)
    }

    @discardableResult func send(_ kind: InputEvent.Kind, _ modifiers: InputModifiers = []) -> Bool {
        window.handle(InputEvent(kind, time: platform.clock.now, modifiers: modifiers))
    }

    func click(_ view: UIView) {
        press(at: point(view))
        release(at: point(view))
        draw()
    }

    func press(at point: CGPoint, _ button: PointerButton = .primary) {
        send(.pointerMoved(location: point))
        send(.pointerPressed(button, location: point, clickCount: 1))
    }
    func drag(to point: CGPoint) { send(.pointerMoved(location: point)) }
    func release(at point: CGPoint, _ button: PointerButton = .primary) { send(.pointerReleased(button, location: point)) }

    func touchDown(at point: CGPoint) { send(.touchBegan(id: 1, location: point)) }
    func touchMove(to point: CGPoint) { send(.touchMoved(id: 1, location: point)) }
    func touchUp(at point: CGPoint) { send(.touchEnded(id: 1, location: point)) }

    @discardableResult func key(_ usage: UIKeyboardHIDUsage, _ modifiers: InputModifiers = []) -> Bool {
        let stroke = KeyStroke(usage: usage.rawValue)
        let taken = send(.keyPressed(stroke, isRepeat: false), modifiers)
        send(.keyReleased(stroke), modifiers)
        draw()
        return taken
    }
}

/// What happened, in order.
@MainActor final class Diary {
    var lines: [String] = []
    /// Delegates, which nobody else keeps.
    var kept: [AnyObject] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension UIControl.Event {
    static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
}

extension UIControl {
    /// Writes each event of this control into `diary`.
    func report(to diary: Diary) {
        for (event, name) in UIControl.Event.names { addAction(UIAction { _ in diary(name) }, for: event) }
    }
}
