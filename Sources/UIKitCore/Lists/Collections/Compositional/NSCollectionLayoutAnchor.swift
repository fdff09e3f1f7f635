import CoreGraphics
public import Foundation

/// At which edges of what it belongs to a view stands, and how far away.
/// Source: Apple, NSCollectionLayoutAnchor.
@MainActor open class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    /// Units: points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    /// Units: parts of the view's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// The point of a rectangle that the anchor means. Units: points, from the leading top corner.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
                y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func shift(for size: CGSize) -> CGPoint { isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height) }
}

/// A place at the edge of a rectangle.
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
