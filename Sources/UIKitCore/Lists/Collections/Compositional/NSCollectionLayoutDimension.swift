import CoreGraphics
public import Foundation

/// How long something is in a compositional layout: a part of what it stands in, a number of points, or what its content wants.
/// Source: Apple, NSCollectionLayoutDimension.
@MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    /// A part, or points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
        if self.dimension != dimension {
            Log.once("NSCollectionLayoutDimension: a length of \(dimension) was asked for; 0 is used for what is negative or no number.")
        }
    }

    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionalHeight, fractionalHeight) }
    /// Units: points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// What counts until the content is measured. Units: points.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
    /// As long as the longest of its neighbours in the group.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniform, estimate) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public var isUniformAcrossSiblings: Bool { kind == .uniform }

    var followsContent: Bool { kind == .estimated || kind == .uniform }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated, .uniform: dimension
        }
    }
}
