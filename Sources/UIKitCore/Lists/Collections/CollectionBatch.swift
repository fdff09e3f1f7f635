import Foundation

/// The updates that a collection was told of and has not shown yet.
struct CollectionBatch {
    var changes = ListChanges()
    var completions: [(Bool) -> Void] = []
    var isAnimated = true
}
