extension UIContextMenuConfiguration {
    /// Whether a menu at the pointer shows the preview beside it too. Ours, not Apple's: on a Mac such a menu has none, and so it is here
    /// unless this is set.
    /// Contract: read when the menu opens. The preview stands beside the menu where the window has room for it, and a click commits it.
    public var showsPreviewInCompactMenu: Bool {
        get { previewsBesideCompactMenu }
        set { previewsBesideCompactMenu = newValue }
    }
}
