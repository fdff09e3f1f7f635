import Foundation
import PlatformInterface
import QuartzCore

/// The world behind a rich menu.
@MainActor final class BackdropView: UIView {
    init(_ picture: BackdropPicture?, size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.contents = picture?.image
        layer.contentsGravity = .resize
    }

    required init?(coder: NSCoder) { nil }
}
