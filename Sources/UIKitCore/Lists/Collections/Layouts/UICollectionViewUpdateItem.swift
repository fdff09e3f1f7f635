public import Foundation

/// One change of a batch, as a layout hears of it.
/// Shape: a whole section has `NSNotFound` as its item.
/// Source: Apple, UICollectionViewUpdateItem.
@MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open private(set) var indexPathBeforeUpdate: IndexPath?
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

extension ListChanges {
    /// The changes one by one, sections first.
    @MainActor func updateItems(_ update: ListUpdate) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var result = deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, before: whole($0)) }
        result += insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, after: whole($0)) }
        result += reloadedSections.sorted().map { UICollectionViewUpdateItem(.reload, before: whole($0), after: update.section(after: $0).map(whole)) }
        result += sectionMoves.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, before: whole($0.key), after: whole($0.value)) }
        result += deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0) }
        result += inserted.sorted().map { UICollectionViewUpdateItem(.insert, after: $0) }
        result += reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: update.path(after: $0)) }
        result += moves.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value) }
        return result
    }
}
