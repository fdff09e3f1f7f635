import Foundation

/// What a person selects in: rows or items in sections. Tables and collections have one habit, which is here.
@MainActor protocol SelectableList: UIScrollView {
    var sectionCount: Int { get }
    func elementCount(in section: Int) -> Int

    var selection: Set<IndexPath> { get set }
    /// Where a selection began that Shift extends.
    var selectionAnchor: IndexPath? { get set }
    /// Where the keyboard is.
    var focusedPath: IndexPath? { get set }
    func canFocus(_ path: IndexPath) -> Bool
    /// Whether the element is selected by the keyboard's coming to it.
    func selectionFollowsFocus(to path: IndexPath) -> Bool
    /// Brings an element into sight, by the shortest way.
    func reveal(_ path: IndexPath)
    var isEditing: Bool { get }
    /// Whether several can be selected in the present mode.
    var isSelectingSeveral: Bool { get }
    var canSelect: Bool { get }

    func showSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool)
    /// Asks the delegate; nil when the element is not to be selected.
    func target(selecting path: IndexPath) -> IndexPath?
    func target(deselecting path: IndexPath) -> IndexPath?
    func personDidSelect(_ path: IndexPath)
    func personDidDeselect(_ path: IndexPath)
    func performPrimaryAction(_ path: IndexPath)
}

/// How a person selects: alone, added to or taken from what is selected, or all from where the selection began.
enum SelectionStep { case alone, toggled, extended }

