extension UIMenuElement {
    /// The mark in front of a title.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Takes no room at all.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element's image is drawn.
    public enum ImageVisibility: Int, Sendable {
        case automatic = 0
        case visible = 1
        case hidden = 2
    }
}
