public import Foundation

/// What stands for an item while it is dragged, in place of its lifted view.
/// Source: Apple, UIDragPreview.
@MainActor open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    private let storedParameters: UIDragPreviewParameters
    open var parameters: UIDragPreviewParameters { storedParameters.duplicate() }

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        storedParameters = parameters.duplicate()
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A card with a link's title and its host.
    public convenience init(for url: URL, title: String? = nil) {
        let card = LinkCardView(url: url, title: title)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: LinkCardView.cornerRadius)
        self.init(view: card, parameters: parameters)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
