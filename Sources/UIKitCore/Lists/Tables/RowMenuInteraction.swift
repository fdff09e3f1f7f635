import Foundation

/// The menus of a table's rows: one interaction on the table, whose menus are about the row under the finger, the pointer or the keys.
@MainActor final class RowMenuInteraction: UIContextMenuInteraction {
    private var table: UITableView? { view as? UITableView }

    /// Keys that act on no row ask for nothing.
    override func isMeant(by part: UIView) -> Bool {
        var view: UIView? = part
        while let here = view, here !== self.view {
            if here is UITableViewCell { return true }
            view = here.superview
        }
        return false
    }

    /// Between rows nobody is asked.
    override func subject(at location: CGPoint) -> UIView? { table?.menuRow(at: location) }
}
