/// What a table would do with the dragged items, and where.
/// Source: Apple, UITableViewDropProposal.
@MainActor open class UITableViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// Somewhere in the table; no place is shown.
        case unspecified
        /// Between two rows, which make room.
        case insertAtDestinationIndexPath
        /// Into a row, which is lit.
        case insertIntoDestinationIndexPath
        /// Between rows near their edges, into them in their middles.
        case automatic
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}
