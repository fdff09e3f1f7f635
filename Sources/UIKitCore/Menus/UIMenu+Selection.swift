extension UIMenu {
    /// Deeper than this, menus were made by deferred elements that give themselves.
    private static let deepest = 32

    /// The actions of this menu, of the menus within and of the deferred elements that answered, in order.
    package var leaves: [any UIMenuLeaf] { Self.leaves(of: children, depth: 0) }

    private static func leaves(of elements: [UIMenuElement], depth: Int) -> [any UIMenuLeaf] {
        guard depth < deepest else { return [] }
        return elements.flatMap { element -> [any UIMenuLeaf] in
            switch element {
            case let menu as UIMenu: leaves(of: menu.children, depth: depth + 1)
            case let deferred as UIDeferredMenuElement: leaves(of: deferred.latestElements, depth: depth + 1)
            case let leaf as any UIMenuLeaf: [leaf]
            default: []
            }
        }
    }

    /// The leaf that is the element `id`, or a copy of it.
    package func leaf(_ id: MenuElementID) -> (any UIMenuLeaf)? { leaves.first { ($0 as? UIMenuElement)?.elementID == id } }

    /// This menu or one within that is the menu `id`, or a copy of it.
    package func menu(_ id: MenuElementID) -> UIMenu? {
        elementID == id ? self : children.lazy.compactMap { ($0 as? UIMenu)?.menu(id) }.first
    }

    /// Turns the leaf `id` on and all others off. Errors: nothing happens when there is no such leaf.
    package func select(_ id: MenuElementID) {
        let leaves = leaves
        guard leaves.contains(where: { ($0 as? UIMenuElement)?.elementID == id }) else { return }
        for leaf in leaves {
            let state: UIMenuElement.State = (leaf as? UIMenuElement)?.elementID == id ? .on : .off
            if leaf.state != state { leaf.state = state }
        }
    }

    /// The same elements in a menu of which one is on.
    package var withSingleSelection: UIMenu {
        guard !options.contains(.singleSelection) else { return self }
        let menu = UIMenu(
            elementID: elementID, title: title, subtitle: subtitle, image: image,
            preferredImageVisibility: preferredImageVisibility, identifier: givenIdentifier,
            options: options.union(.singleSelection), preferredElementSize: preferredElementSize, children: children)
        menu.displayPreferences = displayPreferences
        menu.highlightStateUpdateHandler = highlightStateUpdateHandler
        return menu
    }
}
