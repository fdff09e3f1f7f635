import Foundation

/// Makes the shown level of a menu: stage 7 of the walk of an event.
/// Contract: changes nothing and asks nothing but the deferred elements of this level; the menus below are built when their
/// rows are opened.
@MainActor package struct MenuTreeBuilder {
    /// The level that shows `menu`'s children.
    package static func build(_ menu: UIMenu, deferred: DeferredResolver) -> MenuTree {
        build(menu, selectionScope: nil, deferred: deferred)
    }

    /// The level below a submenu row; nil for a row that opens none.
    package static func build(submenuOf row: MenuTree.Row, deferred: DeferredResolver) -> MenuTree? {
        row.submenu.map { build($0, selectionScope: row.selectionScope, deferred: deferred) }
    }

    /// The level of a submenu whose row stands in `selectionScope`, a menu above it that is `.singleSelection`.
    package static func build(_ menu: UIMenu, selectionScope: UIMenu?, deferred: DeferredResolver) -> MenuTree {
        var builder = MenuTreeBuilder(deferred: deferred)
        builder.addLevel(of: menu, in: selectionScope)
        return MenuTree(menuID: menu.elementID, title: menu.title, groups: builder.groups)
    }

    private let deferred: DeferredResolver
    private var groups: [MenuTree.Group] = []
    private var appearances: [MenuElementID: Int] = [:]
    /// The `.singleSelection` menus of which a row is on already: no second one is.
    private var scopesWithSelection: Set<MenuElementID> = []
    private var depth = 0
    /// Deeper than this, menus were made by deferred elements that give themselves.
    private static let deepestInline = 32

    private init(deferred: DeferredResolver) { self.deferred = deferred }

    /// What the rows of one menu have in common.
    private struct Level {
        let scope: UIMenu?
        let maximumTitleLines: Int
        let layout: MenuTree.Layout
    }

    // MARK: Groups

    /// Adds the groups of `menu`: its own, and those of the inline menus in it, in order.
    private mutating func addLevel(of menu: UIMenu, in outerScope: UIMenu?) {
        let scope = outerScope ?? (menu.options.contains(.singleSelection) ? menu : nil)
        let level = Level(
            scope: scope, maximumTitleLines: menu.displayPreferences?.maximumNumberOfTitleLines ?? 0,
            layout: Self.layout(of: menu))
        var rows: [MenuTree.Row] = []
        add(menu.children, in: level, to: &rows)
        addGroup(of: rows, level: level)
    }

    private mutating func add(_ elements: [UIMenuElement], in level: Level, to rows: inout [MenuTree.Row]) {
        guard depth < Self.deepestInline else {
            return Log.once("A UIMenu nests more than \(Self.deepestInline) inline or deferred levels; the deeper ones are left out.")
        }
        depth += 1
        defer { depth -= 1 }
        for element in elements {
            switch element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                addGroup(of: rows, level: level)
                rows = []
                addInline(menu, in: level)
            case let menu as UIMenu:
                rows.append(submenuRow(menu, level: level))
            case let deferredElement as UIDeferredMenuElement:
                if let elements = deferred.elements(of: deferredElement) {
                    add(elements, in: level, to: &rows)
                } else {
                    rows.append(loadingRow(deferredElement, level: level))
                }
            case let leaf as any UIMenuLeaf:
                if !leaf.attributes.contains(.hidden) { rows.append(leafRow(leaf, element, level: level)) }
            default:
                break
            }
        }
    }

    /// The title of an inline menu heads the first group that comes of it, unless that has a title of its own.
    private mutating func addInline(_ menu: UIMenu, in level: Level) {
        let first = groups.count
        addLevel(of: menu, in: level.scope)
        if groups.count > first, groups[first].title.isEmpty { groups[first].title = menu.title }
    }

    private mutating func addGroup(of rows: [MenuTree.Row], level: Level) {
        guard !rows.isEmpty else { return }
        let sideBySide = min(rows.count, level.layout.capacity ?? rows.count)
        groups.append(MenuTree.Group(title: "", layout: level.layout, rows: Array(rows[..<sideBySide])))
        if sideBySide < rows.count {
            groups.append(MenuTree.Group(title: "", layout: .list, rows: Array(rows[sideBySide...])))
        }
    }

    private static func layout(of menu: UIMenu) -> MenuTree.Layout {
        if menu.options.contains(.displayAsPalette) { return .palette }
        return switch menu.preferredElementSize {
        case .small: .small
        case .medium: .medium
        case .large, .automatic: .list
        }
    }

    // MARK: Rows

    private mutating func rowID(_ element: UIMenuElement) -> MenuRowID {
        let occurrence = appearances[element.elementID, default: 0]
        appearances[element.elementID] = occurrence + 1
        return MenuRowID(element: element.elementID, occurrence: occurrence)
    }

    private mutating func leafRow(_ leaf: any UIMenuLeaf, _ element: UIMenuElement, level: Level) -> MenuTree.Row {
        var row = MenuTree.Row(id: rowID(element), kind: .action, element: element, selectionScope: level.scope, title: leaf.title)
        row.state = leaf.state
        if let scope = level.scope, leaf.state == .on, !scopesWithSelection.insert(scope.elementID).inserted { row.state = .off }
        row.subtitle = leaf.subtitle
        row.image = Self.visible(row.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image, of: element)
        row.isEnabled = !leaf.attributes.contains(.disabled)
        row.isDestructive = leaf.attributes.contains(.destructive)
        row.keepsMenuPresented = leaf.attributes.contains(.keepsMenuPresented)
        row.discoverabilityTitle = leaf.discoverabilityTitle
        row.maximumTitleLines = level.maximumTitleLines
        return row
    }

    /// A submenu can be opened even if nothing in it can be chosen; one in which nothing is to be seen cannot.
    private mutating func submenuRow(_ menu: UIMenu, level: Level) -> MenuTree.Row {
        var row = MenuTree.Row(id: rowID(menu), kind: .submenu, element: menu, selectionScope: level.scope, title: menu.title)
        row.subtitle = menu.subtitle
        row.image = Self.visible(menu.image, of: menu)
        row.isEnabled = Self.showsSomething(menu.children, depth: 0)
        row.isDestructive = menu.options.contains(.destructive)
        row.maximumTitleLines = level.maximumTitleLines
        return row
    }

    private mutating func loadingRow(_ element: UIDeferredMenuElement, level: Level) -> MenuTree.Row {
        var row = MenuTree.Row(id: rowID(element), kind: .loading, element: element, selectionScope: nil, title: "Loading…")
        row.isEnabled = false
        return row
    }

    private static func visible(_ image: UIImage?, of element: UIMenuElement) -> UIImage? {
        element.preferredImageVisibility == .hidden ? nil : image
    }

    /// Whether a level made of `elements` would have a row; asks no deferred element.
    private static func showsSomething(_ elements: [UIMenuElement], depth: Int) -> Bool {
        depth < deepestInline
            && elements.contains { element in
                switch element {
                case let menu as UIMenu: !menu.options.contains(.displayInline) || showsSomething(menu.children, depth: depth + 1)
                case let deferred as UIDeferredMenuElement: deferred.cachedElements.map { showsSomething($0, depth: depth + 1) } ?? true
                case let leaf as any UIMenuLeaf: !leaf.attributes.contains(.hidden)
                default: false
                }
            }
    }
}
