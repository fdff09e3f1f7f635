import ContextMenuTesting
import PlatformInterface

/// A window with one view that has a menu, and a person in front of it.
/// Units: the view is 200×100 points and stands at (50, 50) of a window of 600×500, where menus of a few rows fit.
@MainActor final class Walk {
    let app: HeadlessApp
    let screen = UIViewController()
    let target: UIView
    let owner = MenuOwner()
    let interaction: UIContextMenuInteraction

    /// `elements` makes the menu at each opening; its actions come from `action(_:)`, so that choices are written down.
    init(size: CGSize = CGSize(width: 600, height: 500), frame: CGRect = CGRect(x: 50, y: 50, width: 200, height: 100),
         style: UIUserInterfaceStyle = .light, direction: UIUserInterfaceLayoutDirection = .leftToRight,
         elements: @escaping (Walk) -> [UIMenuElement]?) {
        app = HeadlessApp(screen, size: size, style: style, direction: direction)
        target = UIView(frame: frame)
        target.isAccessibilityElement = true
        target.accessibilityLabel = "Target"
        interaction = UIContextMenuInteraction(delegate: owner)
        target.addInteraction(interaction)
        screen.view.addSubview(target)
        owner.elements = { [weak self] in self.flatMap(elements) }
    }

    convenience init(_ titles: String...) {
        self.init { walk in titles.map { walk.action($0) } }
    }

    // MARK: Menus

    /// An action that writes down that it was chosen.
    func action(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
                then handler: @escaping (UIAction) -> Void = { _ in }) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [weak owner] action in
            owner?.events.append("choose \(title)")
            handler(action)
        }
    }

    func menu(_ title: String, options: UIMenu.Options = [], _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, options: options, children: children)
    }

    func inline(_ children: UIMenuElement...) -> UIMenu { UIMenu(options: .displayInline, children: children) }

    // MARK: Acting

    /// Opens the menu with the secondary button in the middle of the view. Units: points of the view.
    func open(at point: CGPoint? = nil) { app.secondaryClick(target, at: point) }

    /// Opens the menu by keys; its first row is highlighted then.
    func openByKeys() {
        app.window.focus.focus(target)
        app.press(.keyboardF10, modifiers: .shift)
    }

    func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { app.press(key) } }

    func hover(_ title: String, level: Int? = nil) throws { app.pointerMove(to: try middle(of: title, level: level)) }

    func click(_ title: String, level: Int? = nil) throws { app.click(app.window, at: try middle(of: title, level: level)) }

    /// Adds a second view with a menu of its own.
    func addTarget(frame: CGRect, inside parent: UIView? = nil, _ titles: String...) -> (view: UIView, owner: MenuOwner) {
        let view = UIView(frame: frame)
        let owner = MenuOwner()
        owner.elements = { [weak self] in titles.compactMap { self?.action($0) } }
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        (parent ?? screen.view).addSubview(view)
        return (view, owner)
    }

    // MARK: Looking

    var events: [String] { owner.events }
    var titles: [String] { app.menu?.items.map(\.title) ?? [] }
    var levelTitles: [[String]] { app.menu?.levels.map { $0.map(\.title) } ?? [] }
    /// The highlighted row of the deepest level that has one; nil when none has.
    var lit: String? { app.menu?.highlighted?.title }

    /// Where a row is, nil when it is out of sight. Units: points of the window; the deepest level unless told.
    func rect(of title: String, level: Int? = nil) -> CGRect? {
        guard let session = app.window.contextMenuSession else { return nil }
        let states = session.levelStates
        let index = level ?? states.count - 1
        guard states.indices.contains(index), let row = states[index].tree.rows.first(where: { $0.title == title }) else { return nil }
        return session.rect(of: row, level: index)
    }

    func middle(of title: String, level: Int? = nil) throws -> CGPoint {
        guard let rect = rect(of: title, level: level) else { throw Missing(title: title, there: titles) }
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    struct Missing: Error, CustomStringConvertible {
        let title: String
        let there: [String]
        var description: String { "There is no row “\(title)” in sight; the menu has \(there)." }
    }

    /// Whether nothing of a menu is left in the window.
    var isClean: Bool {
        app.menu == nil && app.window.contextMenuSession == nil && app.popupFrames.isEmpty && menuNodes.isEmpty
    }

    /// The open levels as a screen reader finds them.
    var menuNodes: [AccessibilityNode] { app.accessibilityTree.all { $0.role == .menu } }
}
