/// The builder that responders get when a context menu is asked for.
/// Contract: the caller hands it along the responder chain and then takes `suggestedActions`.
@MainActor package final class ContextMenuBuilder: UIMenuBuilder {
    package let system = UIMenuSystem.context
    package private(set) var root: UIMenu

    package init(children: [UIMenuElement] = []) { root = UIMenu(identifier: .root, children: children) }

    package var suggestedActions: [UIMenuElement] { root.children }

    /// What an identifier is looked for among.
    private enum Target {
        case menu(UIMenu.Identifier)
        case action(UIAction.Identifier)

        @MainActor func matches(_ element: UIMenuElement) -> Bool {
            switch self {
            case .menu(let identifier): (element as? UIMenu)?.identifier == identifier
            case .action(let identifier): (element as? UIAction)?.identifier == identifier
            }
        }
    }

    // MARK: Finding

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(.menu(identifier), from: root) as? UIMenu }
    package func action(for identifier: UIAction.Identifier) -> UIAction? { find(.action(identifier), from: root) as? UIAction }

    private func find(_ target: Target, from element: UIMenuElement) -> UIMenuElement? {
        if target.matches(element) { return element }
        for child in (element as? UIMenu)?.children ?? [] {
            if let found = find(target, from: child) { return found }
        }
        return nil
    }

    // MARK: Changing

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier {
            root = root.replacingChildren(replacementMenu.children)
        } else {
            change(.menu(replacedIdentifier)) { _ in [replacementMenu] }
        }
    }

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        change(.menu(replacedIdentifier)) { _ in replacementElements }
    }

    package func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        change(.action(replacedIdentifier)) { _ in replacementElements }
    }

    package func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if parentIdentifier == root.identifier {
            root = root.replacingChildren(childrenBlock(root.children))
        } else {
            change(.menu(parentIdentifier)) { element in
                guard let menu = element as? UIMenu else { return [element] }
                return [menu.replacingChildren(childrenBlock(menu.children))]
            }
        }
    }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }

    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }

    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }

    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }

    package func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
    }

    package func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(.menu(siblingIdentifier)) { insertedElements + [$0] }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(.menu(siblingIdentifier)) { [$0] + insertedElements }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
        change(.action(siblingIdentifier)) { insertedElements + [$0] }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
        change(.action(siblingIdentifier)) { [$0] + insertedElements }
    }

    package func remove(menu removedIdentifier: UIMenu.Identifier) { change(.menu(removedIdentifier)) { _ in [] } }
    package func remove(action removedIdentifier: UIAction.Identifier) { change(.action(removedIdentifier)) { _ in [] } }

    private func change(_ target: Target, to replacement: (UIMenuElement) -> [UIMenuElement]) {
        if let changed = changed(root, target, replacement) { root = changed }
    }

    /// `menu` with the first match below it replaced; nil when there is none.
    private func changed(_ menu: UIMenu, _ target: Target, _ replacement: (UIMenuElement) -> [UIMenuElement]) -> UIMenu? {
        for (index, child) in menu.children.enumerated() {
            var children = menu.children
            if target.matches(child) {
                children.replaceSubrange(index...index, with: replacement(child))
            } else if let submenu = child as? UIMenu, let changedChild = changed(submenu, target, replacement) {
                children[index] = changedChild
            } else {
                continue
            }
            return menu.replacingChildren(children)
        }
        return nil
    }
}
