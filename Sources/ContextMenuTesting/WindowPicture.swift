import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import UIKitCore

/// Draws what a headless window shows, its popups where they stand.
@MainActor enum WindowPicture {
    static func draw(_ window: UIWindow, platform: HeadlessPlatform, scale: CGFloat) throws -> Data {
        guard let shown = window.platformWindow as? HeadlessWindow, let frame = shown.frames.last else {
            throw HeadlessAppError("HeadlessApp.picture: the window was closed, so there is nothing to draw.")
        }
        var area = window.bounds
        for popup in shown.popups { area = area.union(popup.frame.insetBy(dx: -18, dy: -18)) }
        let layers = [frame.content, frame.overlay] + shown.popups.compactMap(\.presented.last)
        let moved = RenderNode(.transform(RenderNode(.container(layers)), CGAffineTransform(translationX: -area.minX, y: -area.minY)))
        guard let image = platform.graphics.rasterize(moved, size: area.size, scale: scale), let png = platform.graphics.encodePNG(image) else {
            throw HeadlessAppError("HeadlessApp.picture: GTK could not draw a picture of \(area.size) at scale \(scale).")
        }
        return png
    }
}
