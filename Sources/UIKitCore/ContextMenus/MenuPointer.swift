import Foundation
import PlatformInterface

/// What pointer and finger do to an open menu: highlight, open and close submenus, choose, scroll, and close it from outside.
/// Contract: one for a session. It knows the press that opened the menu, whose release is no choice unless it was a drag.
@MainActor final class MenuPointer {
    /// A submenu opens when the pointer rested on its row this long. Units: seconds.
    static let hoverDelay: TimeInterval = 0.1
    static let restDelay: TimeInterval = 1
    /// A release chooses only after the opening press moved this far. Units: points.
    static let dragThreshold: CGFloat = 8
    private static let edgeScrollStep: CGFloat = 6

    weak var session: ContextMenuSession?
    private let origin: CGPoint
    private var location: CGPoint

    /// What the buttons (or the finger) are doing.
    private enum Press {
        case none
        /// The press that opened the menu, still down.
        case opening(hasMoved: Bool)
        /// A press that began in the menu.
        case inside
        /// A press that began on the preview, which it commits where it ends there.
        case preview
        /// A finger on the list: it scrolls once it moves up or down a scrollable list.
        case finger(id: Int, start: CGPoint, last: CGPoint, scrolls: Bool)
    }
    private var press: Press
    /// Whether the pointer is in the menu and was the last to act: then leaving takes its highlight away.
    private var isPointing = false
    private var safePath: SafePath?
    private var hover: (any PlatformTimer)?
    private var edgeScroll: (any PlatformTimer)?

    init(origin: CGPoint, isHeld: Bool) {
        self.origin = origin
        location = origin
        press = isHeld ? .opening(hasMoved: false) : .none
    }

    /// Whether the press that opened the menu is still down.
    var isOpening: Bool {
        if case .opening = press { return true }
        return false
    }

    private var presentation: MenuPresentation? { session?.isOpen == true ? session?.presentation : nil }

    func stop() {
        hover?.cancel()
        edgeScroll?.cancel()
        hover = nil
        edgeScroll = nil
    }

    // MARK: Events

    func moved(to point: CGPoint) {
        location = point
        if case .opening(false) = press, hypot(point.x - origin.x, point.y - origin.y) >= MenuPointer.dragThreshold {
            press = .opening(hasMoved: true)
        }
        track()
    }

    func left() {
        hover?.cancel()
        if case .none = press { leave() }
    }

    /// Whether the press was the menu's; a secondary press outside is left for the next menu.
    func pressed(_ button: PointerButton, at point: CGPoint) -> Bool {
        location = point
        guard let presentation else { return false }
        guard presentation.index(at: point) != nil else {
            if button == .primary, isOnPreview(point) {
                press = .preview
                return true
            }
            session?.end(.clickedOutside)
            return button != .secondary
        }
        if button == .primary {
            press = .inside
            track()
            if let (row, level) = target, row.isSubmenu { session?.openSubmenu(row, of: level, highlightFirst: false) }
        }
        return true
    }

    func released(_ button: PointerButton, at point: CGPoint) {
        location = point
        let old = press
        press = .none
        switch old {
        case .opening(let hasMoved) where hasMoved: choose()
        case .inside where button == .primary: choose()
        case .preview where button == .primary: commitPreview()
        default: break
        }
    }

    private func isOnPreview(_ point: CGPoint) -> Bool { presentation?.preview?.pose.frame.contains(point) ?? false }

    private func commitPreview() { if isOnPreview(location) { session?.commit() } }

    func touchBegan(_ id: Int, at point: CGPoint) {
        location = point
        guard let presentation else { return }
        guard let index = presentation.index(at: point) else {
            guard isOnPreview(point) else { return session?.end(.clickedOutside) ?? () }
            press = .preview
            return
        }
        // What lies behind the front level is a veil: a touch there goes back to it.
        if presentation.stacksLevels, index < presentation.levels.count - 1 {
            press = .none
            return presentation.close(to: index + 1)
        }
        press = .finger(id: id, start: point, last: point, scrolls: false)
        track()
    }

    func touchCancelled() {
        press = .none
        presentation?.depart(by: 0)
        left()
    }

    func touchMoved(_ id: Int, to point: CGPoint) {
        if case .preview = press {
            location = point
            return
        }
        guard case .finger(id, let start, let last, var scrolls) = press else {
            moved(to: point)
            presentation?.depart(by: presentation?.distance(from: point) ?? 0)
            return
        }
        location = point
        presentation?.depart(by: presentation?.distance(from: point) ?? 0)
        guard let index = presentation?.index(at: start), let list = presentation?.levels[index].list else { return }
        if !scrolls, list.isScrollable, abs(point.y - start.y) > 10 {
            scrolls = true
            list.highlighted = nil
        }
        press = .finger(id: id, start: start, last: point, scrolls: scrolls)
        if scrolls { list.scroll(by: last.y - point.y) } else { track() }
    }

