public import CoreGraphics
public import Foundation

/// How a list section looks and behaves.
/// Source: Apple, UICollectionLayoutListConfiguration.
@MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable {
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item is the heading of the others.
        case firstItemInSection
    }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of single items.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the cells; nil means what suits the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Room above the headers of a plain list. Units: points; nil means what the system has.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance == .plain || appearance == .grouped || appearance == .insetGrouped
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
