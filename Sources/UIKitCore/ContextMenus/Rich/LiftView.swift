import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// A live picture of a view, lifted off it: what changes in the view changes in the picture, and the view itself is never moved.
/// Contract: while the picture stands the source is left out of the window's own drawing; `putBack` restores it on every way out.
@MainActor final class LiftView: UIView {
    private(set) weak var source: UIView?
    private let shadow = UIView()
    private let picture = UIView()
    private var shown: RenderNode?

    init(of source: UIView) {
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        shadow.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        shadow.layer.shadowRadius = 12
        shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
        shadow.layer.shadowOpacity = 0
        addSubview(shadow)
        addSubview(picture)
        rest()
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        for view in [shadow, picture] { view.frame = bounds }
        let radius = min(source?.layer.cornerRadius ?? 0, min(bounds.width, bounds.height) / 2)
        shadow.layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    // MARK: The source

    /// Takes the source out of the window's drawing; the picture stands for it.
    func lift() { source?.layer.isLifted = true }

    func putBack() { source?.layer.isLifted = false }

    /// Draws the source as it is now. Called with each frame.
    func refresh() {
        guard let source else { return }
        let node = LayerRecorder.recordContents(of: source.layer)
        guard node !== shown else { return }
        shown = node
        // The node is in the source's own space, whose origin need not be zero.
        let origin = source.bounds.origin
        picture.layer.contentsNode = origin == .zero ? node
            : RenderNode(.transform(node, CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }

    // MARK: Places

    /// Lies exactly where the source lies now; false when that is nowhere.
    @discardableResult func rest() -> Bool {
        guard let source, source.window != nil else { return false }
        let map = source.transformToRoot
        center = CGPoint(x: source.bounds.midX, y: source.bounds.midY).applying(map)
        transform = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
        return true
    }

    /// Stands with its middle at the point, `scale` times as large as the source.
    func stand(at point: CGPoint, scale: CGFloat) {
        guard let source else { return }
        let map = source.transformToRoot
        center = point
        transform = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    var shadowOpacity: Float {
        get { shadow.layer.shadowOpacity }
        set { shadow.layer.shadowOpacity = newValue }
    }
}
