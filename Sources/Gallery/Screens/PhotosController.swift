import UIKit

/// Pictures: a strip that goes on sideways, and a mosaic of groups in groups.
final class PhotosController: UICollectionViewController {
    private enum Part: Int, CaseIterable { case featured, all }

    private var photos: [[Int]] = [Array(0..<8), Array(8..<80)]
    private var favourites: Set<Int> = []

    init() { super.init(collectionViewLayout: PhotosController.layout()) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = index == Part.featured.rawValue ? strip() : mosaic(environment.container.effectiveContentSize.width)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            return section
        }
    }

    private static func strip() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(220), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.supplementariesFollowContentInsets = false
        return section
    }

    /// A large picture beside four small ones, in turns with a line of small ones.
    private static func mosaic(_ width: CGFloat) -> NSCollectionLayoutSection {
        func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        }
        func tile(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: size(width, height))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            return item
        }
        let columns: CGFloat = width > 600 ? 6 : 4
        let part = 1 / columns
        let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(part, 1), subitems: [tile(1, 0.5)])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 * part)),
            subitems: [tile(2 * part, 1)] + Array(repeating: pair, count: Int(columns) - 2))
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 18, bottom: 18, trailing: 18)
        section.supplementariesFollowContentInsets = false
        return section
    }

    // MARK: Items

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(CardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.allowsMultipleSelection = true
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { photos.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos[section].count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let number = photos[indexPath.section][indexPath.item]
        (cell as? PhotoCell)?.show(number, isFavourite: favourites.contains(number))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? CardHeader)?.label.text = indexPath.section == Part.featured.rawValue ? "Featured" : "All Photos"
        return view
    }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard !indexPaths.isEmpty else { return nil }
        let numbers = indexPaths.map { photos[$0.section][$0.item] }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let areFavourites = numbers.allSatisfy(favourites.contains)
            return UIMenu(title: numbers.count > 1 ? "\(numbers.count) Photos" : "", children: [
                UIAction(title: areFavourites ? "Unfavourite" : "Favourite", image: UIImage(systemName: areFavourites ? "heart.slash" : "heart")) {
                    [unowned self] _ in mark(numbers, !areFavourites)
                },
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in delete(numbers) },
                ]),
            ])
        }
    }

    private func places(of numbers: [Int]) -> [IndexPath] {
        photos.enumerated().flatMap { section, list in
            list.enumerated().filter { numbers.contains($0.element) }.map { IndexPath(item: $0.offset, section: section) }
        }
    }

    private func mark(_ numbers: [Int], _ isFavourite: Bool) {
        if isFavourite { favourites.formUnion(numbers) } else { favourites.subtract(numbers) }
        collectionView.reconfigureItems(at: places(of: numbers))
    }

    private func delete(_ numbers: [Int]) {
        let paths = places(of: numbers)
        for section in photos.indices { photos[section].removeAll { numbers.contains($0) } }
        collectionView.deleteItems(at: paths)
    }
}
