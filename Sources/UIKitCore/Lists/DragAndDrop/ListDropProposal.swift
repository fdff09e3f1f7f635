/// What a list would do with dragged items, in the words that tables and collections share.
struct ListDropProposal {
    var operation: UIDropOperation
    var intent: ListDropIntent
    var isPrecise = false
    var prefersFullSizePreview = false

    @MainActor init(_ proposal: UIDropProposal, intent: ListDropIntent) {
        operation = proposal.operation
        self.intent = intent
        isPrecise = proposal.isPrecise
        prefersFullSizePreview = proposal.prefersFullSizePreview
    }

    init(operation: UIDropOperation, intent: ListDropIntent) {
        self.operation = operation
        self.intent = intent
    }

    /// In the words of a view.
    @MainActor var dropProposal: UIDropProposal {
        let result = UIDropProposal(operation: operation)
        result.isPrecise = isPrecise
        result.prefersFullSizePreview = prefersFullSizePreview
        return result
    }
}
