import CGTK4
import PlatformInterface

extension AccessibilityNode.Role {
    /// GTK's name for the role; AT-SPI hears "panel" for a group and "check box" for a toggle.
    var gtk: GtkAccessibleRole {
        switch self {
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .menuItemCheckBox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
        case .menuItemRadio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
        case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
        }
    }
}
