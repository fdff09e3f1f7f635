import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewListCell {
    /// Units: points.
    private static let edge: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let radius: CGFloat = 10

    // MARK: Accessories

    func accessoriesDidChange() {
        let shown = accessories.filter { $0.isShown(isEditing: isInEditMode) }
        var old = accessoryViews
        accessoryViews = ordered(shown).map { accessory in
            if let index = old.firstIndex(where: { $0.accessory.isLike(accessory) }) {
                let view = old.remove(at: index)
                view.take(accessory)
                return view
            }
            let view = ListAccessoryView(accessory, in: self)
            addSubview(view)
            return view
        }
        for view in old { view.removeFromSuperview() }
        for view in accessoryViews { view.update() }
        setNeedsLayout()
        collection?.contentChanged(in: self)
    }

    /// Those of each side from the leading edge on; own views where they ask to be.
    private func ordered(_ list: [UICellAccessory]) -> [UICellAccessory] {
        var sides: [[UICellAccessory]] = [[], []]
        for leading in [true, false] {
            var side = list.enumerated().filter { $0.element.isLeading == leading && !$0.element.isCustom }
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
            for accessory in list where accessory.isLeading == leading {
                guard case .custom(let configuration) = accessory.kind else { continue }
                let position: UICellAccessory.Placement.Position = switch configuration.placement {
                case .leading(_, let at), .trailing(_, let at): at
                }
                side.insert(accessory, at: min(max(0, position(side)), side.count))
            }
            sides[leading ? 0 : 1] = side
        }
        return sides[0] + sides[1]
    }

    private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    /// What the accessories of a side take, with the room at the edge. Units: points.
    private func room(leading: Bool) -> CGFloat {
        let views = accessoryViews.filter { $0.accessory.isLeading == leading }
        guard !views.isEmpty else { return 0 }
        return sidebarInset + Self.edge + views.reduce(0) { $0 + $1.wantedWidth } + Self.gap * CGFloat(views.count - 1)
    }

    /// A sidebar's cells stay away from its sides.
    private var sidebarInset: CGFloat { surroundings.appearance == .sidebar ? 8 : 0 }

    // MARK: Places

    func listContentFrame(in bounds: CGRect) -> CGRect {
        let leading = room(leading: true) + indent + (room(leading: true) == 0 ? sidebarInset : 0)
        let trailing = room(leading: false) == 0 ? sidebarInset : room(leading: false)
        let width = max(0, bounds.width - leading - trailing)
        return CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: width, height: bounds.height)
    }

    func placeListParts() {
        var start = sidebarInset + Self.edge + (indentsAccessories ? indent : 0), end = bounds.width - sidebarInset - Self.edge
        for view in accessoryViews where view.accessory.isLeading {
            place(view, x: start)
            start += view.wantedWidth + Self.gap
        }
        for view in accessoryViews.reversed() where !view.accessory.isLeading {
            end -= view.wantedWidth
            place(view, x: end)
            view.showLine(view !== accessoryViews.first { !$0.accessory.isLeading }, at: -Self.gap / 2, pixel: surroundings.pixel)
            end -= Self.gap
        }
        placeSeparators()
        roundCorners()
    }

    private func place(_ view: ListAccessoryView, x: CGFloat) {
        let width = view.wantedWidth
        let frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// Where the texts begin, and so the line below. Units: points from the leading edge.
    private var textStart: CGFloat {
        let content = contentView.frame
        let leading = isRightToLeft ? bounds.width - content.maxX : content.minX
        return leading + ((contentConfigurationView as? UIListContentView)?.textStart ?? Self.edge)
    }

    /// Units: points.
    private var automaticInsets: (leading: CGFloat, trailing: CGFloat) {
        guard let span = separatorGuide?.span(textStart: textStart) else { return (textStart, collection?.barInset ?? 0) }
        return isRightToLeft ? (bounds.width - span.high, span.low) : (span.low, bounds.width - span.high)
    }

    private func placeSeparators() {
        show(separators.top, surroundings.topSeparator, surroundings.topSeparator?.topSeparatorInsets, y: 0)
        show(separators.bottom, surroundings.bottomSeparator, surroundings.bottomSeparator?.bottomSeparatorInsets, y: bounds.height - surroundings.pixel)
    }

    private func show(_ line: UIView, _ separator: UIListSeparatorConfiguration?, _ insets: NSDirectionalEdgeInsets?, y: CGFloat) {
        guard let separator, let insets else { return line.removeFromSuperview() }
        if line.superview !== self {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        let color = isSelected && isInEditMode ? separator.multipleSelectionColor : separator.color
        if line.backgroundColor !== color { line.backgroundColor = color }
        let ends = automaticInsets
        let leading = insets.leading == .greatestFiniteMagnitude ? ends.leading : insets.leading
        let trailing = insets.trailing == .greatestFiniteMagnitude ? ends.trailing : insets.trailing
        line.frame = CGRect(x: isRightToLeft ? trailing : leading, y: y, width: max(0, bounds.width - leading - trailing), height: surroundings.pixel)
    }

    /// The ends of a group are round.
    private func roundCorners() {
        guard surroundings.appearance == .insetGrouped, !surroundings.isHeading, surroundings.isFirst || surroundings.isLast else {
            if hasRoundedCorners {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return hasRoundedCorners = false
        }
        var corners: CACornerMask = []
        if surroundings.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if surroundings.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        hasRoundedCorners = true
        layer.maskedCorners = corners
        layer.cornerRadius = Self.radius
        clipsToBounds = true
    }
}

extension UICellAccessory {
    var isCustom: Bool { if case .custom = kind { true } else { false } }
}

extension UICollectionLayoutListConfiguration.Appearance {
    @MainActor var cellBackground: UIBackgroundConfiguration {
        switch self {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    @MainActor var headingBackground: UIBackgroundConfiguration {
        switch self {
        case .plain: .listPlainHeaderFooter()
        case .grouped, .insetGrouped: .listGroupedHeaderFooter()
        case .sidebar, .sidebarPlain: .listSidebarHeader()
        }
    }

    @MainActor var cellContent: UIListContentConfiguration { self == .sidebar || self == .sidebarPlain ? .sidebarCell() : .cell() }

    @MainActor var headingContent: UIListContentConfiguration {
        switch self {
        case .plain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }

    @MainActor var footerContent: UIListContentConfiguration { self == .plain ? .plainFooter() : .groupedFooter() }

    /// Behind the cells.
    @MainActor var listBackground: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        }
    }
}
