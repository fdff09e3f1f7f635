import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The rows of one level of a menu: draws those that can be seen, scrolls, and knows what is where.
/// Contract: no presentation and no session in it; who shows it sets its frame and tells it what is highlighted.
@MainActor final class MenuListView: UIView {
    private(set) var tree: MenuTree
    private(set) var menuLayout: MenuListLayout
    private(set) var colors: MenuColors
    /// How far the content is scrolled. Units: points, 0 … the height that does not fit.
    private(set) var scrollOffset: CGFloat = 0
    private var rows: [Int: MenuRowView] = [:]
    private let content = UIView()
    private let scrollBar = UIView()

    /// The row that a choice would take.
    var highlighted: MenuRowID? { didSet { if highlighted != oldValue { highlightChanged(from: oldValue) } } }
    /// The row whose submenu stands open.
    var expanded: MenuRowID? { didSet { if expanded != oldValue { for row in rows.values { row.updateHighlight() } } } }

    private let titleRow: MenuListLayout.TitleRow
    private let metrics: MenuMetrics

    init(tree: MenuTree, metrics: MenuMetrics, traits: UITraitCollection, titleRow: MenuListLayout.TitleRow) {
        self.tree = tree
        self.metrics = metrics
        self.titleRow = titleRow
        colors = MenuColors(traits, style: metrics.style)
        menuLayout = MenuListView.layout(tree, metrics, colors, rightToLeft: traits.layoutDirection == .rightToLeft, titleRow)
        super.init(frame: CGRect(origin: .zero, size: menuLayout.size))
        clipsToBounds = true
        addSubview(content)
        scrollBar.isUserInteractionEnabled = false
        scrollBar.layer.cornerRadius = 2
        addSubview(scrollBar)
        semanticContentAttribute = traits.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    required init?(coder: NSCoder) { nil }

    private static func layout(_ tree: MenuTree, _ metrics: MenuMetrics, _ colors: MenuColors, rightToLeft: Bool,
                               _ titleRow: MenuListLayout.TitleRow) -> MenuListLayout {
        MenuListLayout(tree, metrics: metrics, colors: colors, text: CurrentPlatform.shared.text,
                       rightToLeft: rightToLeft, titleRow: titleRow)
    }

    /// Shows another state of the same level; rows that stay keep their views.
    func show(_ tree: MenuTree) {
        self.tree = tree
        rebuild()
    }

    private func rebuild() {
        menuLayout = MenuListView.layout(tree, metrics, colors, rightToLeft: isRightToLeft, titleRow)
        for (index, view) in rows {
            if menuLayout.items.indices.contains(index) {
                view.update(menuLayout.items[index])
            } else {
                view.removeFromSuperview()
                rows[index] = nil
            }
        }
        scrollOffset = min(scrollOffset, maximumOffset)
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        colors = MenuColors(traitCollection, style: metrics.style)
        rebuild()
    }

    // MARK: Layout

    private var maximumOffset: CGFloat { max(0, menuLayout.size.height - bounds.height) }
    var isScrollable: Bool { maximumOffset > 0.5 }

    /// The rows in sight get their views, the others lose them.
    override func layoutSubviews() {
        scrollOffset = max(0, min(scrollOffset, maximumOffset))
        content.frame = CGRect(x: 0, y: -scrollOffset, width: bounds.width, height: menuLayout.size.height)
        let seen = CGRect(x: 0, y: scrollOffset, width: bounds.width, height: bounds.height)
        for (index, view) in rows where !menuLayout.items[index].frame.intersects(seen) {
            view.removeFromSuperview()
            rows[index] = nil
        }
        for (index, item) in menuLayout.items.enumerated() where rows[index] == nil && item.frame.intersects(seen) {
            let view = MenuRowView(item: item, list: self)
            rows[index] = view
            content.addSubview(view)
        }
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

    private func highlightChanged(from old: MenuRowID?) {
        for view in rows.values where view.item.row?.id == highlighted || view.item.row?.id == old { view.updateHighlight() }
        MenuDispatcher.highlightMoved(from: row(old), to: row(highlighted))
        window?.layerTreeDidChange()
    }
}
