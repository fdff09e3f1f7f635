extension UIAction {
    /// Which action one is, across menus. Your own are written as reverse domain names.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIAction.Identifier {
    public static let paste = Self("com.apple.action.paste")
    public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
    public static let pasteAndGo = Self("com.apple.action.paste-and-go")
    public static let pasteAndSearch = Self("com.apple.action.paste-and-search")
    public static let newFromPasteboard = Self("com.apple.action.new-from-pasteboard")
}
