import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The panel of one level of a compact menu: ground, edge and shadow around the list.
@MainActor final class MenuPanelView: UIView {
    let list: MenuListView

    init(tree: MenuTree, metrics: MenuMetrics, traits: UITraitCollection, titleRow: MenuListLayout.TitleRow) {
        list = MenuListView(tree: tree, metrics: metrics, traits: traits, titleRow: titleRow)
        super.init(frame: .zero)
        addSubview(list)
        frame.size = wantedSize
        colour(list.colors)
    }

    required init?(coder: NSCoder) { nil }

    /// A panel over another one lets less of it through, so that the two texts do not mix.
    var isInFront = false { didSet { colour(list.colors) } }

    /// Whether what lies behind is seen past its corners and through its ground.
    var isBlended = true { didSet { if isBlended != oldValue { colour(list.colors) } } }

    private var padding: CGFloat { list.menuLayout.metrics.panelPadding }

    /// Units: points; the list and the padding around it.
    var wantedSize: CGSize {
        CGSize(width: list.menuLayout.size.width + 2 * padding, height: list.menuLayout.size.height + 2 * padding)
    }

    override func layoutSubviews() { list.frame = bounds.insetBy(dx: padding, dy: padding) }

    /// The list hears of it later, and has the colours of before still.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        colour(MenuColors(traitCollection, style: list.menuLayout.metrics.style))
    }

    private func colour(_ colors: MenuColors) {
        let metrics = list.menuLayout.metrics
        layer.cornerRadius = isBlended ? metrics.panelRadius : 0
        // Padding keeps the list's corners inside the panel's: a straight clip costs less than a round one.
        let reach = metrics.panelRadius * (1 - 0.5.squareRoot())
        list.layer.cornerRadius = metrics.panelPadding >= reach ? 0 : max(0, metrics.panelRadius - metrics.panelPadding)
        let alpha = isBlended ? max(isInFront ? 0.97 : 0, colors.panel.alpha) : 1
        layer.backgroundColor = colors.panel.copy(alpha: alpha) ?? colors.panel
        layer.borderColor = colors.border
        layer.borderWidth = 1
        layer.shadowColor = colors.shadow
        layer.shadowOpacity = metrics.style == .rich ? 0.2 : 0.22
        layer.shadowOffset = CGSize(width: 0, height: metrics.style == .rich ? 8 : 3)
        layer.shadowRadius = metrics.style == .rich ? 24 : 7
    }

    /// The row at a place of the window; the padding at the sides belongs to the row beside it.
    func row(at point: CGPoint) -> MenuTree.Row? {
        let place = list.convert(point, from: nil)
        return list.row(at: CGPoint(x: max(0, min(place.x, list.bounds.width - 1)), y: place.y))
    }

    /// Units: points of the window.
    func rect(of id: MenuRowID) -> CGRect? { list.rect(of: id).map { list.convert($0, to: nil) } }
}

extension MenuPanelView: AccessibilityContent {
    func fill(_ node: inout AccessibilityNode) {
        node.role = .menu
        node.label = list.tree.title.isEmpty ? "Menu" : list.tree.title
        // Until a row is highlighted the menu itself has the focus.
        node.isFocused = list.highlighted == nil && list.expanded == nil
        node.children = list.accessibilityNodes
    }

    func performAccessibility(_ action: String) -> Bool { false }
    func performAccessibility(_ action: String, part: Int) -> Bool { list.performAccessibility(action, part: part) }
}
