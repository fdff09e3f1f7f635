import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: The focused item

    var takesFocus: Bool { allowsFocus && (!isEditing || allowsFocusDuringEditing) }
    func canFocus(_ path: IndexPath) -> Bool { takesFocus && (itemDelegate?.collectionView(self, canFocusItemAt: path) ?? true) }

    /// The cell that keys act on; nil when the item is out of sight.
    var focusedCell: UICollectionViewCell? { isFirstResponder ? focusedPath.flatMap(cell(at:)) : nil }

    func isItemFocused(_ cell: UICollectionViewCell) -> Bool { isFirstResponder && cell.indexPath != nil && cell.indexPath == focusedPath }

    /// Keys bring the item that they act on into sight.
    func revealFocusedItem() {
        guard isFirstResponder, let path = focusedPath, isLoaded, contains(path), !isInSight(path) else { return }
        reveal(path)
    }

    /// The first selected item in sight, when keys have no other to act on.
    var selectedCellInSight: UICollectionViewCell? {
        guard focusedPath == nil, isLoaded else { return nil }
        return selection.sorted().first { contains($0) && isInSight($0) }.flatMap(cell(at:))
    }

    func focusDidMove(from old: IndexPath?) {
        for path in [old, focusedPath] { path.flatMap(cell(at:))?.setNeedsUpdateConfiguration() }
        window?.layerTreeDidChange()
    }

    /// A collection that gets the focus puts it on what is selected, or on its first item in sight.
    func focusFirstItem() {
        loadIfNeeded()
        if let path = focusedPath, contains(path) { return focusDidMove(from: nil) }
        focusedPath = selection.min() ?? indexPathsForVisibleItems.first { isInSight($0) && canFocus($0) }
    }

    private func isInSight(_ path: IndexPath) -> Bool {
        guard let frame = attributes(of: .cell(path))?.frame else { return false }
        return bounds.inset(by: adjustedContentInset).insetBy(dx: -0.5, dy: -0.5).contains(frame)
    }

    // MARK: Keys

    /// What keys do to the items; false leaves them to whoever is around the collection.
    func takeKeys(_ presses: Set<UIPress>, isRepeat: Bool) -> Bool {
        loadIfNeeded()
        guard isFirstResponder, takesFocus, let key = presses.compactMap(\.key).first else { return scroll(by: presses) }
        if takeMoveKey(key) { return true }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { return scroll(by: presses) }
        if key.modifierFlags.contains(.command) {
            return key.keyCode == .keyboardA && !isRepeat ? selectEverything() : key.keyCode == .keyboardSpacebar && toggleFocused()
        }
        let extends = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardDownArrow: return moveFocus(.down, extends)
        case .keyboardUpArrow: return moveFocus(.up, extends)
        case .keyboardRightArrow: return stepInto(.right) || moveFocus(.right, extends)
        case .keyboardLeftArrow: return stepInto(.left) || moveFocus(.left, extends)
        case .keyboardHome: return focus(firstPath, extends: extends)
        case .keyboardEnd: return focus(lastPath, extends: extends)
        case .keyboardPageDown: return moveFocus(.down, extends, by: visibleSize.height)
        case .keyboardPageUp: return moveFocus(.up, extends, by: visibleSize.height)
        case .keyboardReturnOrEnter, .keypadEnter: return !isRepeat && pressFocused(primary: true)
        case .keyboardSpacebar: return !isRepeat && pressFocused(primary: false)
        default: return false
        }
    }

    private func moveFocus(_ way: FocusSearch.Way, _ extends: Bool, by distance: CGFloat = 0) -> Bool {
        guard let focused = focusedPath, contains(focused) else { return focus(way == .up || way == .left ? lastPath : firstPath, extends: extends) }
        return focus(neighbour(of: focused, way, distance), extends: extends)
    }

    func selectionFollowsFocus(to path: IndexPath) -> Bool {
        itemDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
    }

    func reveal(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }

    /// The item that stands next to another in a direction; past the end of a line, the next one in order.
    private func neighbour(of path: IndexPath, _ way: FocusSearch.Way, _ distance: CGFloat) -> IndexPath? {
        guard let start = attributes(of: .cell(path))?.frame else { return nil }
        let search = FocusSearch(from: start, way: way, distance: distance)
        for strip in search.strips(viewport: bounds.size, content: contentSize) {
            let candidates = attributes(in: strip).filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != path }
            if let best = search.best(candidates.map { ($0.indexPath, $0.frame) }) { return best }
        }
        let isForward = way == .down || way == (isRightToLeft ? .left : .right)
        if distance > 0 { return isForward ? lastPath : firstPath }
        guard way == .left || way == .right else { return nil }
        return isForward ? self.path(after: path) : self.path(before: path)
    }

    /// Left and right open and close a row of an outline.
    private func stepInto(_ way: FocusSearch.Way) -> Bool {
        guard let path = focusedPath, contains(path), let outline else { return false }
        let opens = (way == .right) != isRightToLeft
        if outline.canExpandItem(at: path), outline.isItemExpanded(at: path) != opens {
            outline.toggleItem(at: path)
            return true
        }
        guard !opens, let parent = outline.parentOfItem(at: path) else { return false }
        return focus(parent, extends: false)
    }

    /// An outline's heading opens or closes instead.
    private func pressFocused(primary: Bool) -> Bool {
        guard let path = focusedPath, contains(path), itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
        if let cell = cell(at: path), toggles(cell) { return true }
        press(path, primary: primary)
        return true
    }
}
