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

    var onAsk: () -> Void = {}
    var onProvide: () -> Void = {}
    var onDisplay: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var onEnd: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var adjust: (UIContextMenuConfiguration) -> Void = { _ in }

    func count(_ event: String) -> Int { events.count { $0 == event } }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        events.append("ask")
        locations.append(location)
        onAsk()
        guard hasMenu else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            guard let self else { return nil }
            events.append("provide")
            onProvide()
            return elements().map { UIMenu(title: self.title, options: self.options, children: $0) }
        }
        adjust(configuration)
        return configuration
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
