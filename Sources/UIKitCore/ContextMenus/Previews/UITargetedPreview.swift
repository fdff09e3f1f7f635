import CoreGraphics
public import Foundation

/// A view that is lifted, how it looks then, and where it comes from or goes to.
/// Contract: the view is shown live and never moved in its hierarchy.
/// Source: Apple, UITargetedPreview.
@MainActor open class UITargetedPreview: NSObject, NSCopying {
    open private(set) var target: UIPreviewTarget
    open private(set) var view: UIView
    open var parameters: UIPreviewParameters { storedParameters.copy() as? UIPreviewParameters ?? storedParameters }
    private let storedParameters: UIPreviewParameters
    /// Whether there is a window to show it in; a preview from nowhere only fades.
    let hasPlace: Bool

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        storedParameters = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        hasPlace = target.container.window != nil || target.container is UIWindow
        super.init()
        if !hasPlace {
            Log.once("UITargetedPreview: the container \(type(of: target.container)) of \(type(of: view)) is in no window; the preview only fades. "
                + "Give a container that is on screen.")
        }
    }

    /// Errors: a view outside any window is logged once, and its preview only fades (Apple stops the program).
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters,
                  target: UIPreviewTarget(container: view.superview ?? view, center: view.superview == nil
                      ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Units: points; what is shown of the view.
    open var size: CGSize { storedParameters.visiblePath?.bounds.size ?? view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
