import Foundation

/// Called when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that calls a closure.
/// Source: Apple, UIAction.
@MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State { didSet { if state != oldValue { onStateChange?() } } }
    /// Called after `state` changed; a copy has none.
    package var onStateChange: (() -> Void)?

    private let explicitIdentifier: Identifier?
    private let handler: UIActionHandler
    private var run: Run?
    /// What the next run was asked from; only between `perform` and `performWithSender`.
    private var announcedSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// One running call of the handler.
    private struct Run {
        var sender: Any?
        var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    }

    /// An action; all arguments but the handler may be left out.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        preferredImageVisibility: UIMenuElement.ImageVisibility = .automatic,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            elementID: .next(), title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            preferredImageVisibility: preferredImageVisibility, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// For copies and for the library's own kinds of action.
    package init(
        elementID: MenuElementID, title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?,
        preferredImageVisibility: UIMenuElement.ImageVisibility, identifier: UIAction.Identifier?,
        discoverabilityTitle: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
        handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        explicitIdentifier = identifier
        super.init(
            title: title, subtitle: subtitle, image: image, preferredImageVisibility: preferredImageVisibility,
            elementID: elementID)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The identifier that was given, or one that this action and its copies alone have.
    open var identifier: Identifier { explicitIdentifier ?? Identifier("com.apple.action.dynamic.\(elementID)") }

    // MARK: Performing

    open var sender: Any? { run?.sender }
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { run?.sourceItem }

    /// Calls the handler.
    /// Contract: `sender` and `presentationSourceItem` are there while it runs; a handler may perform its own action again.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outerRun = run
        let sourceItem = announcedSourceItem ?? sender as? any UIPopoverPresentationControllerSourceItem
        announcedSourceItem = nil
        run = Run(sender: sender, sourceItem: sourceItem)
        defer { run = outerRun }
        handler(self)
    }

    /// Performs the action as chosen in a menu that hangs from `sourceItem`.
    package func perform(sender: Any?, sourceItem: (any UIPopoverPresentationControllerSourceItem)?) {
        announcedSourceItem = sourceItem
        defer { announcedSourceItem = nil }
        performWithSender(sender, target: nil)
    }

    package override func makeCopy() -> UIMenuElement {
        let copy = UIAction(
            elementID: elementID, title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            preferredImageVisibility: preferredImageVisibility, identifier: explicitIdentifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        copy.highlightStateUpdateHandler = highlightStateUpdateHandler
        return copy
    }

    /// Whether the app gave the identifier, so that it means the same in another menu.
    package var givenIdentifier: Identifier? { explicitIdentifier }
}
