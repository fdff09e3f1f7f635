package import Foundation

/// What one batch of updates does to a list of sections: the calls that an app made, collected.
/// Contract: what is deleted, reloaded and moved away is counted as before the batch; what is inserted and moved to, as after it.
package struct ListChanges {
    package var deletedSections: Set<Int> = []
    package var insertedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var sectionMoves: [Int: Int] = [:]
    package var deleted: Set<IndexPath> = []
    package var inserted: Set<IndexPath> = []
    package var reloaded: Set<IndexPath> = []
    package var moves: [IndexPath: IndexPath] = [:]

    package init() {}

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && sectionMoves.isEmpty && deleted.isEmpty
            && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
    }
}

extension ListChanges {
    /// The same changes with rows and sections taken out and put in where they would move.
    package var withoutMotion: ListChanges {
        var result = self
        result.deleted.formUnion(moves.keys)
        result.inserted.formUnion(moves.values)
        result.moves = [:]
        return result
    }
}
