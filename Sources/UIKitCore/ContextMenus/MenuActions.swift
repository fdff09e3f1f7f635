import Foundation
import PlatformInterface

/// A menu's rows as actions of the view itself, for a screen reader's user who need not open the menu.
/// Contract: the delegate is asked for this only while a screen reader runs and the view has the focus.
@MainActor enum MenuActions {
    /// Units: `location` in points of the interaction's view; nil is its middle.
    static func actions(of interaction: UIContextMenuInteraction, at location: CGPoint? = nil) -> [AccessibilityNode.Action] {
        guard CurrentPlatform.shared.settings.isScreenReaderOn else { return [] }
        return rows(of: interaction, at: location).enumerated().map { .init(name: "menu-\($0.offset)", title: $0.element.title) }
    }

    /// Errors: false when the menu has no such row any more.
    static func perform(_ index: Int, of interaction: UIContextMenuInteraction, at location: CGPoint? = nil) -> Bool {
        let rows = rows(of: interaction, at: location)
        guard rows.indices.contains(index) else { return false }
        return interaction.choose(rows[index], source: interaction.view)
    }

    /// The enabled actions of the root and its groups; what lies in submenus is reached by opening the menu.
    private static func rows(of interaction: UIContextMenuInteraction, at location: CGPoint?) -> [MenuTree.Row] {
        guard let view = interaction.view, view.window != nil else { return [] }
        let place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        guard let configuration = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: place),
              let menu = configuration.actionProvider?([])?.snapshot() else { return [] }
        let resolver = DeferredResolver {}
        defer { resolver.close() }
        return MenuTreeBuilder.build(menu, deferred: resolver).rows.filter { $0.kind == .action && $0.isEnabled }
    }
}
