import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
    /// A list: rows that are as high as their content, one below the other.
    public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        let side: CGFloat = configuration.appearance == .insetGrouped ? (layoutEnvironment.container.effectiveContentSize.width > 500 ? 20 : 16) : 0
        let top: CGFloat = configuration.headerMode == .none && isGrouped ? 18 : configuration.appearance == .sidebar ? 4 : 0
        section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: side, bottom: configuration.footerMode == .none && isGrouped ? 18 : 0, trailing: side)
        func heading(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(kind == UICollectionView.elementKindSectionHeader ? 38 : 30))
            return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
        }
        if configuration.headerMode == .supplementary {
            let header = heading(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(heading(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of which every section is a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}

extension UICollectionLayoutListConfiguration {
    /// What the cell at a place has to know of its section.
    func surroundings(item: Int, count: Int, path: IndexPath, pixel: CGFloat) -> ListCellSurroundings {
        var result = ListCellSurroundings()
        result.appearance = appearance
        result.pixel = pixel
        result.isHeading = headerMode == .firstItemInSection && item == 0
        let first = headerMode == .firstItemInSection ? 1 : 0
        result.isFirst = item == first
        result.isLast = item == count - 1
        guard showsSeparators else { return result }
        let separator = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
        if separator.topSeparatorVisibility == .visible { result.topSeparator = separator }
        let isBetween = !result.isHeading && (appearance == .plain || !result.isLast)
        if separator.bottomSeparatorVisibility == .visible || separator.bottomSeparatorVisibility == .automatic && isBetween {
            result.bottomSeparator = separator
        }
        return result
    }
}
