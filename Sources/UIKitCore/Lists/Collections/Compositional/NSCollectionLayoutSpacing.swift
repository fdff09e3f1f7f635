import CoreGraphics
public import Foundation

/// Room between or around items: so much, or what is left and at least so much.
/// Source: Apple, NSCollectionLayoutSpacing.
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// Units: points.
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
}

/// Room around an item.
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
                bottom: NSCollectionLayoutSpacing?) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}
