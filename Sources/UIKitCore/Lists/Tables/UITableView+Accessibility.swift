import Foundation
package import PlatformInterface

extension UITableView: AccessibilityContent {
    package func fill(_ node: inout AccessibilityNode) {
        node.role = .list
        // Menus and selection are the rows', not the table's.
        node.hasPopup = false
        node.actions = []
        node.children.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        if focusedCell != nil { node.isFocused = false }
        if accessibilityStorage.label == nil, node.label.isEmpty { node.label = title ?? "" }
    }

    /// A table that fills its controller is called as the controller is.
    private var title: String? { viewController?.title ?? (next as? UIViewController)?.title }

    package func performAccessibility(_ action: String) -> Bool { false }

    // MARK: Rows

    func fill(_ node: inout AccessibilityNode, for cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        node.isFocusable = canFocus(path)
        node.isFocused = isRowFocused(cell) && window?.contextMenuSession?.isOpen != true
        if canSelect || !isEditing, !node.actions.contains(.activate) { node.actions.insert(.activate, at: 0) }
        if mayHaveRowMenus {
            node.hasPopup = true
            node.actions.append(.showMenu)
            if node.isFocused { node.actions += MenuActions.actions(of: rowMenuInteraction, at: menuPoint(of: cell)) }
        }
        node.actions += spokenMoves(of: path)
        node.actions += spokenSwipeActions(of: cell)
    }

    func perform(_ action: String, on cell: UITableViewCell) -> Bool {
        if action == AccessibilityNode.Action.showMenu.name { return openMenu(of: cell, input: .accessibility) }
        if action == AccessibilityNode.Action.activate.name { return activateRow(of: cell) }
        if action == "focus", let path = indexPath(for: cell) {
            window?.focus.focus(self)
            focusedPath = path
            return true
        }
        if let index = Int(action.dropFirst("menu-".count)), action.hasPrefix("menu-") {
            return MenuActions.perform(index, of: rowMenuInteraction, at: menuPoint(of: cell))
        }
        return performMove(action, at: indexPath(for: cell)) ?? performSwipeAction(action, on: cell)
    }
}
