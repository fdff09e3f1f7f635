import CoreGraphics
import Foundation

/// One row that was moved to the side, and the buttons that came out beside it.
/// Contract: the list owns it, one at a time.
@MainActor final class RowSwipe {
    let cell: UIView
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    /// How far the row is away from its place, always positive. Units: points.
    private(set) var distance: CGFloat = 0
    private var start: CGFloat = 0
    private unowned let list: any SwipingList
    /// Whether it stays open without a finger.
    private(set) var isOpen = false

    /// So much of the row's width performs the first action.
    private static let fullPart: CGFloat = 0.6

    init(_ list: any SwipingList, _ cell: UIView, isLeading: Bool, _ configuration: UISwipeActionsConfiguration,
         perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.list = list
        self.cell = cell
        self.isLeading = isLeading
        self.configuration = configuration
        actionsView = SwipeActionsView(configuration.actions, isLeading: isLeading, perform: perform)
        list.insertSubview(actionsView, belowSubview: cell)
        place()
    }

    /// 1 where the row moves to the right.
    private var sign: CGFloat { isLeading == list.isRightToLeft ? -1 : 1 }
    /// Units: points to the right.
    var shift: CGFloat { sign * distance }

    var firstAction: UIContextualAction? { configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil }
    /// Whether the row was moved far enough for its first action.
    var isFull: Bool { firstAction != nil && distance > cell.bounds.width * Self.fullPart }

    // MARK: Moving

    func hold() { start = distance }

    /// Units: points to the right since the finger took hold.
    func move(by way: CGFloat) {
        let wanted = start + sign * way
        let limit = firstAction == nil ? actionsView.fullWidth : cell.bounds.width
        // Past its end the row gives way less and less; back over its own place it does not go.
        distance = wanted <= limit ? max(0, wanted) : limit + (wanted - limit) * 0.3
        actionsView.isCommitted = isFull
        place()
    }

    /// Whether a finger that lifts with this speed leaves the row open. Units: points a second to the right.
    func staysOpen(velocity: CGFloat) -> Bool {
        let speed = sign * velocity
        return abs(speed) > 300 ? speed > 0 : distance > actionsView.fullWidth / 2
    }

    func open() {
        isOpen = true
        animate(to: actionsView.fullWidth)
    }

    /// Moves the row to an end of its way; `distance` counts from there at once.
    func animate(to target: CGFloat, completion: (@MainActor () -> Void)? = nil) {
        actionsView.isCommitted = false
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction]) {
            self.distance = target
            self.place()
            self.actionsView.layoutIfNeeded()
        } completion: { _ in completion?() }
    }

    /// Puts row and buttons where they belong. Contract: the row's own place is the list's to say.
    func place() {
        guard let row = list.restingFrame(of: cell) else { return }
        cell.frame = row.offsetBy(dx: shift, dy: 0)
        actionsView.frame = CGRect(x: sign > 0 ? row.minX : row.maxX - distance, y: row.minY, width: distance, height: row.height)
    }

    func remove() { actionsView.removeFromSuperview() }
}
