/// What a list would do with dragged items, in the words that tables and collections share.
struct ListDropProposal {
    var operation: UIDropOperation
    var intent: ListDropIntent
}
