/// What a collection would do with the dragged items, and where.
/// Source: Apple, UICollectionViewDropProposal.
@MainActor open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// Somewhere in the collection; no place is shown.
        case unspecified
        /// Between two items, which make room.
        case insertAtDestinationIndexPath
        /// Into an item, which is lit.
        case insertIntoDestinationIndexPath
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
