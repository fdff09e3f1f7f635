extension UITableViewCell {
    /// What is in a cell that has no content configuration.
    public enum CellStyle: Int, Sendable {
        /// An image and one text.
        case `default`
        /// A text and, at the end of its line, a value.
        case value1
        /// A small label and, beside it, a value.
        case value2
        /// A text and a smaller one below it.
        case subtitle
    }

    /// How a cell shows that it is selected; the colours differ no more.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What a table in edit mode can do with a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
