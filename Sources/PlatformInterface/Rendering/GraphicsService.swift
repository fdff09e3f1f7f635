package import CoreGraphics
package import Foundation

/// Pictures in and out of bytes, and nodes into pictures; works without a display.
package protocol GraphicsService: AnyObject, Sendable {
    /// Errors: nil for bytes that are no picture this machine can read.
    func decodeImage(_ data: Data) -> CGImage?
    func encodePNG(_ image: CGImage) -> Data?
    /// Draws `node` into a transparent picture. Units: `size` in points; the picture is `size * scale` pixels, rounded up.
    func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat) -> CGImage?
    /// The named icon of the desktop's icon theme as a picture whose alpha is the shape; nil when the theme has none.
    func themeIcon(_ name: String, size: CGFloat, scale: CGFloat) -> CGImage?
}
