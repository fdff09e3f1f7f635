import Foundation

extension UIButton {
    /// Takes `menu` itself for the button's own: a bar's button and its item share theirs.
    package func share(_ menu: UIMenu?) {
        guard menu !== ownMenu else { return }
        stopWatchingSelection()
        ownMenu = menu
        isContextMenuInteractionEnabled = menu != nil
        selectionRuleDidChange()
    }

    var menuConfiguration: UIContextMenuConfiguration? {
        guard ownMenu != nil else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            // Asked late, so that what is done for .menuActionTriggered shows.
            guard let self else { return nil }
            return isPopUp ? ownMenu?.withSingleSelection : ownMenu
        })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    // MARK: Choosing

    /// The menu that was up was a copy: what is on goes into the button's own before the handler runs, and what the handler
    /// made of its action's state, after.
    func chooseInOwnMenu(_ row: MenuTree.Row) -> Bool {
        guard row.isEnabled, row.kind == .action, let action = row.element as? UIAction else { return false }
        if let scope = row.selectionScope { changeSelection { $0.menu(scope.elementID)?.select(action.elementID) } }
        let state = row.selectionScope == nil ? action.state : .on
        let sender = menuSender
        let wasChosen = MenuDispatcher.choose(row, sender: sender ?? self, sourceItem: sender ?? self)
        if action.state != state, let own = ownMenu?.leaf(action.elementID), own !== action { own.state = action.state }
        return wasChosen
    }

    private func changeSelection(_ change: (UIMenu) -> Void) {
        guard let ownMenu, !isChangingSelection else { return }
        isChangingSelection = true
        change(ownMenu)
        isChangingSelection = false
        if isPopUp { contentDidChange() }
    }

    // MARK: Pop-up buttons

    /// Whether the button shows which element of its menu is on.
    package var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && ownMenu != nil }

    /// Whether a click turns the button on and off.
    var togglesSelection: Bool { changesSelectionAsPrimaryAction && !(showsMenuAsPrimaryAction && ownMenu != nil) }

    /// The element that a pop-up button shows.
    package var popUpSelection: (any UIMenuLeaf)? { isPopUp ? ownMenu?.leaves.first { $0.state == .on } : nil }

    /// Called when the button may have become a pop-up button or stopped being one.
    func selectionRuleDidChange() {
        stopWatchingSelection()
        if isPopUp {
            keepOneOn()
            for case let action as UIAction in ownMenu?.leaves ?? [] {
                action.onStateChange = { [weak self, weak action] in if let action { self?.stateChanged(of: action) } }
            }
        }
        contentDidChange()
    }

    private func stopWatchingSelection() {
        for case let action as UIAction in ownMenu?.leaves ?? [] { action.onStateChange = nil }
    }

    /// The app turned an element of the button's menu on or off.
    private func stateChanged(of action: UIAction) {
        guard isPopUp else { return }
        if action.state == .on { changeSelection { $0.select(action.elementID) } } else { keepOneOn() }
    }

    /// Of a pop-up button's elements one is on: the first that is, else the first that can be seen.
    private func keepOneOn() {
        let leaves = ownMenu?.leaves ?? []
        guard let kept = leaves.first(where: { $0.state == .on }) ?? leaves.first(where: { !$0.attributes.contains(.hidden) }),
              let id = (kept as? UIMenuElement)?.elementID else { return }
        changeSelection { $0.select(id) }
    }
}
