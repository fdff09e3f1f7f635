import Foundation

extension ContextMenuSession {
    /// Runs `block` for each visible level, the root first, and shows what it returns in that level's place.
    func updateLevels(_ block: (UIMenu) -> UIMenu) {
        guard isOpen else { return }
        var index = 0
        // The block may dismiss the menu, and an update may close deeper levels.
        while isOpen, index < presentation.levels.count {
            let level = presentation.levels[index]
            let answer = block(level.menu.snapshot())
            guard isOpen, presentation.levels.indices.contains(index), presentation.levels[index] === level else { return }
            show(answer.snapshot(), in: level)
            index += 1
        }
        window.layerTreeDidChange()
    }

    /// Shows the levels again after a handler changed the states of actions.
    func refresh() {
        for level in presentation.levels where presentation.levels.contains(where: { $0 === level }) { show(level.menu, in: level) }
        window.layerTreeDidChange()
    }

    /// Contract: an answer may come while the delegate hears that the menu is about to be shown.
    func deferredAnswered(in level: MenuLevel) {
        guard state.owesEnd else { return }
        show(level.menu, in: level)
        window.layerTreeDidChange()
    }

    /// A level of which nothing is left to see closes; the menu with it when it is the root.
    private func show(_ menu: UIMenu, in level: MenuLevel) {
        presentation.show(menu, in: level)
        guard level.tree.isEmpty, let index = presentation.levels.firstIndex(where: { $0 === level }) else { return }
        if index == 0 { end(.empty) } else { presentation.close(to: index) }
    }
}
