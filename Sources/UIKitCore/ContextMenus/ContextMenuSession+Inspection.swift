package import Foundation

/// One open level as a test or a tool sees it. Units: points of the window.
@MainActor package struct MenuLevelState {
    package let tree: MenuTree
    package let frame: CGRect
    package let highlighted: MenuTree.Row?
    /// Whether it stands in a window of its own.
    package let isInPopup: Bool
}

/// A menu's preview as a test or a tool sees it. Units: points of the window.
@MainActor package struct MenuPreviewState {
    /// Of the provider; nil for a picture of a view.
    package let controller: UIViewController?
    package let view: UIView?
    package let frame: CGRect
    package let ground: UIColor?
    package let isCompact: Bool
}

extension ContextMenuSession {
    /// The open levels, the root first.
    package var levelStates: [MenuLevelState] {
        presentation.levels.map {
            MenuLevelState(tree: $0.tree, frame: $0.panel.frame, highlighted: $0.list.row($0.list.highlighted), isInPopup: $0.popup != nil)
        }
    }

    package var appearance: UIContextMenuInteraction.Appearance { presentation.appearance }

    /// What stands beside the list. Units: points of the window.
    package var previewState: MenuPreviewState? {
        guard let lift = presentation.preview else { return nil }
        let controller = presentation.host?.controller
        let ground = controller?.viewIfLoaded?.backgroundColor ?? (controller == nil ? lift.preview.parameters.backgroundColor : nil)
        return MenuPreviewState(controller: controller, view: controller?.viewIfLoaded ?? lift.preview.view, frame: lift.pose.frame,
                                ground: ground, isCompact: presentation.appearance == .compact)
    }

    /// Does what a click on the row would do.
    package func activate(_ row: MenuTree.Row, level index: Int) {
        guard presentation.levels.indices.contains(index) else { return }
        activate(row, in: presentation.levels[index].list)
    }

    /// Where a row of a level is. Units: points of the window; nil when it is scrolled out of sight.
    package func rect(of row: MenuTree.Row, level index: Int) -> CGRect? {
        guard presentation.levels.indices.contains(index) else { return nil }
        let panel = presentation.levels[index].panel
        return panel.rect(of: row.id).flatMap { panel.frame.intersects($0) ? $0 : nil }
    }

    /// Brings a row into sight.
    package func reveal(_ row: MenuTree.Row, level index: Int) {
        guard presentation.levels.indices.contains(index) else { return }
        presentation.levels[index].list.reveal(row.id)
    }
}
