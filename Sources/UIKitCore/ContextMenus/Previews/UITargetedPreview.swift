import CoreGraphics
public import Foundation

/// A view that is lifted, how it looks then, and where it comes from or goes to.
/// Contract: the view is shown live and never moved in its hierarchy.
/// Source: Apple, UITargetedPreview.
@MainActor open class UITargetedPreview: NSObject, NSCopying {
    open private(set) var target: UIPreviewTarget
    open private(set) var view: UIView
    open var parameters: UIPreviewParameters { storedParameters.copy() as? UIPreviewParameters ?? storedParameters }
    let storedParameters: UIPreviewParameters
    /// Whether the target is simply where the view is, also when it moves.
    let followsView: Bool

    private init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget, followsView: Bool) {
        self.view = view
        storedParameters = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        self.followsView = followsView
        super.init()
        if target.container.window == nil {
            Log.once("UITargetedPreview: the container \(type(of: target.container)) of \(type(of: view)) is in no window; the preview only fades. "
                + "Give a container that is on screen.")
        }
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.init(view: view, parameters: parameters, target: target, followsView: false)
    }

    /// Errors: a view outside any window is logged once, and its preview only fades (Apple stops the program).
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let target = view.superview.map { UIPreviewTarget(container: $0, center: view.convert(middle, to: $0), transform: view.transform) }
        self.init(view: view, parameters: parameters, target: target ?? UIPreviewTarget(container: view, center: middle), followsView: true)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Units: points; what is shown of the view.
    open var size: CGSize { shape.rect.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: For a lift

    var shape: PreviewShape {
        PreviewShape(of: view, visiblePath: storedParameters.visiblePath, shadowPath: storedParameters.shadowPath)
    }

    /// How it lies at its target; nil where that is not in the window.
    func restPose(in window: UIWindow) -> PreviewPose? {
        let shape = shape
        return place(in: window).map { PreviewPose(center: $0.center, size: shape.rect.size, transform: $0.transform, radius: shape.radius) }
    }

    /// The middle of what is seen, and how it is turned and scaled, at the target; nil where that is not in the window.
    /// Units: points of the window.
    private func place(in window: UIWindow) -> (center: CGPoint, transform: CGAffineTransform)? {
        let bounds = view.bounds, rect = shape.rect
        func linear(_ map: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0) }
        if followsView {
            guard view.window === window else { return nil }
            let map = view.transformToRoot
            return map.isInvertible ? (CGPoint(x: rect.midX, y: rect.midY).applying(map), linear(map)) : nil
        }
        guard target.container.window === window else { return nil }
        let offset = CGPoint(x: rect.midX - bounds.midX, y: rect.midY - bounds.midY).applying(linear(target.transform))
        let map = target.container.transformToRoot, whole = linear(target.transform).concatenating(linear(map))
        let center = CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y).applying(map)
        return whole.isInvertible && center.x.isFinite && center.y.isFinite ? (center, whole) : nil
    }
}
