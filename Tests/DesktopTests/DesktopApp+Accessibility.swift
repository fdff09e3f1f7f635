import Foundation

extension DesktopApp {
    func readTree() throws -> AccessibleNode? { try AccessibilityReader.shared.tree(of: processID) }

    /// Waits for something in the tree. Errors: shows the tree that there was.
    @discardableResult
    func find<Value>(_ what: String, _ condition: (AccessibleNode) throws -> Value?) throws -> Value {
        try wait("assistive technology sees \(what)") { try readTree().flatMap(condition) }
    }

    @discardableResult
    func find(_ role: String, _ name: String) throws -> AccessibleNode {
        try find("the \(role) “\(name)”") { $0.first(role, name) }
    }

    /// Does what a screen reader's user asks for.
    func perform(_ action: String, on node: AccessibleNode) throws {
        guard try AccessibilityReader.shared.perform(action, on: node, of: processID) else {
            throw DesktopError("\(node.role) “\(node.name)” has no action \(action), only \(node.actions).")
        }
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

    func waitForNoMenu() throws { try findMenus(0) }

    /// Waits until the focus is at something with this name.
    @discardableResult
    func findFocus(at name: String) throws -> AccessibleNode {
        try find("the focus at “\(name)”") { tree in tree.focused.flatMap { $0.name == name ? $0 : nil } }
    }

    /// Waits until the screen says this below its tiles.
    func findStatus(_ text: String) throws { try find("label", text) }
}
