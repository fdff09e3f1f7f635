package import Foundation
package import PlatformInterface
import QuartzCore

/// The view of an alert: title, message and one row an action.
/// Contract: whoever presents the alert asks `sizeThatFits` with the size of the room and places the view.
@MainActor package final class AlertCardView: UIView {
    private weak var alert: UIAlertController?
    private let style: UIAlertController.Style
    private let main = UIView()
    private let last = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let rowsWindow = UIView()
    private var rows: [AlertActionRow] = []
    private var hairlines: [UIView] = []
    private var scrollOffset: CGFloat = 0

    package init(_ alert: UIAlertController) {
        self.alert = alert
        style = alert.preferredStyle
        super.init(frame: .zero)
        for card in [main, last] {
            card.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.17 : 0.965, alpha: 1) }
            card.layer.cornerRadius = 14
            card.clipsToBounds = true
            addSubview(card)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            main.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        rowsWindow.clipsToBounds = true
        main.addSubview(rowsWindow)
        accessibilityViewIsModal = true
        reload()
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Content

    private var isSheet: Bool { style == .actionSheet }

    /// An alert's cancel action stands first of two and last of more; a sheet's is always last.
    package static func ordered(_ actions: [UIAlertAction], style: UIAlertController.Style) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }, others = actions.filter { $0.style != .cancel }
        return style == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    /// Takes over what the alert says.
    package func reload() {
        guard let alert else { return }
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        titleLabel.font = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
        for row in rows { row.removeFromSuperview() }
        rows = Self.ordered(alert.actions, style: style).map { action in
            AlertActionRow(action, font: font(for: action)) { [weak alert] in alert?.choose(action) }
        }
        for (index, row) in rows.enumerated() {
            if separatesLast, index == rows.count - 1 { last.addSubview(row) } else { rowsWindow.addSubview(row) }
        }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private func font(for action: UIAlertAction) -> UIFont {
        let isBold = alert?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        return .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    }

    // MARK: Layout

    private var separatesLast: Bool { isSheet && rows.last?.action.style == .cancel && rows.count > 1 }

    private func layout(width: CGFloat, available: CGFloat) -> AlertLayout {
        let room = CGSize(width: max(0, width - AlertLayout.margin * 2), height: .greatestFiniteMagnitude)
        let isSideBySide = !isSheet && rows.count == 2 && rows.allSatisfy { $0.titledWidth <= width / 2 }
        let parts = AlertLayout.Parts(
            title: titleLabel.sizeThatFits(room).height, message: messageLabel.sizeThatFits(room).height,
            rowHeight: isSheet ? 57 : 44, rows: rows.count, isSideBySide: isSideBySide,
            separatesLast: separatesLast)
        return AlertLayout(parts, width: width, available: available)
    }

    /// Between an alert and the edges of its room. Units: points.
    private static let outerMargin: CGFloat = 24

    /// The card's size in a room of `size`.
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(isSheet ? 360 : 270, max(0, size.width - Self.outerMargin))
        let available = max(0, size.height - Self.outerMargin * 2)
        return CGSize(width: width, height: layout(width: width, available: available).height.rounded(.up))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width, available: bounds.height)
        main.frame = layout.main
        last.frame = layout.last ?? .zero
        last.isHidden = layout.last == nil
        titleLabel.frame = layout.title
        messageLabel.frame = layout.message
        rowsWindow.frame = layout.rowsWindow
        scrollOffset = min(max(0, scrollOffset), layout.scrollRange)
        rowsWindow.bounds.origin.y = scrollOffset
        for (row, frame) in zip(rows, layout.rows) { row.frame = frame }
        if let last = layout.last { rows.last?.frame = CGRect(origin: .zero, size: last.size) }
        placeHairlines(layout)
    }

    /// One above each row, and one between two that stand side by side.
    private func placeHairlines(_ layout: AlertLayout) {
        let line = 1 / max(1, traitCollection.displayScale)
        var frames = layout.rows.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: line) }
        if layout.rowsWindow.minY == 0, !frames.isEmpty { frames.removeFirst() }
        for (a, b) in zip(layout.rows, layout.rows.dropFirst()) where a.minY == b.minY {
            frames.append(CGRect(x: b.minX, y: b.minY, width: line, height: b.height))
        }
        while hairlines.count < frames.count {
            let view = UIView()
            view.backgroundColor = .separator
            view.isUserInteractionEnabled = false
            hairlines.append(view)
            rowsWindow.addSubview(view)
        }
        for (index, view) in hairlines.enumerated() {
            view.isHidden = index >= frames.count
            if index < frames.count { view.frame = frames[index] }
        }
    }

    // MARK: Scrolling and focus

    package override func handleScroll(_ scroll: ScrollInput) -> Bool {
        let range = layout(width: bounds.width, available: bounds.height).scrollRange
        guard range > 0 else { return false }
        scrollOffset = min(max(0, scrollOffset + scroll.dy), range)
        setNeedsLayout()
        return true
    }

    /// Moves the keyboard's focus among the rows that can be chosen.
    package func moveFocus(by step: Int) {
        let order = rows.filter(\.isEnabled)
        guard !order.isEmpty, let focus = window?.focus else { return }
        let index = order.firstIndex { $0 === focus.focusedView }
        let next = index.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
        focus.focus(order[next])
        reveal(order[next])
    }

    private func reveal(_ row: AlertActionRow) {
        guard row.superview === rowsWindow else { return }
        scrollOffset = min(max(scrollOffset, row.frame.maxY - rowsWindow.bounds.height), row.frame.minY)
        setNeedsLayout()
    }
}

extension AlertCardView: AccessibilityContent {
    package func fill(_ node: inout AccessibilityNode) {
        node.role = isSheet ? .dialog : .alert
        node.label = titleLabel.text ?? messageLabel.text ?? ""
        node.help = titleLabel.text == nil ? "" : messageLabel.text ?? ""
        node.isModal = true
    }

    package func performAccessibility(_ action: String) -> Bool { false }
}
