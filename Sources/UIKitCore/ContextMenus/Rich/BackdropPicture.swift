import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// What a rich menu stands before: the window's picture, blurred once, under a veil, as one opaque picture.
///
/// It has the window's own pixels, though a blur needs few: copied and not enlarged, it costs a frame of a fade a millisecond.
@MainActor struct BackdropPicture {
    /// Units: points of the blur.
    private static let blurRadius: CGFloat = 28
    /// A window of more pixels gets one a point. Units: pixels.
    private static let pixelLimit: CGFloat = 2_500_000

    let image: CGImage
    private let behind: [RenderNode]
    private let size: CGSize
    private let isDark: Bool

    /// Nil on a machine that cannot draw. Shape: `behind` is the window's content in its layers, without what is lifted off it.
    init?(of behind: [RenderNode], size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let veil = CGColor(red: 0.086, green: 0.082, blue: 0.165, alpha: isDark ? 0.45 : 0.21)
        let picture = RenderNode(.container([
            RenderNode(.blur(RenderNode(.container(behind)), radius: BackdropPicture.blurRadius)),
            RenderNode(.color(veil, CGRect(origin: .zero, size: size))),
        ]))
        let isLarge = size.width * size.height * scale * scale > BackdropPicture.pixelLimit
        let scale = isLarge ? min(scale, 1) : scale
        guard let image = CurrentPlatform.shared.graphics.rasterize(picture, size: size, scale: scale) else { return nil }
        (self.image, self.behind, self.size, self.isDark) = (image, behind, size, isDark)
    }

    /// Whether another one would look the same.
    func shows(_ behind: [RenderNode], size: CGSize, traits: UITraitCollection) -> Bool {
        self.size == size && isDark == (traits.userInterfaceStyle == .dark) && self.behind.count == behind.count
            && zip(self.behind, behind).allSatisfy { $0 === $1 }
    }
}
