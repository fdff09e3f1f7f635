import CoreGraphics
import Foundation
import PlatformInterface

/// A picture that is being drawn: a recording context and what the picture is to be like.
struct ImageCanvas {
    let context: CGContext
    let size: CGSize
    /// Units: pixels a point.
    let scale: CGFloat

    /// Shape: `bounds.origin` lands at the picture's top left corner; a scale of 0 is the main screen's.
    init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let isUsable = bounds.width.isFinite && bounds.height.isFinite && bounds.minX.isFinite && bounds.minY.isFinite
        size = isUsable ? bounds.standardized.size : .zero
        self.scale = scale > 0 && scale.isFinite ? scale : max(AnyThreadPlatform.snapshot.screenScale, 1)
        context = CGContext(bounds: CGRect(origin: .zero, size: size))
        if isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: size))
        }
        if isUsable { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    }

    /// The picture of what was drawn until now; nil for a canvas without size.
    func image() -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let node = RenderNode(.drawing(context.finish(), bounds: CGRect(origin: .zero, size: size)))
        return AnyThreadPlatform.graphics.rasterize(node, size: size, scale: scale)
            .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
