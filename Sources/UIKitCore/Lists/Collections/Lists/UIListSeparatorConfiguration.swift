import Foundation

/// The lines between the cells of a list.
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration: Equatable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// Stands for insets that line up with the cell's text.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Units: points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color: UIColor = .separator
    /// The colour between selected cells.
    public var multipleSelectionColor: UIColor = .separator
    let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }
}
