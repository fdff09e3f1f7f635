public import Foundation

/// A view that is lifted for a drag, and where it comes from or goes to.
/// Source: Apple, UITargetedDragPreview.
@MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// A card for a link that flies to or from a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }

    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
