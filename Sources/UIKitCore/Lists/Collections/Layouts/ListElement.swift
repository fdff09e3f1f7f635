package import Foundation

/// What stands in a collection, by its kind and its place.
package enum ListElement: Hashable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    package var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// The same kind of element at another place.
    package func at(_ path: IndexPath) -> ListElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    package var element: ListElement {
        switch representedElementCategory {
        case .cell: .cell(indexPath)
        case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
        case .decorationView: .decoration(representedElementKind ?? "", indexPath)
        }
    }

    /// A copy that may be changed. Contract: what a layout gave stays as it is.
    package var duplicate: UICollectionViewLayoutAttributes { (copy() as? UICollectionViewLayoutAttributes) ?? self }
}
