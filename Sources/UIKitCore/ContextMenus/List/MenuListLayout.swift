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
            /// `title` is nil where a cell shows its image alone, and where a row's is laid out when somebody sees it.
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
    private let words: MenuWords
    /// How wide a title may be.
    private var titleWidth: CGFloat = 0
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
        words = MenuWords(metrics: metrics, colors: colors, text: text, alignment: rightToLeft ? .right : .left)
        let columns = titleInset + trailingInset(hasSubmenus: tree.rows.contains { $0.isSubmenu })
        titleWidth = words.titleWidth(beside: columns)
        var maker = Maker(layout: self, columns: columns)
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

    /// The title of a row that is no cell.
    func title(of row: MenuTree.Row) -> TextLayout { words.title(of: row, width: titleWidth) }

    // MARK: Making

    private struct Maker {
        let layout: MenuListLayout
        let columns: CGFloat
        var items: [Item] = []
        var y: CGFloat = 0
        var width: CGFloat = 0
        /// The rows that seem to be the widest of those that were not laid out.
        var widest: [(rough: CGFloat, row: MenuTree.Row)] = []

        var metrics: MenuMetrics { layout.metrics }
        var words: MenuWords { layout.words }

        @MainActor mutating func add(_ tree: MenuTree, _ titleRow: TitleRow) {
            width = metrics.minimumWidth
            switch titleRow {
            case .title where !tree.title.isEmpty: addHeader(tree.title)
            case .back(let title): addBackRow(title)
            case .title, .none: break
            }
            for (index, group) in tree.groups.enumerated() {
                if index > 0 { add(.separator, height: metrics.separatorHeight) }
                if !group.title.isEmpty { addHeader(group.title) }
                group.layout == .list ? addRows(group.rows) : addCells(group)
            }
            for (_, row) in widest { width = max(width, columns + layout.title(of: row).size.width) }
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
            let layout = words.lay(title, metrics.headerFont, words.colors.secondary, lines: 2, width: words.titleWidth(beside: 2 * metrics.rowInset))
            width = max(width, layout.size.width + 2 * metrics.rowInset)
            add(.header(layout), height: layout.size.height.rounded(.up) + (metrics.style == .rich ? 16 : 8))
            if metrics.hasRowLines { add(.rowLine, height: 0) }
        }

        @MainActor private mutating func addBackRow(_ title: String) {
            var font = metrics.font
            font.weight = 0.3
            let inset = max(layout.titleInset, metrics.markSide + 16)
            let title = words.lay(title, font, words.colors.label, lines: metrics.maximumTitleLines, width: words.titleWidth(beside: inset + metrics.rowInset))
            add(.back(title), height: max(metrics.minimumRowHeight, title.size.height.rounded(.up) + 2 * metrics.rowPadding))
            add(.separator, height: metrics.separatorHeight)
        }

        @MainActor private mutating func addRows(_ rows: [MenuTree.Row]) {
            for (place, row) in rows.enumerated() {
                if place > 0, metrics.hasRowLines { add(.rowLine, height: 0) }
                if let rough = roughWidth(of: row) {
                    remember(row, rough)
                    add(.row(row, title: nil, subtitle: nil, isCell: false), height: metrics.minimumRowHeight)
                    continue
                }
                let title = layout.title(of: row)
                let subtitle = row.subtitle.flatMap {
                    $0.isEmpty ? nil : words.lay($0, metrics.subtitleFont, words.colors.secondary, lines: 2, width: layout.titleWidth)
                }
                width = max(width, columns + max(title.size.width, subtitle?.size.width ?? 0))
                let content = title.size.height + (subtitle?.size.height ?? 0)
                add(.row(row, title: title, subtitle: subtitle, isCell: false),
                    height: max(metrics.minimumRowHeight, content.rounded(.up) + 2 * metrics.rowPadding))
            }
        }

        /// Of a row of one plain line, which is as high as all such; nil for any other. A menu of thousands opens as fast as a short one.
        private func roughWidth(of row: MenuTree.Row) -> CGFloat? {
            guard row.subtitle?.isEmpty != false, let rough = words.text.roughWidth(of: row.title, in: metrics.font),
                  rough < layout.titleWidth * 0.9 else { return nil }
            return rough
        }

        /// Keeps so many that the widest is among them, however closely pairs of letters stand.
        private mutating func remember(_ row: MenuTree.Row, _ rough: CGFloat) {
            if widest.count == 8 {
                guard let least = widest.indices.min(by: { widest[$0].rough < widest[$1].rough }), widest[least].rough < rough else { return }
                widest.remove(at: least)
            }
            widest.append((rough, row))
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
                    let title = showsTitles || row.image == nil ? words.lay(row.title, metrics.subtitleFont, words.color(of: row), lines: 1, width: 96) : nil
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
    }
}
