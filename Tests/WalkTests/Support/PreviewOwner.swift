import ContextMenuTesting

/// A delegate with previews that writes down what it is asked, and lets a test act at each of those moments.
@MainActor final class PreviewOwner: NSObject, UIContextMenuInteractionDelegate {
    /// In order: `ask`, `highlight`, `provider`, `actions`, `display`, `commit`, `dismissal`, `end`, and what the test adds.
    var events: [String] = []
    var elements: () -> [UIMenuElement]? = { [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }] }
    var highlight: (any NSCopying) -> UITargetedPreview? = { _ in nil }
    var dismissal: (any NSCopying) -> UITargetedPreview? = { _ in nil }
    var provider: (() -> UIViewController?)?
    var onDisplay: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var onCommit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
    var onEnd: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var adjust: (UIContextMenuConfiguration) -> Void = { _ in }

    func count(_ event: String) -> Int { events.count { $0 == event } }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        events.append("ask")
        var provide: UIContextMenuContentPreviewProvider?
        if provider != nil {
            provide = { [weak self] in
                self?.events.append("provider")
                return self?.provider?()
            }
        }
        let configuration = UIContextMenuConfiguration(identifier: "primary" as NSString, previewProvider: provide) { [weak self] _ in
            self?.events.append("actions")
            return self?.elements().map { UIMenu(children: $0) }
        }
        adjust(configuration)
        return configuration
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        events.append("highlight")
        return highlight(identifier)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                                dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        events.append("dismissal")
        return dismissal(identifier)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        events.append("commit")
        onCommit(animator)
    }

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
