import ContextMenuTesting
import PlatformInterface
import QuartzCore
import UIKitCore

/// A person (and an app) that does one thing after the other without a plan, and checks what must hold after each.
@MainActor final class RandomWalker {
    private var random: SeededGenerator
    private let walk: Walk
    private let views: [UIView]
    private let owners: [MenuOwner]
    private var pending: [([UIMenuElement]) -> Void] = []
    private var sessions: [WeakSession] = []
    private var previews: [WeakController] = []
    /// When a menu was seen last whose views take time to leave.
    private var lastRich = -Double.infinity
    /// What was done, newest last.
    private(set) var steps: [String] = []

    private struct WeakSession { weak var session: ContextMenuSession? }
    private struct WeakController { weak var controller: UIViewController? }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        // Every third app is so small that menus need popups.
        let isSmall = seed % 3 == 0
        let size = isSmall ? CGSize(width: 220, height: 160) : CGSize(width: 600, height: 500)
        let walk = Walk(size: size, frame: CGRect(x: 20, y: 20, width: 150, height: 100),
                        direction: seed % 2 == 0 ? .leftToRight : .rightToLeft) { _ in [] }
        self.walk = walk
        let inner = walk.addTarget(frame: CGRect(x: 20, y: 20, width: 60, height: 40), inside: walk.target)
        let other = walk.addTarget(frame: CGRect(x: size.width - 60, y: size.height - 60, width: 50, height: 50))
        views = [walk.target, inner.view, other.view]
        owners = [walk.owner, inner.owner, other.owner]
        for owner in owners { owner.elements = { [weak self] in self?.makeElements(depth: 0) ?? [] } }
        // Every second app has previews of every kind.
        guard seed % 4 < 2 else { return }
        for owner in owners {
            owner.provider = { [weak self] in self?.makeController() }
            owner.highlight = { [weak self] in self?.makePreview() }
            owner.dismissal = { [weak self] in self?.makePreview() }
            owner.onCommit = { [weak self] in if self?.chance(50) == true { $0.preferredCommitStyle = .pop } }
            owner.adjust = { [weak self] configuration in
                guard let self else { return }
                configuration.showsPreviewInCompactMenu = chance(50)
                if chance(20) { configuration.secondaryItemIdentifiers = ["x", "y"] }
            }
        }
    }

    // MARK: Previews

    private func makeController() -> UIViewController? {
        guard chance(60) else { return nil }
        let controller = UIViewController()
        controller.preferredContentSize = pick([.zero, CGSize(width: 200, height: 100), CGSize(width: 0, height: 90), CGSize(width: 5000, height: 3000)])
        previews.append(WeakController(controller: controller))
        return controller
    }

    /// Of any of the views, of a part of one, of one that is nowhere; or none.
    private func makePreview() -> UITargetedPreview? {
        lastRich = walk.app.now
        let view = pick(views), parameters = UIPreviewParameters()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return nil
        case 1: parameters.visiblePath = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))
        case 2: parameters.visiblePath = UIBezierPath()
        case 3: return UITargetedPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), parameters: parameters,
                                         target: UIPreviewTarget(container: walk.screen.view, center: anyPoint))
        default: break
        }
        return view.window == nil ? nil : UITargetedPreview(view: view, parameters: parameters)
    }

    private func actOnPreview() -> String {
        guard let session = walk.app.window.contextMenuSession, let preview = session.previewState else { return "no preview" }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            session.commit()
            return "commit"
        case 1:
            let middle = CGPoint(x: preview.frame.midX, y: preview.frame.midY)
            walk.app.tap(walk.app.window, at: middle)
            return "tap the preview"
        case 2:
            preview.controller?.preferredContentSize = pick([CGSize(width: 120, height: 300), .zero, CGSize(width: 50, height: 50)])
            return "another preferred size"
        default:
            preview.controller?.view.removeFromSuperview()
            return "take the preview's view away"
        }
    }

    private func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &random)] }
    private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private var anyPoint: CGPoint {
        let size = walk.app.window.bounds.size
        return CGPoint(x: CGFloat.random(in: -20...size.width + 20, using: &random).rounded(),
                       y: CGFloat.random(in: -20...size.height + 20, using: &random).rounded())
    }

    /// The middle of a row of any level, or any point.
    private var rowPoint: CGPoint {
        guard let session = walk.app.window.contextMenuSession, !session.levelStates.isEmpty else { return anyPoint }
        let level = Int.random(in: 0..<session.levelStates.count, using: &random)
        let row = pick(session.levelStates[level].tree.rows)
        guard let rect = session.rect(of: row, level: level) else { return anyPoint }
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    // MARK: Menus

    private func makeElements(depth: Int) -> [UIMenuElement] {
        (0..<Int.random(in: 0...7, using: &random)).map { makeElement(depth: depth, number: $0) }
    }

    private func makeElement(depth: Int, number: Int) -> UIMenuElement {
        switch Int.random(in: 0..<100, using: &random) {
        case ..<25 where depth < 3: return UIMenu(title: "menu \(number)", children: makeElements(depth: depth + 1))
        case ..<35 where depth < 3: return UIMenu(options: .displayInline, children: makeElements(depth: depth + 1))
        case ..<45: return UIDeferredMenuElement.uncached { [weak self] in self?.pending.append($0) }
        default: return makeAction(number)
        }
    }

    private func makeAction(_ number: Int) -> UIAction {
        let attributes: UIMenuElement.Attributes = pick([[], [], [], .disabled, .hidden, .keepsMenuPresented, .destructive])
        let behaviour = Int.random(in: 0..<20, using: &random)
        let title = pick(["a", "b", "row"]), state = pick([UIMenuElement.State.off, .off, .on, .mixed])
        return UIAction(title: "\(title) \(number)", attributes: attributes, state: state) { [weak self] action in
            self?.run(action, behaviour)
        }
    }

    private func run(_ action: UIAction, _ behaviour: Int) {
        steps.append("  handler \(behaviour)")
        switch behaviour {
        case 0: pick(views).removeFromSuperview()
        case 1: walk.interaction.dismissMenu()
        case 2: update()
        case 3: action.attributes.insert(.hidden)
        case 4: present()
        case 5: open(.screenReader)
        default: action.state = action.state == .on ? .off : .on
        }
    }

    // MARK: Steps

    private func open(_ opening: Opening) {
        let view = pick(views)
        guard view.window != nil else { return }
        switch opening {
        case .pointer: walk.app.secondaryClick(view)
        case .finger: walk.app.longPress(view)
        case .keys:
            walk.app.window.focus.focus(view)
            if chance(40) { walk.app.press(.keyboardF10, modifiers: [.shift, .command]) } else { walk.press(.keyboardMenu) }
        case .screenReader:
            if let node = walk.app.accessibilityTree.all({ $0.actions.contains(.showMenu) }).last { walk.app.perform("show-menu", on: node) }
        }
    }

    private func update() {
        for view in views {
            for case let interaction as UIContextMenuInteraction in view.interactions {
                interaction.updateVisibleMenu { menu in
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: menu.replacingChildren(Array(menu.children.dropFirst()))
                    case 1: menu.replacingChildren(menu.children + [makeAction(9)])
                    case 2: menu.replacingChildren(menu.children.reversed())
                    default: menu
                    }
                }
            }
        }
    }

    private func present() {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        walk.screen.present(alert, animated: true)
    }

    private func restore() {
        walk.screen.dismiss(animated: false)
        if walk.target.superview == nil { walk.screen.view.addSubview(walk.target) }
        if views[1].superview == nil { walk.target.addSubview(views[1]) }
        if views[2].superview == nil { walk.screen.view.addSubview(views[2]) }
    }

    /// Does one thing and says what.
    private func act() -> String {
        let app = walk.app
        switch Int.random(in: 0..<100, using: &random) {
        case ..<18:
            let opening = pick(Opening.allCases)
            open(opening)
            if opening == .finger { lastRich = app.now }
            return "open by \(opening)"
        case ..<30:
            let point = rowPoint
            app.pointerMove(to: point)
            return "move to \(point)"
        case ..<38:
            let point = rowPoint
            app.click(app.window, at: point)
            return "click \(point)"
        case ..<42:
            let point = anyPoint, button = pick([PointerButton.primary, .secondary, .middle])
            app.deliver(.pointerPressed(button, location: point, clickCount: 1))
            return "press \(button) \(point)"
        case ..<46:
            let point = rowPoint, button = pick([PointerButton.primary, .secondary])
            app.deliver(.pointerReleased(button, location: point))
            return "release \(button) \(point)"
        case ..<62:
            let key = pick([UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome,
                            .keyboardEnd, .keyboardPageUp, .keyboardPageDown, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardEscape,
                            .keyboardTab, .keyboardMenu])
            app.press(key)
            return "key \(key)"
        case ..<65:
            app.type(pick(["a", "r", "row 2", "zz", "b "]))
            return "type"
        case ..<74:
            let seconds = pick([0.02, 0.12, 0.4, 1.2])
            app.advance(by: seconds)
            return "wait \(seconds)"
        case ..<78:
            update()
            return "update"
        case ..<81:
            pick(views).removeFromSuperview()
            return "remove"
        case ..<86:
            restore()
            return "restore"
        case ..<91:
            guard !pending.isEmpty else { return "nothing pending" }
            pending.remove(at: Int.random(in: 0..<pending.count, using: &random))(chance(20) ? [] : makeElements(depth: 2))
            return "answer"
        case ..<94:
            app.scroll(app.window, by: pick([-80, 30, 200]), at: rowPoint)
            return "scroll"
        case ..<96: return actOnPreview()
        case ..<97:
            let point = rowPoint
            app.touchDown(app.window, at: point)
            app.touchMove(to: rowPoint)
            if chance(30) { app.deliver(.touchCancelled(id: 1)) } else { app.touchUp() }
            return "touch \(point)"
        case ..<98:
            app.resize(to: CGSize(width: app.window.bounds.width + 1, height: app.window.bounds.height))
            return "resize"
        default:
            pick(views).interactions.compactMap { $0 as? UIContextMenuInteraction }.first?.dismissMenu()
            return "dismiss"
        }
    }

    /// Does one thing; what does not hold afterwards, in words.
    func step() -> [String] {
        noteMotion()
        steps.append(act())
        if let session = walk.app.window.contextMenuSession { sessions.append(WeakSession(session: session)) }
        noteMotion()
        return problems
    }

    /// Rich menus and previews take time to leave.
    private func noteMotion() {
        if walk.app.menu?.appearance == .rich || walk.app.window.contextMenuSession?.previewState != nil { lastRich = walk.app.now }
    }

    // MARK: What must hold

    private func count(_ event: String) -> Int { owners.reduce(0) { $0 + $1.count(event) } }

    private var problems: [String] {
        var found: [String] = []
        func expect(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { found.append(words()) } }
        let app = walk.app, tree = app.accessibilityTree
        let session = app.window.contextMenuSession
        let levels = session?.levelStates ?? []
        let inOverlay = app.window.overlayView.menus.subviews.count
        let isCompact = app.menu?.appearance != .rich, isStill = app.now - lastRich > 1
        expect(session?.isOpen != false, "a session that is not open is left")
        let preview = session?.previewState
        expect((session == nil) == levels.isEmpty || (levels.isEmpty && preview?.controller != nil), "a session and its levels: \(levels.count)")
        expect(count("provide") - count("end") == (session == nil ? 0 : 1), "\(count("provide")) begins, \(count("end")) ends")
        expect(!isStill || inOverlay == levels.count { !$0.isInPopup } + (preview?.isCompact == true ? 1 : 0), "\(inOverlay) panels in the overlay of \(levels.count) levels")
        expect(app.popupFrames.count == levels.count { $0.isInPopup }, "\(app.popupFrames.count) popups of \(levels.count) levels")
        expect(!isStill || tree.all { $0.role == .menu }.count == levels.count, "menus in the accessibility tree")
        expect(tree.all { $0.isExpanded == true }.count <= max(0, levels.count - 1), "more expanded rows than submenus")
        expect(tree.all(\.isFocused).count <= 1, "two focused nodes")
        expect(levels.allSatisfy { !$0.tree.isEmpty }, "an empty level")
        expect(preview?.isCompact != true || app.window.bounds.contains(preview?.frame ?? .zero), "a preview outside the window")
        expect(!isStill || views.allSatisfy { $0.layer.lift == nil }, "a view that is lifted still")
        expect(!isCompact || levels.allSatisfy { $0.isInPopup || app.window.bounds.contains($0.frame) }, "a panel outside the window")
        expect(Set(levels.map(\.tree.menuID)).count == levels.count, "one menu in two levels")
        return found
    }

    /// Ends everything; what is left then, in words.
    func finish() -> [String] {
        walk.app.window.contextMenuSession?.end(.byApp)
        restore()
        walk.app.advance(by: 3)
        for answer in pending { answer([]) }
        pending = []
        var found = problems
        if !walk.isClean { found.append("not clean") }
        if !views.allSatisfy({ $0.layer.lift == nil }) { found.append("a view is lifted") }
        let kept = previews.count { $0.controller != nil }
        if kept > 0 { found.append("\(kept) of \(previews.count) previews alive") }
        let alive = sessions.count { $0.session != nil }
        if alive > 0 { found.append("\(alive) of \(sessions.count) sessions alive") }
        return found
    }
}
