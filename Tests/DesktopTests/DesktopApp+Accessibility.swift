import Foundation

extension DesktopApp {
    func readTree() throws -> AccessibleNode? { try AccessibilityReader.shared.tree(of: processID) }

    /// Waits for something in the tree. Errors: shows the tree that there was.
    @discardableResult
    func find<Value>(_ what: String, _ condition: (AccessibleNode) throws -> Value?) throws -> Value {
        try wait("assistive technology sees \(what)") {
            // Read twice: while the tree is being mirrored a part of it would be taken for the whole.
            guard let tree = try readTree(), let value = try condition(tree), try readTree()?.outline == tree.outline else { return nil }
            return value
        }
    }

    @discardableResult
    func find(_ role: String, _ name: String) throws -> AccessibleNode {
        try find("the \(role) “\(name)”") { $0.first(role, name) }
    }

    /// Does what a screen reader's user asks for, as soon as it is offered: a tree that was just mirrored may still be growing.
    func perform(_ action: String, on node: AccessibleNode) throws {
        try wait("the \(node.role) “\(node.name)” has the action \(action), not only \(node.actions)", until: {
            // Found anew each time: a row's place changes when what is before it is mirrored.
            let fresh = try readTree()?.first(node.role, node.name) ?? node
            return try AccessibilityReader.shared.perform(action, on: fresh, of: processID)
        })
    }

    // MARK: Menus

    /// Waits until so many levels of a menu are open; the root comes first.
    @discardableResult
    func findMenus(_ count: Int = 1) throws -> [AccessibleNode] {
        try find("\(count) open menus") { tree in
            let menus = tree.all("menu")
            return menus.count == count ? menus : nil
        }
    }

    @discardableResult
    func findMenu() throws -> AccessibleNode { try findMenus(1)[0] }

    /// A row in sight of the long menu whose number is larger, once the menu stands still there.
    @discardableResult
    func findRow(beyond number: Int) throws -> AccessibleNode {
        try find("a row beyond \(number)") { tree in
            guard let menu = tree.all("menu").first else { return nil }
            return menu.rows.first { menu.frame.contains($0.frame) && Int($0.name.dropFirst("Number ".count)) ?? 0 > number }
        }
    }

    func waitForNoMenu() throws { try findMenus(0) }

    /// Waits until the focus is at something with this name.
    @discardableResult
    func findFocus(at name: String) throws -> AccessibleNode {
        try find("the focus at “\(name)”") { tree in tree.focused.flatMap { $0.name == name ? $0 : nil } }
    }

    /// Waits until the screen says this below its tiles.
    func findStatus(_ text: String) throws { try find("label", text) }
}
