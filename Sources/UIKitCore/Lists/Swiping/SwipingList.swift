import CoreGraphics
import Foundation
import PlatformInterface

/// A list whose rows can be moved to the side, where buttons come out beside them. Tables and lists of collections have one habit,
/// which is here.
@MainActor protocol SwipingList: UIScrollView {
    /// The row that is moved to the side now.
    var swipe: RowSwipe? { get set }
    var padSwipe: PadSwipe? { get set }
    /// The row at a point that could be swiped. Units: points of the list.
    func rowToSwipe(at point: CGPoint) -> UIView?
    /// What a row offers at a side; nil or no actions for nothing.
    func swipeActions(of row: UIView, leading: Bool) -> UISwipeActionsConfiguration?
    /// Where a row stands when nothing moves it; nil when it is gone.
    func restingFrame(of row: UIView) -> CGRect?
    func swipeDidBegin(_ row: UIView, leading: Bool)
    /// Contract: called once for each begin; the list has forgotten the swipe already.
    func swipeDidEnd(_ row: UIView)
    func isRowInFocus(_ row: UIView) -> Bool
}

extension SwipingList {
    func addSwipeGesture() {
        let pan = RowSwipeGestureRecognizer()
        pan.addHandler { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.swipeMoved(pan) } }
        addGestureRecognizer(pan)
    }

    func isSwiped(_ row: UIView) -> Bool { swipe?.cell === row }

    /// Whether the list's own recogniser may begin; nil for others.
    func swipeMayBegin(_ gesture: UIGestureRecognizer) -> Bool? {
        guard let pan = gesture as? RowSwipeGestureRecognizer, pan.view === self else { return nil }
        let way = pan.translation(in: self)
        return abs(way.x) > abs(way.y) && maySwipe(at: pan.location(in: self), way: way.x)
    }

    private func offer(_ row: UIView, leading: Bool) -> UISwipeActionsConfiguration? {
        let configuration = swipeActions(of: row, leading: leading)
        return configuration?.actions.isEmpty == false ? configuration : nil
    }

    // MARK: The gesture

    /// Whether a movement to the side is one of the row under it. Units: `way` in points to the right.
    private func maySwipe(at point: CGPoint, way: CGFloat) -> Bool {
        if let swipe, swipe.cell.frame.union(swipe.actionsView.frame).contains(point) { return true }
        guard let row = rowToSwipe(at: point) else { return false }
        closeSwipe(animated: true)
        return beginSwipe(row, leading: (way > 0) != isRightToLeft)
    }

    private func beginSwipe(_ row: UIView, leading: Bool) -> Bool {
        guard let configuration = offer(row, leading: leading), restingFrame(of: row) != nil else { return false }
        swipe = RowSwipe(self, row, isLeading: leading, configuration) { [weak self] in self?.perform($0) }
        swipeDidBegin(row, leading: leading)
        return true
    }

    private func swipeMoved(_ pan: UIPanGestureRecognizer) {
        guard let swipe else { return }
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: self)
            swipe.hold()
        case .changed: swipe.move(by: pan.translation(in: self).x)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x)
        case .cancelled, .failed: closeSwipe(animated: true)
        case .possible: break
        }
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipe else { return }
        if swipe.isFull, let action = swipe.firstAction {
            swipe.animate(to: swipe.cell.bounds.width)
            return perform(action)
        }
        if swipe.staysOpen(velocity: velocity) { swipe.open() } else { closeSwipe(animated: true) }
    }

    /// Fingers that move sideways on a touchpad swipe the row under the pointer.
    func swipeTakes(_ scroll: ScrollInput) -> Bool {
        switch scroll.phase {
        case .wheel: return false
        case .began, .changed:
            if let swipe, padSwipe != nil {
                padSwipe?.note(CGPoint(x: -scroll.dx, y: 0), at: scroll.timestamp)
                swipe.move(by: padSwipe?.way ?? 0)
                return true
            }
            guard abs(scroll.dx) > 2 * abs(scroll.dy), !isDragging, !scrollsX, maySwipe(at: scroll.location(in: self), way: -scroll.dx) else { return false }
            swipe?.hold()
            padSwipe = PadSwipe()
            padSwipe?.note(CGPoint(x: -scroll.dx, y: 0), at: scroll.timestamp)
            swipe?.move(by: -scroll.dx)
            return true
        case .ended:
            guard let pad = padSwipe else { return false }
            padSwipe = nil
            endSwipe(velocity: pad.velocity(at: scroll.timestamp))
            return true
        }
    }

    /// Uncovers a row's trailing actions, or puts them away, for a control in the row.
    func toggleSwipe(of row: UIView) {
        let wasOpen = swipe?.cell === row
        closeSwipe(animated: true)
        guard !wasOpen, beginSwipe(row, leading: false) else { return }
        swipe?.open()
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction) {
        guard let swipe else { return }
        Trace.log(.outcome, "swipe action “\(action.spokenName)”")
        action.handler(action, swipe.actionsView) { [weak self] _ in
            guard let self, self.swipe === swipe else { return }
            closeSwipe(animated: true)
        }
    }

    /// Puts the row back that was moved to the side.
    func closeSwipe(animated: Bool) {
        guard let old = swipe else { return }
        let finish: @MainActor () -> Void = { [weak self] in
            old.remove()
            self?.setNeedsLayout()
        }
        padSwipe = nil
        if animated, window != nil, restingFrame(of: old.cell) != nil {
            // Until it is back the row is the swipe's to place.
            old.animate(to: 0) { finish() }
            swipe = nil
        } else {
            swipe = nil
            finish()
        }
        swipeDidEnd(old.cell)
    }

    /// Takes the buttons away of a row that is gone.
    func dropSwipe() {
        guard let old = swipe else { return }
        swipe = nil
        padSwipe = nil
        old.remove()
        swipeDidEnd(old.cell)
    }

    func closeSwipeWhenScrolled() {
        guard let swipe, swipe.isOpen else { return }
        closeSwipe(animated: true)
    }

    // MARK: Assistive technology

    /// A row's actions by name. Contract: the delegate is asked only while a screen reader runs and the row has the focus.
    func spokenSwipeActions(of row: UIView) -> [AccessibilityNode.Action] {
        guard CurrentPlatform.shared.settings.isScreenReaderOn, isRowInFocus(row) else { return [] }
        return allActions(row).enumerated().map { .init(name: "swipe-\($0.offset)", title: $0.element.action.spokenName) }
    }

    private func allActions(_ row: UIView) -> [(action: UIContextualAction, leading: Bool)] {
        let leading = offer(row, leading: true)?.actions ?? [], trailing = offer(row, leading: false)?.actions ?? []
        return leading.map { ($0, true) } + trailing.map { ($0, false) }
    }

    func performSwipeAction(_ name: String, on row: UIView) -> Bool {
        guard name.hasPrefix("swipe-"), let index = Int(name.dropFirst("swipe-".count)), restingFrame(of: row) != nil else { return false }
        let all = allActions(row)
        guard all.indices.contains(index) else { return false }
        closeSwipe(animated: false)
        // The row counts as swiped while the action runs, as it does for a finger.
        guard beginSwipe(row, leading: all[index].leading) else { return false }
        let offset = all[index].leading ? index : index - all.count { $0.leading }
        guard let swipe, swipe.configuration.actions.indices.contains(offset) else { return false }
        perform(swipe.configuration.actions[offset])
        return true
    }
}
