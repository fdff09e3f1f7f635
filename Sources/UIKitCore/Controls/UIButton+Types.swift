extension UIButton {
    /// Source: Apple, UIButton.ButtonType.
    public enum ButtonType: Int, Sendable {
        /// White text of 18 points, no decoration.
        case custom = 0
        /// Text and image in the tint colour.
        case system = 1
        case detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// The symbol that the type stands for.
        var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            }
        }

        /// What a screen reader says for the symbol.
        var spokenName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "More Info"
            case .contactAdd: "Add"
            case .close: "Close"
            }
        }
    }

    /// What the button means; it changes the look of configured buttons.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// Called to bring `configuration` in line with the button's state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
