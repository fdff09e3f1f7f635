import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The way from one controller of a navigation stack to the next, once.
/// Contract: `completion` runs exactly once, when the motion is over or `finish` cuts it short.
@MainActor final class NavigationMotion {
    let leaving: UIViewController
    private let coming: UIViewController
    private let isPush: Bool
    private let container: UIView
    private var completion: (() -> Void)?

    init(from leaving: UIViewController, to coming: UIViewController, isPush: Bool, in container: UIView, completion: @escaping () -> Void) {
        self.leaving = leaving
        self.coming = coming
        self.isPush = isPush
        self.container = container
        self.completion = completion
    }

    /// The front view slides over the whole width, the one behind it a third of the way.
    func start() {
        guard let front = (isPush ? coming : leaving).viewIfLoaded, let back = (isPush ? leaving : coming).viewIfLoaded else { return finish() }
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        let away = CGAffineTransform(translationX: width, y: 0), behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
        if !isPush, let index = container.subviews.firstIndex(of: back) { container.insertSubview(front, at: index + 1) }
        // What comes can be used at once, where it will stand; what leaves cannot.
        leaving.viewIfLoaded?.isUserInteractionEnabled = false
        let fades = UIAccessibility.isReduceMotionEnabled
        UIView.performWithoutAnimation {
            if fades { coming.view.alpha = 0 } else { isPush ? (front.transform = away) : (back.transform = behind) }
        }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction]) { [isPush, coming] in
            if fades {
                coming.view.alpha = 1
            } else {
                front.transform = isPush ? .identity : away
                back.transform = isPush ? behind : .identity
            }
        } completion: { [weak self] _ in self?.finish() }
    }

    func finish() {
        guard let completion else { return }
        self.completion = nil
        for view in [leaving.viewIfLoaded, coming.viewIfLoaded].compactMap({ $0 }) {
            view.layer.removeAllAnimations()
            view.transform = .identity
            view.alpha = 1
        }
        leaving.viewIfLoaded?.isUserInteractionEnabled = true
        completion()
    }
}

extension UIView {
    /// Takes a place whatever the view's transform is.
    func fill(_ rect: CGRect) {
        if bounds.size != rect.size { bounds.size = rect.size }
        center = CGPoint(x: rect.midX, y: rect.midY)
    }
}
