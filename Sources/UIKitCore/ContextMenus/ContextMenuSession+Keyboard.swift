import Foundation
import PlatformInterface

extension ContextMenuSession {
    /// While a menu is up every key is its own.
    func handle(_ key: KeyStroke, modifiers: InputModifiers, isRepeat: Bool) {
        // The key that opened the menu takes it away when it is pressed again, not while it is held.
        if key.asksForMenu(modifiers) || key.asksForPreview(modifiers) { return isRepeat ? () : end(.escaped) }
        let usage = UIKeyboardHIDUsage(rawValue: key.usage)
        guard modifiers.isDisjoint(with: [.control, .alt, .super]) else { return }
        pointer.keyWasPressed()
        let isRightToLeft = presentation.isRightToLeft
        switch usage {
        case .keyboardEscape: escape()
        case .keyboardDownArrow: highlight(.down)
        case .keyboardUpArrow: highlight(.up)
        case .keyboardHome: highlight(.first)
        case .keyboardEnd: highlight(.last)
        case .keyboardPageUp: highlight(.pageUp)
        case .keyboardPageDown: highlight(.pageDown)
        case .keyboardRightArrow: isRightToLeft ? goOut(.right) : goIn(.right)
        case .keyboardLeftArrow: isRightToLeft ? goIn(.left) : goOut(.left)
        // A key that is held since it opened the menu chooses nothing.
        case .keyboardReturnOrEnter where isRepeat, .keypadEnter where isRepeat, .keyboardSpacebar where isRepeat: break
        case .keyboardReturnOrEnter, .keypadEnter: activateHighlighted()
        case .keyboardSpacebar where !typeAhead.isTyping(at: now): activateHighlighted()
        default:
            type(key.characters)
            return window.layerTreeDidChange()
        }
        // Any other key ends what is being typed.
        typeAhead = TypeAhead()
        window.layerTreeDidChange()
    }

    private var now: TimeInterval { CurrentPlatform.shared.clock.now }

    private func escape() {
        if presentation.levels.count > 1 { presentation.close(to: presentation.levels.count - 1) } else { end(.escaped) }
    }

    private var highlightedRow: (row: MenuTree.Row, list: MenuListView)? {
        guard presentation.levels.indices.contains(activeLevel) else { return nil }
        let list = presentation.levels[activeLevel].list
        return list.row(list.highlighted).map { ($0, list) }
    }

    private func activateHighlighted() {
        guard let (row, list) = highlightedRow else { return commit() }
        activate(row, in: list, byKeyboard: true)
    }

    /// Into the submenu of the highlighted row, or along a line of cells.
    private func goIn(_ step: MenuNavigator.Step) {
        guard let (row, list) = highlightedRow else { return highlight(.first) }
        row.isSubmenu ? activate(row, in: list, byKeyboard: true) : highlight(step)
    }

    /// Along a line of cells, or out to the level above.
    private func goOut(_ step: MenuNavigator.Step) {
        let before = highlightedRow?.row.id
        if before != nil { highlight(step) }
        if highlightedRow?.row.id == before, activeLevel > 0 { presentation.close(to: activeLevel) }
    }

    private func type(_ characters: String) {
        guard configuration?.allowsTypeSelect != false, let first = characters.unicodeScalars.first, first.value >= 0x20,
              first.value != 0x7F, presentation.levels.indices.contains(activeLevel) else { return }
        let list = presentation.levels[activeLevel].list
        let items = list.menuLayout.items
        let titles = items.map { item in item.row.flatMap { $0.isEnabled ? $0.title : nil } }
        let current = list.menuLayout.index(of: list.highlighted)
        guard let found = typeAhead.type(characters, at: now, titles: titles, current: current) else { return }
        setHighlight(found, in: activeLevel)
    }
}

extension KeyStroke {
    /// Whether it is the Menu key or Shift+F10.
    func asksForMenu(_ modifiers: InputModifiers) -> Bool {
        switch UIKeyboardHIDUsage(rawValue: usage) {
        case .keyboardApplication, .keyboardMenu: modifiers.isDisjoint(with: [.control, .alt, .super])
        case .keyboardF10: modifiers == .shift
        default: false
        }
    }

    /// Whether it is Control+Shift+F10, which opens the rich menu with its preview. Ours, not Apple's.
    func asksForPreview(_ modifiers: InputModifiers) -> Bool {
        UIKeyboardHIDUsage(rawValue: usage) == .keyboardF10 && modifiers == [.shift, .control]
    }
}
