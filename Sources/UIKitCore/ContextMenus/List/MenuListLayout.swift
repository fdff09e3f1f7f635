import CoreGraphics
import Foundation
import PlatformInterface

/// Where everything in one level of a menu lies: a pure function of the level, the measures and the text system.
/// Units: points; origin at the top left of the scrolled content. Mirrored for right-to-left.
@MainActor struct MenuListLayout {
    /// What stands at the head of a level.
    enum TitleRow: Equatable {
        case none
        /// The menu's title, if it has one.
        case title
        /// The row that opened the level, with its arrow turned: a press on it goes back.
        case back(String)
    }

    struct Item {
        enum Content {
            case header(TextLayout)
            /// A line between the groups.
            case separator
            /// A hairline between two rows of a group; takes no room.
            case rowLine
            case back(TextLayout)
            /// `title` is nil where a cell shows its image alone.
            case row(MenuTree.Row, title: TextLayout?, subtitle: TextLayout?, isCell: Bool)
        }
        let content: Content
        var frame: CGRect
        /// Of a row; a look at them copies no row.
        let id: MenuRowID?
        let element: UIMenuElement?

        init(content: Content, frame: CGRect) {
            self.content = content
            self.frame = frame
            if case .row(let row, _, _, _) = content { (id, element) = (row.id, row.element) } else { (id, element) = (nil, nil) }
        }

        var row: MenuTree.Row? {
            if case .row(let row, _, _, _) = content { return row }
            return nil
        }
    }

    private(set) var items: [Item] = []
    private(set) var size: CGSize = .zero
    let hasMarks: Bool
    let hasImages: Bool
    let metrics: MenuMetrics

    init(_ tree: MenuTree, metrics: MenuMetrics, colors: MenuColors, text: any TextSystem, rightToLeft: Bool,
         titleRow: TitleRow = .title) {
        self.metrics = metrics
        let listRows = tree.groups.filter { $0.layout == .list }.flatMap(\.rows)
        let isRich = metrics.style == .rich
        hasMarks = listRows.contains { $0.hasMark || (isRich && $0.isSubmenu) }
        hasImages = metrics.showsImages && listRows.contains { $0.image != nil || $0.isLoading }
        var maker = Maker(layout: self, colors: colors, text: text, alignment: rightToLeft ? .right : .left)
        maker.add(tree, titleRow)
        items = maker.items
        size = CGSize(width: maker.width, height: maker.y)
        if rightToLeft {
            for index in items.indices { items[index].frame.origin.x = size.width - items[index].frame.maxX }
        }
    }

    /// Where titles start, from the row's leading edge.
    var titleInset: CGFloat {
        switch metrics.style {
        case .compact: metrics.rowInset + markColumn + imageColumn
        // Marks and arrows stand in the margin before the title; images at the row's end.
        case .rich: hasMarks ? max(32, metrics.markSide + 16) : metrics.rowInset
        }
    }
    /// What is kept free behind titles.
    func trailingInset(hasSubmenus: Bool) -> CGFloat {
        switch metrics.style {
        case .compact: metrics.rowInset + (hasSubmenus ? MenuListLayout.arrowColumn : 0)
        case .rich: metrics.rowInset + (hasImages ? metrics.iconSide + metrics.columnGap : 0)
        }
    }
    var markColumn: CGFloat { hasMarks ? metrics.markSide + metrics.columnGap : 0 }
    private var imageColumn: CGFloat { hasImages ? metrics.iconSide + metrics.columnGap : 0 }
    /// Kept for the arrow of submenus at the trailing edge.
    private static let arrowColumn: CGFloat = 22

    func index(at point: CGPoint) -> Int? {
        var index = firstIndex { $0.maxY > point.y }
        while index < items.count, items[index].frame.minY <= point.y {
            if items[index].frame.contains(point) { return index }
            index += 1
        }
        return nil
    }

