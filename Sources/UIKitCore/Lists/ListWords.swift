/// What messages to an app's developer call a list and what is in it.
package struct ListWords: Sendable {
    package let view: String
    package let element: String
    package static let table = ListWords(view: "UITableView", element: "row")
    package static let collection = ListWords(view: "UICollectionView", element: "item")
}
