import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The rows of one level of a menu: shows those that can be seen, scrolls, and knows what is where.
/// Contract: no presentation and no session in it; who shows it sets its frame and tells it what is highlighted.
@MainActor final class MenuListView: UIView {
    private(set) var tree: MenuTree
    private(set) var style: MenuRowStyle
    /// How far the content is scrolled. Units: points, 0 … the height that does not fit.
    private(set) var scrollOffset: CGFloat = 0
    private let rows: MenuRowsView
    private let scrollBar = UIView()
    private let titleRow: MenuListLayout.TitleRow

    var menuLayout: MenuListLayout { rows.rowLayout }
    var colors: MenuColors { style.colors }
    private var metrics: MenuMetrics { style.metrics }

    /// The row that a choice would take.
    var highlighted: MenuRowID? {
        get { rows.highlighted }
        set {
            let old = rows.highlighted
            guard newValue != old else { return }
            rows.highlighted = newValue
            MenuDispatcher.highlightMoved(from: element(old), to: element(newValue))
            window?.layerTreeDidChange()
        }
    }
    /// The row whose submenu stands open.
    var expanded: MenuRowID? {
        get { rows.expanded }
        set { rows.expanded = newValue }
    }

    /// Shape: the layout direction of `traits` is the list's, whatever the window's is.
    init(tree: MenuTree, metrics: MenuMetrics, traits: UITraitCollection, titleRow: MenuListLayout.TitleRow) {
        self.tree = tree
        self.titleRow = titleRow
        style = MenuRowStyle.of(metrics, traits)
        rows = MenuRowsView(MenuListView.layout(tree, style, titleRow), style: style)
        super.init(frame: CGRect(origin: .zero, size: rows.rowLayout.size))
        clipsToBounds = true
        addSubview(rows)
        scrollBar.isUserInteractionEnabled = false
        scrollBar.layer.cornerRadius = 2
        addSubview(scrollBar)
        semanticContentAttribute = style.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(_ tree: MenuTree, _ style: MenuRowStyle, _ titleRow: MenuListLayout.TitleRow) -> MenuListLayout {
        MenuListLayout(tree, metrics: style.metrics, colors: style.colors, text: CurrentPlatform.shared.text,
                       rightToLeft: style.isRightToLeft, titleRow: titleRow)
    }

    /// Shows another state of the same level.
    func show(_ tree: MenuTree) {
        self.tree = tree
        rebuild()
    }

    private func rebuild() {
        rows.show(MenuListView.layout(tree, style, titleRow), style: style)
        scrollOffset = min(scrollOffset, maximumOffset)
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        style = MenuRowStyle.of(metrics, traitCollection.directed(style.traits.layoutDirection))
        rebuild()
    }

    // MARK: Layout

    private var maximumOffset: CGFloat { max(0, menuLayout.size.height - bounds.height) }
    var isScrollable: Bool { maximumOffset > 0.5 }

    override func layoutSubviews() {
        scrollOffset = max(0, min(scrollOffset, maximumOffset))
        rows.frame = CGRect(x: 0, y: -scrollOffset, width: bounds.width, height: menuLayout.size.height)
        rows.see(menuLayout.indices(from: scrollOffset, to: scrollOffset + bounds.height))
        placeScrollBar()
    }

    private func placeScrollBar() {
        scrollBar.isHidden = !isScrollable
        guard isScrollable else { return }
        let length = max(24, bounds.height * bounds.height / menuLayout.size.height)
        let y = (bounds.height - length) * scrollOffset / maximumOffset
        scrollBar.frame = CGRect(x: isRightToLeft ? 1 : bounds.width - 5, y: y, width: 4, height: length)
        scrollBar.layer.backgroundColor = colors.disabled
    }

    // MARK: Finding

    /// Units: points of this view.
    func row(at point: CGPoint) -> MenuTree.Row? {
        guard bounds.contains(point) else { return nil }
        return menuLayout.index(at: CGPoint(x: point.x, y: point.y + scrollOffset)).flatMap { menuLayout.items[$0].row }
    }

    /// Units: points of this view; nil when the row is not in this level.
    func rect(of id: MenuRowID) -> CGRect? {
        menuLayout.index(of: id).map { menuLayout.items[$0].frame.offsetBy(dx: 0, dy: -scrollOffset) }
    }

    /// Whether the head that goes back is at the point. Units: points of this view.
    func isBackRow(at point: CGPoint) -> Bool {
        guard bounds.contains(point), let index = menuLayout.index(at: CGPoint(x: point.x, y: point.y + scrollOffset)) else { return false }
        if case .back = menuLayout.items[index].content { return true }
        return false
    }

    private func element(_ id: MenuRowID?) -> UIMenuElement? { menuLayout.index(of: id).flatMap { menuLayout.items[$0].element } }

    func row(_ id: MenuRowID?) -> MenuTree.Row? { menuLayout.index(of: id).flatMap { menuLayout.items[$0].row } }

    // MARK: Scrolling

    func scroll(by distance: CGFloat) {
        let new = max(0, min(scrollOffset + distance, maximumOffset))
        guard new != scrollOffset else { return }
        scrollOffset = new
        setNeedsLayout()
    }

    func reveal(_ id: MenuRowID) {
        guard let rect = rect(of: id) else { return }
        if rect.minY < 0 { scroll(by: rect.minY) } else if rect.maxY > bounds.height { scroll(by: rect.maxY - bounds.height) }
    }

    // MARK: Accessibility

    var accessibilityNodes: [AccessibilityNode] { rows.accessibilityNodes }

    func performAccessibility(_ action: String, part: Int) -> Bool {
        guard action == AccessibilityNode.Action.activate.name, let item = rows.item(withAccessibilityID: part) else { return false }
        if case .back = item.content {
            window?.contextMenuSession?.goBack(from: self)
            return true
        }
        guard let row = item.row else { return false }
        window?.contextMenuSession?.activate(row, in: self, byKeyboard: true)
        return true
    }
}
