import Foundation

extension ContextMenuSession {
    /// The row that keys act on is in the deepest level that has a highlight.
    var activeLevel: Int { presentation.levels.lastIndex { $0.list.highlighted != nil } ?? max(0, presentation.levels.count - 1) }

    /// Does what a row is for: opens its submenu, or chooses it.
    /// Contract: for a choice the order is will-end, menu gone, handler, all in this turn.
    func activate(_ row: MenuTree.Row, in list: MenuListView, byKeyboard: Bool = false) {
        guard isOpen, row.isEnabled, !row.isLoading, let level = presentation.level(of: list) else { return }
        if row.isSubmenu { return openSubmenu(row, of: level, highlightFirst: byKeyboard) }
        Trace.log(.outcome, "choose “\(row.title)”")
        if row.keepsMenuPresented {
            interaction.choose(row, source: source)
            if isOpen { refresh() }
        } else {
            let source = source
            end(.chosen)
            interaction.choose(row, source: source)
        }
    }

    func openSubmenu(_ row: MenuTree.Row, of level: MenuLevel, highlightFirst: Bool) {
        guard row.isEnabled, let menu = row.submenu, let index = presentation.levels.firstIndex(where: { $0 === level }) else { return }
        if level.list.expanded != row.id {
            presentation.close(to: index + 1)
            level.list.highlighted = row.id
            level.list.reveal(row.id)
            guard let rect = level.panel.rect(of: row.id) else { return }
            presentation.open(menu, below: row, at: .beside(row: rect, panel: level.panel.frame))
            pointer.submenuOpened()
        }
        if highlightFirst, presentation.levels.count > index + 1 { highlight(.first, in: index + 1) }
    }

    /// Closes the level of the list, for the head that goes back.
    func goBack(from list: MenuListView) {
        guard let index = presentation.levels.firstIndex(where: { $0.list === list }), index > 0 else { return }
        presentation.close(to: index)
        window.layerTreeDidChange()
    }

    // MARK: Highlight

    func highlight(_ step: MenuNavigator.Step, in levelIndex: Int? = nil) {
        let index = levelIndex ?? activeLevel
        guard presentation.levels.indices.contains(index) else { return }
        let list = presentation.levels[index].list
        let current = levelIndex == nil ? list.menuLayout.index(of: list.highlighted) : nil
        guard let next = MenuNavigator.move(step, from: current, in: list.menuLayout.items, page: list.bounds.height) else { return }
        setHighlight(next, in: index)
    }

    /// Highlights an item of a level; what was open below another row closes.
    func setHighlight(_ item: Int, in index: Int) {
        let list = presentation.levels[index].list
        guard let row = list.menuLayout.items[item].row else { return }
        if list.expanded != row.id { presentation.close(to: index + 1) }
        list.highlighted = row.id
        list.reveal(row.id)
        for deeper in presentation.levels.dropFirst(index + 1) { deeper.list.highlighted = nil }
    }
}
