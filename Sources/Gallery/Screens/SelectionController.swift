import UIKit

/// A list in which one row, several selected rows and the empty area have menus of their own.
final class SelectionController: UICollectionViewController {
    private struct Country: Hashable {
        let name: String
        let capital: String
        static let known = [
            Country(name: "Austria", capital: "Vienna"), Country(name: "Brazil", capital: "Brasília"), Country(name: "Chile", capital: "Santiago"),
            Country(name: "Denmark", capital: "Copenhagen"), Country(name: "Egypt", capital: "Cairo"), Country(name: "France", capital: "Paris"),
            Country(name: "Ghana", capital: "Accra"), Country(name: "Hungary", capital: "Budapest"),
        ]
    }

    private var source: UICollectionViewDiffableDataSource<Int, Country>?
    private var favourites: Set<String> = ["Denmark"]
    private var unused = [Country(name: "Iceland", capital: "Reykjavík"), Country(name: "Japan", capital: "Tokyo"), Country(name: "Kenya", capital: "Nairobi")]

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Country> { [unowned self] cell, _, country in
            var content = UIListContentConfiguration.valueCell()
            content.text = country.name
            content.secondaryText = country.capital
            content.image = UIImage(systemName: favourites.contains(country.name) ? "star.fill" : "globe")
            if favourites.contains(country.name) { content.imageProperties.tintColor = .systemYellow }
            cell.contentConfiguration = content
            cell.accessories = [.multiselect()]
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionFooter) {
            view, _, _ in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = "Control and Shift select several. Right-click a row, the selection, or the empty area."
            view.contentConfiguration = content
            view.backgroundConfiguration = .clear()
        }
        let source = UICollectionViewDiffableDataSource<Int, Country>(collectionView: collectionView) { collection, path, country in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: country)
        }
        source.supplementaryViewProvider = { collection, _, path in collection.dequeueConfiguredReusableSupplementary(using: footer, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Country>()
        snapshot.appendSections([0])
        snapshot.appendItems(Country.known)
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        let countries = indexPaths.compactMap { source?.itemIdentifier(for: $0) }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            switch countries.count {
            case 0: UIMenu(children: [
                UIAction(title: "New Country", image: UIImage(systemName: "plus"), attributes: unused.isEmpty ? .disabled : []) { [unowned self] _ in add() },
                UIAction(title: "Select All", image: UIImage(systemName: "checkmark.circle")) { [unowned self] _ in selectAll() },
            ])
            case 1: menu(countries, suffix: "")
            default: menu(countries, suffix: " Selected")
            }
        }
    }

    private func menu(_ countries: [Country], suffix: String) -> UIMenu {
        let areFavourites = countries.allSatisfy { favourites.contains($0.name) }
        return UIMenu(title: countries.count > 1 ? "\(countries.count) Countries" : "", children: [
            UIAction(title: "Share\(suffix)", image: UIImage(systemName: "square.and.arrow.up")) { [unowned self] _ in share(countries) },
            UIAction(title: areFavourites ? "Unfavourite\(suffix)" : "Favourite\(suffix)", image: UIImage(systemName: "star")) { [unowned self] _ in
                mark(countries, !areFavourites)
            },
            UIMenu(options: .displayInline, children: [
                UIAction(title: "Delete\(suffix)", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in delete(countries) },
            ]),
        ])
    }

    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        if let country = source?.itemIdentifier(for: indexPath) { share([country]) }
    }

    // MARK: Changes

    private func change(_ change: (inout NSDiffableDataSourceSnapshot<Int, Country>) -> Void) {
        guard let source else { return }
        var snapshot = source.snapshot()
        change(&snapshot)
        source.apply(snapshot)
    }

    private func add() { if let country = unused.popLast() { change { $0.appendItems([country]) } } }

    private func delete(_ countries: [Country]) {
        change { $0.deleteItems(countries) }
        unused += countries
    }

    private func mark(_ countries: [Country], _ isFavourite: Bool) {
        for country in countries { if isFavourite { favourites.insert(country.name) } else { favourites.remove(country.name) } }
        change { $0.reconfigureItems(countries) }
    }

    private func selectAll() {
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: true, scrollPosition: [])
        }
    }

    private func share(_ countries: [Country]) {
        let alert = UIAlertController(title: "Shared", message: countries.map(\.name).joined(separator: ", "), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
