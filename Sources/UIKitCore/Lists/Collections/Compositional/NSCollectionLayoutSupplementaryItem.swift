import CoreGraphics
public import Foundation

/// A view that stands at an item or a group.
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies at the container's anchor; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What is higher stands in front.
    open var zIndex = 1

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
                            itemAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where the view stands beside what it belongs to. Units: points.
    func frame(beside container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let target = containerAnchor.point(in: container), shift = containerAnchor.shift(for: size)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let ownShift = itemAnchor?.shift(for: size) ?? .zero
        return CGRect(x: target.x + shift.x - own.x + ownShift.x, y: target.y + shift.y - own.y + ownShift.y, width: size.width, height: size.height)
    }
}

/// A view at the edge of a section or of the whole content, such as a header.
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// Units: points.
    public let offset: CGPoint
    /// Whether the section makes room for the view, rather than standing below it.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section goes by.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}

/// A view that an app does not fill, such as a section's background.
/// Contract: its class is registered with the layout.
/// Source: Apple, NSCollectionLayoutDecorationItem.
@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Behind a whole section.
    public static func background(elementKind: String) -> Self { Self(elementKind) }
}
