package import Foundation
import QuartzCore

/// What stands above a window's content: presented controllers, then the focus ring, then menus, then what is dragged.
/// Contract: shares the window's coordinates; not one of the window's subviews, so that content and overlay are recorded apart.
@MainActor package final class OverlayView: UIView {
    // Each kind is kept in order by a holder of its own.
    let presentations = PassThroughView()
    package let menus = PassThroughView()
    package let drags = PassThroughView()
    let focusRing = FocusRingView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(presentations)
        addSubview(focusRing)
        addSubview(menus)
        addSubview(drags)
    }

    required init?(coder: NSCoder) { nil }

    package override var next: UIResponder? { window }

    /// The presented container in front; one on its way out does not count.
    var frontPresentation: UIView? { presentations.subviews.last { $0.isUserInteractionEnabled } }

    func addPresentation(_ view: UIView) { presentations.addSubview(view) }

    package override func layoutSubviews() {
        presentations.frame = bounds
        menus.frame = bounds
        drags.frame = bounds
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Holds views without taking a touch itself.
@MainActor package final class PassThroughView: UIView {
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