extension SelectableList {
    // MARK: Places

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < elementCount(in: path.section)
    }

    /// The element after another, over the ends of sections; nil after the last.
    func path(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < elementCount(in: path.section) { return IndexPath(row: path.row + 1, section: path.section) }
        let section = (path.section + 1..<max(path.section + 1, sectionCount)).first { elementCount(in: $0) > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    func path(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let section = (0..<max(0, path.section)).last { elementCount(in: $0) > 0 }
        return section.map { IndexPath(row: elementCount(in: $0) - 1, section: $0) }
    }

    var firstPath: IndexPath? { (0..<sectionCount).first { elementCount(in: $0) > 0 }.map { IndexPath(row: 0, section: $0) } }
    var lastPath: IndexPath? {
        (0..<sectionCount).last { elementCount(in: $0) > 0 }.map { IndexPath(row: elementCount(in: $0) - 1, section: $0) }
    }
    var elementCount: Int { (0..<sectionCount).reduce(0) { $0 + elementCount(in: $1) } }

    // MARK: By code

    func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
        if isSelected { selection.insert(path) } else { selection.remove(path) }
        showSelected(isSelected, path, animated: animated)
        window?.layerTreeDidChange()
    }

    func deselectAll(animated: Bool = false) { for path in selection { setSelected(false, path, animated: animated) } }

    func keepOneSelected() {
        guard let first = selection.min() else { return }
        for path in selection where path != first { setSelected(false, path, animated: false) }
    }

    // MARK: By a person

    /// What a press with these keys means.
    func selectionStep(for modifiers: UIKeyModifierFlags, byPointer: Bool) -> SelectionStep {
        guard isSelectingSeveral else { return modifiers.contains(.command) && byPointer ? .toggled : .alone }
        if modifiers.contains(.shift) { return .extended }
        // A finger, and everybody in edit mode, ticks.
        if modifiers.contains(.command) || !byPointer || isEditing { return .toggled }
        return .alone
    }

    /// Selects as a person does: the delegate is asked before and told after.
    func select(_ path: IndexPath, _ step: SelectionStep) {
        guard canSelect, contains(path) else { return }
        switch step {
        case .alone: selectAlone(path)
        case .toggled:
            if selection.contains(path) { deselectByPerson(path) } else if isSelectingSeveral { selectByPerson(path) } else { selectAlone(path) }
            selectionAnchor = path
        case .extended: extendSelection(to: path)
        }
    }

    private func selectAlone(_ path: IndexPath) {
        // As on Apple: the new one is asked for, then the old ones go, then it is selected.
        guard let target = mayBeSelected(path) else { return }
        for old in selection.sorted() where old != target { deselectByPerson(old) }
        finishSelecting(target)
        selectionAnchor = target
    }

    private func extendSelection(to path: IndexPath) {
        let start = selectionAnchor.flatMap { contains($0) ? $0 : nil } ?? focusedPath ?? path
        let range = min(start, path)...max(start, path)
        for old in selection.sorted() where !range.contains(old) { deselectByPerson(old) }
        var current: IndexPath? = range.lowerBound
        while let here = current, here <= range.upperBound {
            if !selection.contains(here) { selectByPerson(here) }
            current = self.path(after: here)
        }
        selectionAnchor = start
    }

    private func mayBeSelected(_ path: IndexPath) -> IndexPath? { target(selecting: path).flatMap { contains($0) ? $0 : nil } }

    private func selectByPerson(_ path: IndexPath) {
        guard let target = mayBeSelected(path) else { return }
        finishSelecting(target)
    }

    private func finishSelecting(_ path: IndexPath) {
        guard contains(path) else { return }
        setSelected(true, path, animated: false)
        personDidSelect(path)
    }

    private func deselectByPerson(_ path: IndexPath) {
        guard let target = target(deselecting: path), selection.contains(target) else { return }
        setSelected(false, target, animated: false)
        personDidDeselect(target)
    }

    // MARK: What a press means

    /// A finger selects and runs the primary action.
    func tap(_ path: IndexPath) {
        let extendsSelection = isSelectingSeveral
        select(path, selectionStep(for: [], byPointer: false))
        if !extendsSelection { performPrimaryAction(path) }
    }

    /// By desktop habit one click selects and the second runs the primary action.
    func click(_ path: IndexPath, count: Int, modifiers: UIKeyModifierFlags) {
        let isPlain = modifiers.isDisjoint(with: [.command, .shift])
        if count == 2, isPlain {
            if !selection.contains(path), !isEditing { select(path, .alone) }
            return performPrimaryAction(path)
        }
        select(path, selectionStep(for: modifiers, byPointer: true))
    }

    // MARK: What keys mean

    /// Puts the focus on an element, or on the next one that takes it, and brings it into sight.
    func focus(_ target: IndexPath?, extends: Bool) -> Bool {
        guard let target, contains(target) else { return elementCount > 0 }
        let old = focusedPath
        let isOn = old.map { target > $0 } ?? true
        var path: IndexPath? = target
        while let here = path, !canFocus(here) { path = isOn ? self.path(after: here) : self.path(before: here) }
        guard let path else { return true }
        focusedPath = path
        reveal(path)
        if extends, isSelectingSeveral {
            if selectionAnchor == nil { selectionAnchor = old ?? path }
            select(path, .extended)
        } else if selectionFollowsFocus(to: path) {
            select(path, .alone)
        } else if selection.isEmpty {
            selectionAnchor = nil
        }
        return true
    }

    /// Return selects the element and runs its primary action; the space bar selects.
    func press(_ path: IndexPath, primary: Bool) {
        guard primary else { return select(path, isSelectingSeveral ? .toggled : .alone) }
        if isEditing { select(path, .toggled) } else if !selection.contains(path) || !isSelectingSeveral { select(path, .alone) }
        performPrimaryAction(path)
    }

    func toggleFocused() -> Bool {
        guard let path = focusedPath, contains(path) else { return false }
        select(path, .toggled)
        return true
    }

    /// Selects everything; for Control+A where several can be selected.
    func selectEverything() -> Bool {
        guard canSelect, isSelectingSeveral, let first = firstPath, let last = lastPath, elementCount <= 100_000 else { return false }
        selectionAnchor = first
        extendSelection(to: last)
        return true
    }
}
