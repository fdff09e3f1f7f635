import CoreGraphics
package import Foundation
import PlatformInterface
import QuartzCore

/// The picture of one dragged item: its view as it was when it was taken, in its shape, on its ground, with a shadow.
@MainActor package final class DragPictureView: UIView {
    let item: UIDragItem
    /// The lifted preview; nil for an item that lifts nothing.
    private(set) var home: UITargetedPreview?
    private let shadow = UIView()
    private let picture = UIView()
    /// What the picture was taken of.
    package private(set) var subject: UIView
    private weak var held: UIView?

    init(_ item: UIDragItem, _ view: UIView, _ parameters: UIPreviewParameters, home: UITargetedPreview? = nil) {
        self.item = item
        self.home = home
        subject = view
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        shadow.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        shadow.layer.shadowRadius = 10
        shadow.layer.shadowOffset = CGSize(width: 0, height: 5)
        shadow.layer.shadowOpacity = 0
        addSubview(shadow)
        addSubview(picture)
        take(view, parameters)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        for view in [shadow, picture] { view.frame = bounds }
    }

    var shadowOpacity: Float {
        get { shadow.layer.shadowOpacity }
        set { shadow.layer.shadowOpacity = newValue }
    }

    // MARK: The picture

    /// Shows another view from now on.
    func take(_ view: UIView, _ parameters: UIPreviewParameters) {
        subject = view
        view.layoutIfNeeded()
        if view.window == nil { LayerRecorder.prepare(view.layer) }
        let path = parameters.visiblePath?.cgPath ?? DragPictureView.outline(of: view)
        let isEvenOdd = parameters.visiblePath?.usesEvenOddFillRule ?? false
        let shown = parameters.visiblePath.map { $0.bounds.intersection(view.bounds) } ?? view.bounds
        let area = shown.isNull || shown.isEmpty ? view.bounds : shown
        let traits = view.window == nil ? UITraitCollection.current : view.traitCollection
        let ground = RenderNode(.color((parameters.backgroundColor ?? .clear).resolvedColor(with: traits).cgColor, area))
        let content = RenderNode(.container([ground, LayerRecorder.recordContents(of: view.layer)]))
        var parts = [RenderNode(.clipPath(content, path, evenOdd: isEvenOdd))]
        if traits.userInterfaceStyle == .dark {
            // No shadow is seen in the dark: a thin light edge tells it from what is below.
            parts.append(RenderNode(.path(path, PathPaint(fill: nil, stroke: PathPaint.Stroke(color: CGColor(gray: 1, alpha: 0.22), width: 1)))))
        }
        let shaped = RenderNode(.container(parts))
        let back = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        bounds = CGRect(origin: .zero, size: area.size)
        shadow.frame = bounds
        picture.frame = bounds
        picture.layer.contentsNode = area.origin == .zero ? shaped : RenderNode(.transform(shaped, back))
        var move = back
        shadow.layer.shadowPath = parameters.shadowPath?.cgPath.copy(using: &move) ?? path.copy(using: &move)
        offset = CGPoint(x: area.midX - view.bounds.midX, y: area.midY - view.bounds.midY)
    }

    /// From the view's middle to the middle of what is shown of it. Units: the view's points.
    private var offset = CGPoint.zero

    private static func outline(of view: UIView) -> CGPath {
        let radius = min(view.layer.cornerRadius, min(view.bounds.width, view.bounds.height) / 2)
        return CGPath(roundedRect: view.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    // MARK: Places

    /// Where the middle of the picture is when it lies on a target. Units: points of the window. Shape: nil when the target is nowhere.
    func place(on preview: UITargetedPreview, in window: UIWindow) -> (center: CGPoint, transform: CGAffineTransform)? {
        let target = preview.target
        guard target.container.window === window else { return nil }
        let map = target.transform.concatenating(target.container.transformToRoot.withoutTranslation)
        let middle = target.container.convert(target.center, to: nil)
        let shift = offset.applying(map)
        return (CGPoint(x: middle.x + shift.x, y: middle.y + shift.y), map)
    }

    /// Begins somewhere else than where it is, as large as it fits there: nothing moves.
    func stand(in frame: CGRect) {
        layer.removeAllAnimations()
        center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = bounds.isEmpty ? 1 : min(frame.width / bounds.width, frame.height / bounds.height)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        shadowOpacity = 0.25
    }

    // MARK: The source

    /// Takes the lifted view out of the window's drawing: the picture stands for it.
    func holdSource() {
        guard let view = home?.view, view.window != nil, !view.isShownElsewhere else { return }
        view.isShownElsewhere = true
        held = view
    }

    func putSourceBack() {
        held?.isShownElsewhere = false
        held = nil
    }
}

extension CGAffineTransform {
    fileprivate var withoutTranslation: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
