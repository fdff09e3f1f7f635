import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The world behind a rich menu: the window's picture, blurred once, under a veil.
@MainActor final class BackdropView: UIView {
    /// Units: points of the blur, and pixels a point of the picture; a blurred picture needs few.
    private static let blurRadius: CGFloat = 28
    private static let scale: CGFloat = 0.25

    /// `content` is the window's picture, `size` large, without what is lifted off it.
    init(blurring content: RenderNode, size: CGSize, traits: UITraitCollection) {
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let blurred = RenderNode(.blur(content, radius: BackdropView.blurRadius))
        if let image = CurrentPlatform.shared.graphics.rasterize(blurred, size: size, scale: BackdropView.scale) {
            layer.contents = image
            layer.contentsGravity = .resize
        }
        let veil = CALayer()
        veil.frame = bounds
        let isDark = traits.userInterfaceStyle == .dark
        veil.backgroundColor = CGColor(red: 0.086, green: 0.082, blue: 0.165, alpha: isDark ? 0.45 : 0.21)
        layer.addSublayer(veil)
    }

    required init?(coder: NSCoder) { nil }
}
