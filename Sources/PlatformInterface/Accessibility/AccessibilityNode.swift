package import Foundation

/// One thing that assistive technology can find: a value, mirrored by the platform.
/// Units: `frame` in the window's points. Shape: `children` in reading order; a node without children is a leaf.
package struct AccessibilityNode: Sendable, Equatable {
    package enum Role: String, Sendable {
        case group, button, label, image, heading, link, alert, dialog, list, listItem, toggle, slider, progressBar
        case menu, menuItem, menuItemCheckBox, menuItemRadio, separator
    }
    package enum Checked: Sendable { case off, on, mixed }

    package struct Action: Sendable, Equatable {
        /// Handed back when the action is invoked; unique in its node.
        package var name: String
        /// What a person is told.
        package var title: String
        package init(name: String, title: String) {
            self.name = name
            self.title = title
        }
        /// What a click would do.
        package static let activate = Action(name: "activate", title: "Activate")
        package static let showMenu = Action(name: "show-menu", title: "Show menu")
    }

    /// Stays the same as long as the thing lives.
    package var id: Int
    package var role: Role
    package var label: String
    package var help: String
    package var value: String
    package var frame: CGRect
    package var isEnabled = true
    package var isFocused = false
    package var isFocusable = false
    package var isSelected: Bool?
    package var isExpanded: Bool?
    package var hasPopup = false
    package var isModal = false
    package var checked: Checked?
    package var actions: [Action] = []
    package var children: [AccessibilityNode] = []

    package init(id: Int, role: Role, label: String = "", help: String = "", value: String = "", frame: CGRect = .zero,
                 actions: [Action] = [], children: [AccessibilityNode] = []) {
        self.id = id
        self.role = role
        self.label = label
        self.help = help
        self.value = value
        self.frame = frame
        self.actions = actions
        self.children = children
    }
}
