import CoreGraphics
import Foundation
import PlatformInterface

/// The view of one accessory of a list cell.
@MainActor final class ListAccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private let content: UIView
    private unowned let cell: UICollectionViewListCell
    /// A chevron that is turned while its item is open.
    private var isTurned = false
    /// Between the grip and accessories before it.
    private var line: UIView?

    /// Units: points.
    private static let standardWidth: CGFloat = 28

    init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        content = Self.makeContent(accessory, cell)
        super.init(frame: .zero)
        addSubview(content)
        if let color = accessory.tintColor { content.tintColor = color }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another accessory of the same kind.
    func take(_ other: UICellAccessory) {
        accessory = other
        if let color = other.tintColor { content.tintColor = color }
    }

    private static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor?) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        if let color { view.tintColor = color }
        return view
    }

    private static func makeContent(_ accessory: UICellAccessory, _ cell: UICollectionViewListCell) -> UIView {
        switch accessory.kind {
        case .disclosureIndicator: return symbol("chevron.forward", 13, .tertiaryLabel)
        case .checkmark: return symbol("checkmark", 15, nil)
        case .detail(let handler): return button("info.circle", "More info", nil) { handler?() }
        case .delete(let handler): return button("minus.circle.fill", "Delete", .systemRed) { [weak cell] in
            if let handler { handler() } else if let cell { cell.collection?.toggleSwipe(of: cell) }
        }
        case .insert(let handler): return button("plus.circle.fill", "Insert", .systemGreen) { handler?() }
        case .multiselect: return symbol("circle", 19, .tertiaryLabel)
        case .reorder: return grip(cell)
        case .outlineDisclosure: return button("chevron.forward", "Expand", nil, size: 13) { [weak cell] in cell?.toggleOutline() }
        case .label(let text, let font):
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        case .menu(let menu, let handler): return popUp(menu, handler)
        case .custom(let configuration): return configuration.customView
        }
    }

    private static func button(_ name: String, _ label: String, _ color: UIColor?, size: CGFloat = 20, _ action: @escaping @MainActor () -> Void)
        -> UIButton
    {
        var configuration = UIButton.Configuration.plain()
        let weight: UIImage.SymbolWeight = size < 20 ? .semibold : .regular
        configuration.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = color
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label
        return button
    }

    private static func grip(_ cell: UICollectionViewListCell) -> ReorderGrip {
        let grip = ReorderGrip()
        grip.pan.addHandler { [weak cell] pan in
            guard let cell, let collection = cell.collection else { return }
            collection.moveGesture(pan, of: cell.indexPath, from: pan.location(in: collection))
        }
        return grip
    }

    private static func popUp(_ menu: UIMenu, _ handler: (@MainActor (UIMenu) -> Void)?) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let button = UIButton(configuration: configuration)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        if let handler { button.addAction(UIAction { [weak button] _ in if let menu = button?.menu { handler(menu) } }, for: .valueChanged) }
        return button
    }

    // MARK: State

    /// Shows what the cell is like now.
    func update() {
        switch accessory.kind {
        case .multiselect:
            guard let view = content as? UIImageView else { return }
            let name = cell.isSelected ? "checkmark.circle.fill" : "circle"
            view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
            view.tintColor = cell.isSelected ? accessory.tintColor ?? cell.tintColor : .tertiaryLabel
        case .outlineDisclosure:
            turn(cell.isExpanded)
            content.accessibilityLabel = cell.isExpanded ? "Collapse" : "Expand"
        default: break
        }
    }

    private func turn(_ isOpen: Bool) {
        guard isOpen != isTurned else { return }
        isTurned = isOpen
        let angle: CGFloat = isOpen ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
        let change = { self.content.transform = CGAffineTransform(rotationAngle: angle) }
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return change() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: change)
    }

    // MARK: The grip

    var isGrip: Bool { content is ReorderGrip }

    /// Shows the line before the grip. Units: points from the view's leading edge.
    func showLine(_ isShown: Bool, at x: CGFloat, pixel: CGFloat) {
        guard isShown, case .reorder(line: true) = accessory.kind else {
            line?.removeFromSuperview()
            return line = nil
        }
        let line = line ?? UIView()
        if self.line == nil {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            self.line = line
        }
        line.frame = CGRect(x: isRightToLeft ? bounds.width - x - pixel : x, y: 0, width: pixel, height: bounds.height)
    }

    // MARK: Layout

    /// Units: points.
    var wantedWidth: CGFloat {
        switch accessory.width {
        case .actual: contentSize.width
        case .standard: max(Self.standardWidth, contentSize.width)
        case .custom(let width): RowGeometry.sane(width)
        }
    }

    var contentSize: CGSize {
        switch accessory.kind {
        case .custom(let configuration):
            let view = configuration.customView
            let own = view.intrinsicContentSize
            let size = view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
            return CGSize(width: own.width > 0 ? own.width : size.width, height: own.height > 0 ? own.height : size.height)
        case .disclosureIndicator, .checkmark, .label: return content.intrinsicContentSize
        case .multiselect: return CGSize(width: 24, height: 24)
        case .outlineDisclosure: return CGSize(width: 24, height: 32)
        case .detail, .delete, .insert: return CGSize(width: 26, height: 32)
        // As high as the row: a finger need not aim.
        case .reorder: return CGSize(width: 28, height: bounds.height)
        case .menu: return content.sizeThatFits(CGSize(width: 200, height: 44))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let fit = CGSize(width: min(size.width, max(bounds.width, 1)), height: min(size.height, max(bounds.height, 1)))
        content.bounds = CGRect(origin: content.bounds.origin, size: fit)
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        update()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // What is not used by itself lets the press through to the cell.
        switch accessory.kind {
        case .disclosureIndicator, .checkmark, .multiselect, .label: false
        case .outlineDisclosure where cell.togglesAnywhere: false
        default: super.point(inside: point, with: event)
        }
    }
}
