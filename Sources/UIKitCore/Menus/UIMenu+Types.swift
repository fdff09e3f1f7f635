extension UIMenu {
    public struct Options: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The children appear inside the parent, as a group of their own.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens this menu looks destructive; its children do not.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of this menu and the menus within is on; choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The children stand side by side, to choose from.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the rows of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Up to four in a row, image only.
        case small = 0
        /// Up to three in a row, the title below the image.
        case medium = 1
        case large = 2
        /// Large; in a palette, small.
        case automatic = -1
    }
}
