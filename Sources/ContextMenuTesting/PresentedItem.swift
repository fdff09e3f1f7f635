public import UIKitCore

/// One row of a menu as a person sees it.
public struct PresentedItem: Equatable, Sendable {
    public let title: String
    public let subtitle: String?
    /// The symbol's or picture's name, nil for none or for one without a name.
    public let imageName: String?
    public let isEnabled: Bool
    public let isDestructive: Bool
    public let isSubmenu: Bool
    /// Whether a separator stands above it.
    public let startsGroup: Bool
    public let isLoading: Bool
    public let state: UIMenuElement.State

    @MainActor init(_ row: MenuTree.Row) {
        title = row.title
        subtitle = row.subtitle
        imageName = row.image?.name
        isEnabled = row.isEnabled
        isDestructive = row.isDestructive
        isSubmenu = row.isSubmenu
        startsGroup = row.startsGroup
        isLoading = row.isLoading
        state = row.state
    }
}
