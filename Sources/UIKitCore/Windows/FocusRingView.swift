import CoreGraphics
import Foundation
import QuartzCore

/// The ring around the view that the keyboard acts on.
@MainActor package final class FocusRingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.borderWidth = 2
    }

    required init?(coder: NSCoder) { nil }

    /// Two points outside the view, or inside it where the view reaches the window's edge.
    func show(around view: UIView) {
        guard let window = view.window else { return }
        var rect = view.convert(view.visibleBounds, to: nil).insetBy(dx: -3, dy: -3)
        rect = rect.intersection(window.bounds)
        frame = rect
        layer.cornerRadius = min(view.layer.cornerRadius + 3, min(rect.width, rect.height) / 2)
        layer.borderColor = view.tintColor.resolvedColor(with: traitCollection).cgColor
    }
}
