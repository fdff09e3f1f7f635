import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// What a list scrolls: a picture for each row in sight, and a spinner in each that is loading.
/// Shape: as large as all rows; one layer however many they are, since a row has nothing that a view would be needed for.
@MainActor final class MenuRowsView: UIView {
    private(set) var style: MenuRowStyle
    private(set) var rowLayout: MenuListLayout
    /// Those of the layout's items that can be seen.
    private(set) var inSight = 0..<0
    /// The pictures of what is in sight, while that is a part of the list; and all of them as one, which stays the same while rows are lit.
    private var pictures: [RenderNode] = []
    private var rows = RenderNode.empty
    private var spinners: [Int: UIActivityIndicatorView] = [:]
    /// What assistive technology knows the items by; they keep it while they are scrolled away.
    private var accessibilityIDs: [Int: Int] = [:]

    /// The row that a choice would take, and the one whose submenu stands open.
    var highlighted: MenuRowID? { didSet { if highlighted != oldValue { setNeedsDisplay() } } }
    var expanded: MenuRowID? { didSet { if expanded != oldValue { setNeedsDisplay() } } }

    init(_ rowLayout: MenuListLayout, style: MenuRowStyle) {
        self.rowLayout = rowLayout
        self.style = style
        super.init(frame: .zero)
        // The list is searched by position; rows take no touches of their own.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Everything may look and lie otherwise.
    func show(_ rowLayout: MenuListLayout, style: MenuRowStyle) {
        self.rowLayout = rowLayout
        self.style = style
        let seen = inSight.clamped(to: rowLayout.items.indices)
        (inSight, pictures, rows) = (0..<0, [], .empty)
        see(seen)
    }

    func see(_ items: Range<Int>) {
        guard items != inSight else { return }
        let (before, known) = (pictures.isEmpty ? 0..<0 : inSight, pictures)
        inSight = items
        if items == rowLayout.items.indices {
            (pictures, rows) = ([], style.picture(of: rowLayout))
        } else {
            pictures = items.map { before.contains($0) ? known[$0 - before.lowerBound] : style.picture(of: rowLayout.items[$0], in: rowLayout) }
            rows = RenderNode(.container(pictures))
        }
        updateSpinners()
        setNeedsDisplay()
    }

    // MARK: Pictures

    override func display(_ layer: CALayer) {
        let lit = highlighted == expanded ? [highlighted] : [highlighted, expanded]
        let shapes = lit.compactMap { rowLayout.index(of: $0) }.map { RoundedShape(rowLayout.items[$0].frame, radius: style.metrics.rowRadius) }
        var parts = shapes.map { shape in
            let fill = RenderNode(.color(style.colors.highlight, shape.rect))
            return shape.isRectangle ? fill : RenderNode(.clip(fill, shape))
        }
        parts.append(rows)
        // Where contrast is high, a tint alone is too little to see.
        if style.traits.accessibilityContrast == .high { parts += shapes.map { RenderNode(.border($0, width: 2, style.colors.label)) } }
        layer.contentsNode = RenderNode(.container(parts))
    }

    // MARK: Spinners

    private func updateSpinners() {
        for (index, wheel) in spinners where !inSight.contains(index) || rowLayout.items[index].row?.isLoading != true {
            wheel.removeFromSuperview()
            spinners[index] = nil
        }
        for index in inSight where rowLayout.items[index].row?.isLoading == true {
            let wheel = spinners[index] ?? UIActivityIndicatorView(style: .medium)
            place(wheel, in: rowLayout.items[index].frame)
            guard spinners[index] == nil else { continue }
            spinners[index] = wheel
            addSubview(wheel)
            wheel.startAnimating()
        }
    }

    private func place(_ wheel: UIView, in frame: CGRect) {
        let metrics = style.metrics
        let side = metrics.iconSide
        let lead = metrics.style == .rich ? frame.width - metrics.rowInset - side : metrics.rowInset + rowLayout.markColumn
        wheel.transform = CGAffineTransform(scaleX: side / 20, y: side / 20)
        wheel.center = CGPoint(x: style.isRightToLeft ? frame.maxX - lead - side / 2 : frame.minX + lead + side / 2, y: frame.midY)
    }

    // MARK: Accessibility

    /// The items in sight, as assistive technology finds them.
    var accessibilityNodes: [AccessibilityNode] {
        let origin = convert(CGPoint.zero, to: nil)
        return inSight.map { index in
            let item = rowLayout.items[index]
            let id = accessibilityIDs[index] ?? AccessibilityStorage.nextID()
            accessibilityIDs[index] = id
            return AccessibilityNode(id: id, item, at: item.frame.offsetBy(dx: origin.x, dy: origin.y), highlighted: highlighted, expanded: expanded)
        }
    }

    func item(withAccessibilityID id: Int) -> MenuListLayout.Item? {
        accessibilityIDs.first { $0.value == id }.flatMap { rowLayout.items.indices.contains($0.key) ? rowLayout.items[$0.key] : nil }
    }
}

extension AccessibilityNode {
    fileprivate init(id: Int, _ item: MenuListLayout.Item, at frame: CGRect, highlighted: MenuRowID?, expanded: MenuRowID?) {
        switch item.content {
        case .header(let layout):
            self.init(id: id, role: .heading, label: layout.request.string, frame: frame)
        case .separator, .rowLine:
            self.init(id: id, role: .separator, frame: frame)
        case .back(let title):
            self.init(id: id, role: .menuItem, label: title.request.string, frame: frame, actions: [.activate])
        case .row(let row, _, _, _):
            let isPlain = row.isSubmenu || (row.state == .off && row.mark == .check)
            self.init(id: id, role: isPlain ? .menuItem : row.mark == .radio ? .menuItemRadio : .menuItemCheckBox, label: row.title,
                      help: row.subtitle ?? "", frame: frame, actions: row.isEnabled ? [.activate] : [])
            isEnabled = row.isEnabled
            if !isPlain {
                checked = switch row.state {
                case .off: .off
                case .on: .on
                case .mixed: .mixed
                }
            }
            hasPopup = row.isSubmenu
            isExpanded = row.isSubmenu ? expanded == row.id : nil
            isFocusable = row.isEnabled
            isFocused = highlighted == row.id && expanded != row.id
        }
    }
}
