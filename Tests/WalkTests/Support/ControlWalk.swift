import ContextMenuTesting

/// A window with one button that has a menu of its own, and a person in front of it.
/// Units: the button is 160×40 points and stands at (50, 50) of a window of 600×500, where menus of a few rows fit.
@MainActor final class ControlWalk {
    let app: HeadlessApp
    let screen = UIViewController()
    let button: UIButton
    /// In order: what the button sent and what was chosen.
    var events: [String] = []

    init(_ titles: [String] = ["A", "B", "C"], isPrimary: Bool = true, size: CGSize = CGSize(width: 600, height: 500),
         frame: CGRect = CGRect(x: 50, y: 50, width: 160, height: 40), direction: UIUserInterfaceLayoutDirection = .leftToRight,
         button: UIButton = UIButton(type: .system)) {
        self.button = button
        button.setTitle("Button", for: .normal)
        button.frame = frame
        screen.view.addSubview(button)
        app = HeadlessApp(screen, size: size, direction: direction)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
        ]
        for (event, name) in names { button.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event) }
        button.menu = UIMenu(children: titles.map { action($0) })
        button.showsMenuAsPrimaryAction = isPrimary
    }

    /// An action that writes down that it was chosen.
    func action(_ title: String, state: UIMenuElement.State = .off, then handler: @escaping (UIAction) -> Void = { _ in }) -> UIAction {
        UIAction(title: title, state: state) { [weak self] action in
            self?.events.append("choose \(title)")
            handler(action)
        }
    }

    var titles: [String] { app.menu?.items.map(\.title) ?? [] }
    var states: [UIMenuElement.State] { app.menu?.items.map(\.state) ?? [] }
    var lit: String? { app.menu?.highlighted?.title }

    /// Where a row of the deepest level is. Units: points of the window; nil when it is out of sight.
    func rect(of title: String) -> CGRect? {
        guard let session = app.window.contextMenuSession, let row = session.levelStates.last?.tree.rows.first(where: { $0.title == title })
        else { return nil }
        return session.rect(of: row, level: session.levelStates.count - 1)
    }

    func middle(of title: String) throws -> CGPoint {
        guard let rect = rect(of: title) else { throw Walk.Missing(title: title, there: titles) }
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Everything that menus have put over the window's content.
    var overlaid: [UIView] { app.window.overlayView.menus.subviews }

    func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { app.press(key) } }

    /// What was written down since the last time.
    func taken() -> [String] {
        defer { events = [] }
        return events
    }
}
