/// Where in a list a drop goes.
enum ListDropIntent {
    case unspecified, insertAtDestination, insertIntoDestination
    /// Between rows near their edges, into them in their middles.
    case automatic
}