    /// The items between two heights. Units: points.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = firstIndex { $0.maxY > top }
        return first..<max(first, firstIndex { $0.minY >= bottom })
    }

    /// Rows lie in order of their edges, so that a long list is not searched from the top.
    private func firstIndex(_ isReached: (CGRect) -> Bool) -> Int {
        var low = 0, high = items.count
        while low < high {
            let middle = (low + high) / 2
            if isReached(items[middle].frame) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func index(of id: MenuRowID?) -> Int? { id.flatMap { id in items.firstIndex { $0.id == id } } }

    // MARK: Making

    private struct Maker {
        let layout: MenuListLayout
        let colors: MenuColors
        let text: any TextSystem
        /// Titles of either direction stand at the menu's leading edge.
        let alignment: TextRequest.Alignment
        var items: [Item] = []
        var y: CGFloat = 0
        var width: CGFloat = 0

        var metrics: MenuMetrics { layout.metrics }

        @MainActor mutating func add(_ tree: MenuTree, _ titleRow: TitleRow) {
            let columns = layout.titleInset + layout.trailingInset(hasSubmenus: tree.rows.contains { $0.isSubmenu })
            width = metrics.minimumWidth
            switch titleRow {
            case .title where !tree.title.isEmpty: addHeader(tree.title)
            case .back(let title): addBackRow(title)
            case .title, .none: break
            }
            for (index, group) in tree.groups.enumerated() {
                if index > 0 { add(.separator, height: metrics.separatorHeight) }
                if !group.title.isEmpty { addHeader(group.title) }
                group.layout == .list ? addRows(group.rows, columns: columns) : addCells(group)
            }
            width = width.rounded(.up)
            for index in items.indices where items[index].frame.width == 0 { items[index].frame.size.width = width }
            spreadCells()
        }

        /// A width of 0 means "as wide as the list".
        private mutating func add(_ content: Item.Content, height: CGFloat) {
            items.append(Item(content: content, frame: CGRect(x: 0, y: y, width: 0, height: height)))
            y += height
        }

        private mutating func addHeader(_ title: String) {
            let layout = lay(title, metrics.headerFont, colors.secondary, lines: 2, width: titleWidth(2 * metrics.rowInset))
            width = max(width, layout.size.width + 2 * metrics.rowInset)
            add(.header(layout), height: layout.size.height.rounded(.up) + (metrics.style == .rich ? 16 : 8))
            if metrics.hasRowLines { add(.rowLine, height: 0) }
        }

        @MainActor private mutating func addBackRow(_ title: String) {
            var font = metrics.font
            font.weight = 0.3
            let inset = max(layout.titleInset, metrics.markSide + 16)
            let words = lay(title, font, colors.label, lines: metrics.maximumTitleLines, width: titleWidth(inset + metrics.rowInset))
            add(.back(words), height: max(metrics.minimumRowHeight, words.size.height.rounded(.up) + 2 * metrics.rowPadding))
            add(.separator, height: metrics.separatorHeight)
        }

        /// How wide a title may be: a list of fixed width wraps, another one grows.
        private func titleWidth(_ columns: CGFloat) -> CGFloat {
            metrics.style == .rich ? max(40, metrics.minimumWidth - columns) : metrics.maximumTitleWidth
        }

        @MainActor private mutating func addRows(_ rows: [MenuTree.Row], columns: CGFloat) {
            for (place, row) in rows.enumerated() {
                if place > 0, metrics.hasRowLines { add(.rowLine, height: 0) }
                let color = !row.isEnabled ? colors.disabled : row.isDestructive ? colors.destructive : colors.label
                let lines = row.maximumTitleLines > 0 ? row.maximumTitleLines : metrics.maximumTitleLines
                let title = lay(row.title, metrics.font, color, lines: lines, width: titleWidth(columns))
                let subtitle = row.subtitle.flatMap { $0.isEmpty ? nil : lay($0, metrics.subtitleFont, colors.secondary, lines: 2, width: titleWidth(columns)) }
                width = max(width, columns + max(title.size.width, subtitle?.size.width ?? 0))
                let content = title.size.height + (subtitle?.size.height ?? 0)
                add(.row(row, title: title, subtitle: subtitle, isCell: false),
                    height: max(metrics.minimumRowHeight, content.rounded(.up) + 2 * metrics.rowPadding))
            }
        }

        /// Side by side: images alone, or with the title under them.
        @MainActor private mutating func addCells(_ group: MenuTree.Group) {
            let showsTitles = group.layout == .medium
            let side = metrics.minimumRowHeight + 6
            let perLine = group.layout == .palette ? 6 : group.rows.count
            for start in stride(from: 0, to: group.rows.count, by: max(1, perLine)) {
                let line = group.rows[start..<min(start + perLine, group.rows.count)]
                var height = side
                for (place, row) in line.enumerated() {
                    let color = !row.isEnabled ? colors.disabled : row.isDestructive ? colors.destructive : colors.label
                    let title = showsTitles || row.image == nil ? lay(row.title, metrics.subtitleFont, color, lines: 1, width: 96) : nil
                    let cellWidth = max(side + 8, (title?.size.width ?? 0) + 16)
                    if showsTitles { height = metrics.iconSide + (title?.size.height ?? 0) + 18 }
                    width = max(width, cellWidth * CGFloat(line.count))
                    // The width is the number of cells in the line, negative, until the list's width is known.
                    items.append(Item(content: .row(row, title: title, subtitle: nil, isCell: true),
                                      frame: CGRect(x: CGFloat(place), y: y, width: -CGFloat(line.count), height: 0)))
                }
                for index in items.indices.suffix(line.count) { items[index].frame.size.height = height }
                y += height
            }
        }

        private mutating func spreadCells() {
            for index in items.indices {
                guard case .row(_, _, _, true) = items[index].content else { continue }
                let place = items[index].frame.origin.x, count = -items[index].frame.size.width
                guard count > 0 else { continue }
                items[index].frame.origin.x = width / count * place
                items[index].frame.size.width = width / count
            }
        }

        private func lay(_ string: String, _ font: FontDescription, _ color: CGColor, lines: Int, width: CGFloat? = nil) -> TextLayout {
            var request = TextRequest(runs: [.init(text: string, font: font, color: color)], maxWidth: width ?? metrics.maximumTitleWidth,
                                      maxLines: lines, truncation: .tail, alignment: .left)
            let natural = text.layOut(request)
            guard alignment != .left, natural.lines.count > 1 else { return natural }
            // Lines that stand at the right fill the width that they are given: they get what the longest needs.
            request.maxWidth = natural.size.width.rounded(.up)
            request.alignment = alignment
            return text.layOut(request)
        }
    }
}
