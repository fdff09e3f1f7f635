import CoreGraphics
public import Foundation

/// What a layout is made for.
/// Source: Apple, NSCollectionLayoutEnvironment.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that there is. Units: points.
/// Source: Apple, NSCollectionLayoutContainer.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// Without the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room and the surroundings of one layout.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize {
        CGSize(width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
               height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
