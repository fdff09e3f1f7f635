import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// One line of a menu: a row, a cell, a header or a separator, drawn as one node.
@MainActor final class MenuRowView: UIView {
    private(set) var item: MenuListLayout.Item
    private weak var list: MenuListView?
    private var spinner: UIActivityIndicatorView?

    init(item: MenuListLayout.Item, list: MenuListView) {
        self.item = item
        self.list = list
        super.init(frame: item.frame)
        // The list is searched by position; rows take no touches of their own.
        isUserInteractionEnabled = false
        update(item)
    }

    required init?(coder: NSCoder) { nil }

    func update(_ item: MenuListLayout.Item) {
        self.item = item
        frame = item.frame
        guard let list else { return }
        layer.contentsNode = MenuRowDrawing(item: item, list: list).node
        layer.cornerRadius = item.row == nil ? 0 : list.menuLayout.metrics.rowRadius
        updateSpinner(list)
        updateHighlight()
    }

    func updateHighlight() {
        guard let list else { return }
        let isLit = item.row != nil && (item.row?.id == list.highlighted || item.row?.id == list.expanded)
        layer.backgroundColor = isLit ? list.colors.highlight : nil
        // Where contrast is high, a tint alone is too little to see.
        layer.borderWidth = isLit && traitCollection.accessibilityContrast == .high ? 2 : 0
        layer.borderColor = list.colors.label
    }

    private func updateSpinner(_ list: MenuListView) {
        guard item.row?.isLoading == true else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
        if spinner == nil {
            addSubview(wheel)
            wheel.startAnimating()
            spinner = wheel
        }
        let metrics = list.menuLayout.metrics
        let side = metrics.iconSide
        let lead = metrics.style == .rich ? bounds.width - metrics.rowInset - side : metrics.rowInset + list.menuLayout.markColumn
        wheel.transform = CGAffineTransform(scaleX: side / 20, y: side / 20)
        wheel.center = CGPoint(x: list.isRightToLeft ? bounds.maxX - lead - side / 2 : lead + side / 2, y: bounds.midY)
    }
}

extension MenuRowView: AccessibilityContent {
    func fill(_ node: inout AccessibilityNode) {
        // A row is one thing: its spinner is not found by itself.
        node.children = []
        switch item.content {
        case .header(let layout):
            node.role = .heading
            node.label = layout.request.string
        case .separator, .rowLine:
            node.role = .separator
        case .back(let title):
            node.role = .menuItem
            node.label = title.request.string
            node.actions = [.activate]
        case .row(let row, _, _, _):
            node.role = row.state == .off && row.mark == .check ? .menuItem : row.mark == .radio ? .menuItemRadio : .menuItemCheckBox
            if row.isSubmenu { node.role = .menuItem }
            node.label = row.title
            node.help = row.subtitle ?? ""
            node.isEnabled = row.isEnabled
            if node.role != .menuItem {
                node.checked = switch row.state {
                case .off: .off
                case .on: .on
                case .mixed: .mixed
                }
            }
            node.hasPopup = row.isSubmenu
            node.isExpanded = row.isSubmenu ? list?.expanded == row.id : nil
            node.isFocusable = row.isEnabled
            node.isFocused = list?.highlighted == row.id && list?.expanded != row.id
            node.actions = row.isEnabled ? [.activate] : []
        }
    }

    func performAccessibility(_ action: String) -> Bool {
        guard action == AccessibilityNode.Action.activate.name, let list else { return false }
        if case .back = item.content {
            window?.contextMenuSession?.goBack(from: list)
            return true
        }
        guard let row = item.row else { return false }
        window?.contextMenuSession?.activate(row, in: list, byKeyboard: true)
        return true
    }
}
