extension MenuTree {
    /// One row, with everything that is needed to draw, read out and compare it.
    package struct Row: Equatable, Identifiable, Sendable {
        package enum Kind: Hashable, Sendable { case action, submenu, loading }

        /// What a row that is on looks like and is called.
        package enum Mark: Hashable, Sendable { case check, radio }

        package let id: MenuRowID
        package let kind: Kind
        /// The object behind the row: the action to perform, the menu to open, the element that is loading.
        package let element: UIMenuElement
        /// The menu whose elements exclude each other, when this row is one of them.
        package let selectionScope: UIMenu?
        package var title: String
        package var subtitle: String?
        /// Resolved: the selected image where the row is on, nil where images are not wanted.
        package var image: UIImage?
        package var state: UIMenuElement.State = .off
        package var isEnabled = true
        package var isDestructive = false
        package var keepsMenuPresented = false
        package var discoverabilityTitle: String?
        /// 0 leaves it to the presentation.
        package var maximumTitleLines = 0
        /// Whether a separator stands before it; set by the tree.
        package internal(set) var startsGroup = false

        package var mark: Mark { selectionScope == nil ? .check : .radio }
        /// Whether something shows what its state is. A submenu has none of its own.
        package var hasMark: Bool { !isSubmenu && (state != .off || mark == .radio) }
        package var isSubmenu: Bool { kind == .submenu }
        package var isLoading: Bool { kind == .loading }
        package var submenu: UIMenu? { kind == .submenu ? element as? UIMenu : nil }

        /// Whether both look the same and are the same row; the objects behind them may be copies of each other.
        package static func == (a: Row, b: Row) -> Bool {
            a.id == b.id && a.kind == b.kind && a.title == b.title && a.subtitle == b.subtitle && a.image === b.image
                && a.state == b.state && a.mark == b.mark && a.isEnabled == b.isEnabled && a.isDestructive == b.isDestructive
                && a.keepsMenuPresented == b.keepsMenuPresented && a.discoverabilityTitle == b.discoverabilityTitle
                && a.maximumTitleLines == b.maximumTitleLines && a.startsGroup == b.startsGroup
        }
    }
}
