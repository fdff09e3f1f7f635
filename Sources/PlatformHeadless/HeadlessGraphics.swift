package import CoreGraphics
package import Foundation
package import PlatformInterface

/// Pictures by their size alone: what a layout needs of them, on any machine, without a codec or a painter.
/// Shape: every picture that comes out is transparent. Who wants to look at pictures passes another `GraphicsService` to
/// `HeadlessPlatform`, such as the GTK renderer, which needs no display either.
package final class HeadlessGraphics: GraphicsService {
    package init() {}

    /// Reads the pixel size from the head of a PNG, JPEG or GIF file.
    package func decodeImage(_ data: Data) -> CGImage? {
        guard let size = PictureHeader.pixelSize(of: data) else { return nil }
        return blank(width: size.width, height: size.height)
    }

    package func encodePNG(_ image: CGImage) -> Data? { UncompressedPNG.data(of: image) }

    package func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat) -> CGImage? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        return blank(width: Int(width), height: Int(height))
    }

    /// There is no icon theme.
    package func themeIcon(_ name: String, size: CGFloat, scale: CGFloat) -> CGImage? { nil }

    private func blank(width: Int, height: Int) -> CGImage? {
        // A header can claim any size; this much is more than a screen shows and less than memory hurts.
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, width * height <= 64 << 20 else { return nil }
        return CGImage(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }
}
