public import CoreGraphics
public import Foundation
import PlatformInterface

/// The same picture in another way.
extension UIImage {
    private func changed(_ change: (inout Attributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(attributes)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in one colour. Shape: where a place tints pictures, its tint wins over a template's own.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The picture's mirror image.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = $0.orientation.flipped } }

    /// This picture, mirrored where the layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    // MARK: Configurations

    /// A symbol as `configuration` says, or a named picture chosen for its traits.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        let traits = configuration.traitCollection ?? .current
        switch attributes.content {
        case .none, .bitmap: return changed { $0.configuration = configuration }
        case .asset(let set, _):
            guard let picture = set.picture(for: traits) else { return self }
            return changed {
                $0.content = .asset(set, chosen: picture)
                $0.scale = picture.scale
                $0.configuration = configuration
            }
        case .symbol(let symbol):
            guard let other = SymbolImage(name: symbol.name, parts: configuration.parts, traits: traits) else {
                return self
            }
            return changed {
                $0.content = .symbol(other)
                $0.configuration = configuration
            }
        }
    }

    /// This symbol with its own configuration changed by `configuration`. Shape: nil for a picture that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
    }

    /// This symbol as a place wants its symbols, where its own configuration does not say; other pictures are
    /// unchanged.
    package func withDefaultSymbolConfiguration(_ configuration: SymbolConfiguration?) -> UIImage {
        guard isSymbolImage, let configuration else { return self }
        return withConfiguration(configuration.applying(symbolConfiguration))
    }

    // MARK: Pixels

    /// A small version of the picture. Units: points.
    /// Errors: nil for a size that is not positive, and for an empty picture.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size != .zero else {
            return nil
        }
        let node = node(in: CGRect(origin: .zero, size: size), tint: nil)
        return AnyThreadPlatform.graphics.rasterize(node, size: size, scale: scale)
            .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// The picture as PNG, upright. Errors: nil for an empty picture.
    public func pngData() -> Data? {
        let isPlain = imageOrientation == .up && attributes.tint == nil && !isSymbolImage
        return (isPlain ? cgImage : rasterized()).flatMap { AnyThreadPlatform.graphics.encodePNG($0) }
    }
}

extension UIImage.Orientation {
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation in which the same pixels show the mirror image.
    var flipped: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
