import CoreGraphics
public import Foundation

/// How large something is in a compositional layout.
/// Source: Apple, NSCollectionLayoutSize.
@MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes that the content decides; so does a part of a length that the content decides.
    func estimates(in container: EstimatedAxes) -> EstimatedAxes {
        var result: EstimatedAxes = []
        func follows(_ dimension: NSCollectionLayoutDimension) -> Bool {
            dimension.followsContent || dimension.isFractionalWidth && container.contains(.width) || dimension.isFractionalHeight && container.contains(.height)
        }
        if follows(widthDimension) { result.insert(.width) }
        if follows(heightDimension) { result.insert(.height) }
        return result
    }
}
