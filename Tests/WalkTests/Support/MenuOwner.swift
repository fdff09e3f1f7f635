import ContextMenuTesting

/// An interaction's delegate that writes down what it is asked and told, and lets a test act at each of those moments.
@MainActor final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    /// In order: `ask`, `provide`, `display`, `end`, and what the test adds.
    var events: [String] = []
    var locations: [CGPoint] = []
    var hasMenu = true
    /// The elements of the next menu; nil gives no menu.
    var elements: () -> [UIMenuElement]? = { [] }
    var title = ""
    var options: UIMenu.Options = []

    /// What is lifted, and where it goes; without them, the view, and back.
    var provider: (() -> UIViewController?)?
    var highlight: (() -> UITargetedPreview?)?
    var dismissal: (() -> UITargetedPreview?)?

    var onAsk: () -> Void = {}
    var onProvide: () -> Void = {}
    var onDisplay: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var onEnd: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var onCommit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
    var adjust: (UIContextMenuConfiguration) -> Void = { _ in }

    func count(_ event: String) -> Int { events.count { $0 == event } }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        events.append("ask")
        locations.append(location)
        onAsk()
        guard hasMenu else { return nil }
        var provide: UIContextMenuContentPreviewProvider?
        if provider != nil { provide = { [weak self] in self?.provider?() } }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: provide) { [weak self] _ in
            guard let self else { return nil }
            events.append("provide")
            onProvide()
            return elements().map { UIMenu(title: self.title, options: self.options, children: $0) }
        }
        adjust(configuration)
        return configuration
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        highlight?()
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        dismissal.map { $0() } ?? interaction.withoutDismissalPreview()
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) { onCommit(animator) }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        events.append("display")
        onDisplay(animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        events.append("end")
        onEnd(animator)
    }
}
