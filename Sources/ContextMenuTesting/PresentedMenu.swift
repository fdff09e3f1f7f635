public import Foundation
import UIKitCore

/// A menu that is up, as a person sees it.
/// Contract: a view of the running menu; after it closed `items` is empty and the verbs throw.
@MainActor public struct PresentedMenu {
    let session: ContextMenuSession
    let app: HeadlessApp

    /// The root's title, "" when it has none.
    public var title: String { states.first?.tree.title ?? "" }

    public var appearance: UIContextMenuInteraction.Appearance { session.isOpen ? session.appearance : .unknown }

    /// The visible rows of the deepest open level, top to bottom.
    public var items: [PresentedItem] { levels.last ?? [] }

    /// The rows of each open level, the root first.
    public var levels: [[PresentedItem]] { states.map { $0.tree.rows.map(PresentedItem.init) } }

    /// The row that Return would choose: the highlighted one of the deepest level that has one.
    public var highlighted: PresentedItem? { states.last { $0.highlighted != nil }?.highlighted.map(PresentedItem.init) }

    /// What stands beside a rich menu; a compact menu has none unless its configuration asks for it.
    public var preview: PresentedPreview? {
        guard session.isOpen, let state = session.previewState else { return nil }
        return PresentedPreview(viewController: state.controller, view: state.view, frame: state.frame, backgroundColor: state.ground)
    }

    /// Of the deepest level, in the window's coordinates. Units: points.
    public var frame: CGRect { states.last?.frame ?? .null }

    /// Opens a submenu of the deepest level.
    /// Errors: throws when there is no such row, or the row opens nothing.
    public func open(_ title: String) throws {
        let row = try find(title)
        guard row.isSubmenu else { throw HeadlessAppError("“\(title)” is no submenu.") }
        activate(row)
    }

    /// Opens the submenus on the way and activates the last row.
    /// Errors: throws when a row is missing or disabled; nothing is chosen then.
    public func choose(_ path: String...) throws {
        guard let last = path.last else { throw HeadlessAppError("PresentedMenu.choose needs at least one title.") }
        for title in path.dropLast() { try open(title) }
        activate(try find(last))
    }

    /// Closes the menu without a choice, as a click beside it does.
    public func dismiss() {
        app.activate()
        session.end(.clickedOutside)
        app.drawFrame()
    }

    private var states: [MenuLevelState] { session.isOpen ? session.levelStates : [] }

    private func find(_ title: String) throws -> MenuTree.Row {
        let rows = states.last?.tree.rows ?? []
        guard let row = rows.first(where: { $0.title == title }) else {
            throw HeadlessAppError(wanted: "a menu item", title, there: rows.map(\.title))
        }
        guard row.isEnabled else { throw HeadlessAppError("The menu item “\(title)” is disabled.") }
        return row
    }

    private func activate(_ row: MenuTree.Row) {
        app.activate()
        session.reveal(row, level: states.count - 1)
        session.activate(row, level: states.count - 1)
        app.drawFrame()
    }
}