    func touchEnded(_ id: Int, at point: CGPoint) {
        location = point
        let old = press
        press = .none
        if case .none = old { return }
        // A finger that was dragged far away gives the menu up.
        if let presentation, presentation.distance(from: point) >= RichMenuPresentation.departureLimit {
            return session?.end(.clickedOutside) ?? ()
        }
        presentation?.depart(by: 0)
        switch old {
        case .finger(_, _, _, scrolls: false): choose()
        case .opening(hasMoved: true): choose()
        case .preview: commitPreview()
        default: break
        }
        unlight()
    }

    func scrolled(by distance: CGFloat, at point: CGPoint) {
        guard let presentation, let index = presentation.index(at: point) else { return }
        presentation.close(to: index + 1)
        presentation.levels[index].list.scroll(by: distance)
        location = point
        track()
    }

    func keyWasPressed() {
        hover?.cancel()
        safePath = nil
        isPointing = false
    }

    func submenuOpened() {
        guard let child = presentation?.levels.last else { return }
        safePath = SafePath(from: location, to: child.panel.frame)
    }

    // MARK: Tracking

    /// The row and level under the pointer.
    private var target: (row: MenuTree.Row, level: MenuLevel)? {
        guard let presentation, let index = presentation.index(at: location) else { return nil }
        return presentation.levels[index].panel.row(at: location).map { ($0, presentation.levels[index]) }
    }

    private func track() {
        guard let presentation else { return }
        let found = presentation.index(at: location)
        startEdgeScroll(of: found.map { presentation.levels[$0].list })
        guard let index = found else {
            hover?.cancel()
            return leave()
        }
        isPointing = true
        let row = presentation.levels[index].panel.row(at: location)
        if presentation.levels.indices.contains(index + 1), let open = presentation.levels[index + 1].parentRow {
            if row?.id == open.id {
                hover?.cancel()
                presentation.levels[index].list.highlighted = open.id
                presentation.levels[index + 1].list.highlighted = nil
                presentation.close(to: index + 2)
                safePath = SafePath(from: location, to: presentation.levels[index + 1].panel.frame)
                return
            }
            if safePath?.contains(location) == true {
                // On the way to the submenu: what lies between counts only when the pointer stays there.
                return wait(SafePath.patience) { [weak self] in self?.light(row, in: index) }
            }
        }
        light(row, in: index)
    }

    private func light(_ row: MenuTree.Row?, in index: Int) {
        hover?.cancel()
        guard let presentation, presentation.levels.indices.contains(index) else { return }
        let level = presentation.levels[index]
        presentation.close(to: index + 1)
        level.list.highlighted = row?.isEnabled == true ? row?.id : nil
        guard let row, row.isEnabled, row.isSubmenu else { return }
        // A finger opens a submenu by lifting; one that rests on the row while dragging opens it too, later.
        wait(presentation.stacksLevels ? MenuPointer.restDelay : MenuPointer.hoverDelay) { [weak self] in self?.session?.openSubmenu(row, of: level, highlightFirst: false) }
    }

    /// A pointer that only moves beside the menu leaves the keys' highlight alone.
    private func leave() {
        if isPointing { unlight() }
        isPointing = false
    }

    private func unlight() {
        guard let deepest = presentation?.levels.last else { return }
        deepest.list.highlighted = nil
    }

    private func wait(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        hover?.cancel()
        hover = CurrentPlatform.shared.clock.schedule(after: delay, action)
    }

    private func choose() {
        if let presentation, let index = presentation.index(at: location) {
            let list = presentation.levels[index].list
            if list.isBackRow(at: list.convert(location, from: nil)) { return session?.goBack(from: list) ?? () }
        }
        guard let (row, level) = target else { return }
        session?.activate(row, in: level.list)
    }

    // MARK: Edges

    /// Near an end of a list that does not fit, the list goes on by itself.
    private func startEdgeScroll(of list: MenuListView?) {
        edgeScroll?.cancel()
        edgeScroll = nil
        guard let list, edgeDirection(list) != 0 else { return }
        edgeScroll = CurrentPlatform.shared.clock.schedule(after: 1.0 / 60) { [weak self] in self?.scrollAtEdge() }
    }

    private var listUnderPointer: MenuListView? {
        guard let presentation, let index = presentation.index(at: location) else { return nil }
        return presentation.levels[index].list
    }

    private func edgeDirection(_ list: MenuListView) -> CGFloat {
        guard list.isScrollable else { return 0 }
        let y = list.convert(location, from: nil).y, zone = list.menuLayout.metrics.edgeScrollZone
        return y < zone ? -1 : y > list.bounds.height - zone ? 1 : 0
    }

    private func scrollAtEdge() {
        guard let list = listUnderPointer else { return }
        let before = list.scrollOffset
        list.scroll(by: edgeDirection(list) * MenuPointer.edgeScrollStep)
        if list.scrollOffset != before { track() }
    }
}
