import CoreGraphics
import Foundation
package import PlatformInterface

extension UICollectionView: AccessibilityContent {
    package func fill(_ node: inout AccessibilityNode) {
        node.role = .list
        // Menus and selection are the items', not the collection's.
        node.hasPopup = false
        node.actions = []
        node.children.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        if focusedCell != nil { node.isFocused = false }
        if accessibilityStorage.label == nil, node.label.isEmpty { node.label = title ?? "" }
    }

    /// A collection that fills its controller is called as the controller is.
    private var title: String? { viewController?.title ?? superview?.viewController?.title ?? (next as? UIViewController)?.title }

    package func performAccessibility(_ action: String) -> Bool { false }

    // MARK: Items

    func fill(_ node: inout AccessibilityNode, for cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell) else { return }
        node.isFocusable = canFocus(path)
        node.isFocused = isItemFocused(cell) && window?.contextMenuSession?.isOpen != true
        if canSelect || !isEditing, !node.actions.contains(.activate) { node.actions.insert(.activate, at: 0) }
        if let outline, outline.canExpandItem(at: path) { node.isExpanded = outline.isItemExpanded(at: path) }
        node.actions += spokenMoves(of: path)
        node.actions += spokenSwipeActions(of: cell)
        guard mayHaveItemMenus else { return }
        node.hasPopup = true
        node.actions.append(.showMenu)
        if node.isFocused { node.actions += MenuActions.actions(of: itemMenuInteraction, at: menuPoint(of: cell)) }
    }

    func perform(_ action: String, on cell: UICollectionViewCell) -> Bool {
        if action == AccessibilityNode.Action.showMenu.name { return openMenu(of: cell, input: .accessibility) }
        if action == AccessibilityNode.Action.activate.name { return activateItem(of: cell) }
        if action == "focus", let path = indexPath(for: cell) {
            window?.focus.focus(self)
            focusedPath = path
            return true
        }
        if let isMoved = performMove(action, at: indexPath(for: cell)) { return isMoved }
        guard action.hasPrefix("menu-"), let index = Int(action.dropFirst("menu-".count)) else { return performSwipeAction(action, on: cell) }
        return MenuActions.perform(index, of: itemMenuInteraction, at: menuPoint(of: cell))
    }
}
