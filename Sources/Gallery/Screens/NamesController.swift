import UIKit

/// A long list with letters at its edge.
final class NamesController: UICollectionViewController {
    private let names = [
        "Abel", "Ada", "Agnes", "Alma", "Anton", "Bela", "Bruno", "Cara", "Cecil", "Clara", "Dario", "Delia", "Dora", "Edda", "Elias", "Emma",
        "Fabian", "Felix", "Flora", "Georg", "Greta", "Hanna", "Henry", "Ida", "Ines", "Iris", "Jakob", "Jana", "Jonas", "Karl", "Kira", "Lars", "Lea",
        "Lina", "Luis", "Maja", "Marta", "Milan", "Nadia", "Nils", "Nora", "Olga", "Oskar", "Paula", "Peter", "Rosa", "Ruben", "Sara", "Selma", "Theo",
        "Tilda", "Uma", "Vera", "Viktor", "Willa", "Yara", "Zoe",
    ]
    private var letters: [String] = []
    private var sections: [String: [String]] = [:]

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        sections = Dictionary(grouping: names) { String($0.prefix(1)) }
        letters = sections.keys.sorted()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.image = UIImage(systemName: "person.crop.circle")
        cell.contentConfiguration = content
    }
    private lazy var heading = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] cell, _, path in
        var content = UIListContentConfiguration.plainHeader()
        content.text = letters[path.section]
        cell.contentConfiguration = content
    }

    private func name(at path: IndexPath) -> String { sections[letters[path.section]]?[path.item] ?? "" }

    // MARK: Items

    override func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[letters[section]]?.count ?? 0 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name(at: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath) }

    // MARK: Index

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { letters }
    override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: letters.firstIndex(of: title) ?? 0)
    }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        let name = name(at: indexPath)
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
            UIMenu(title: name, children: [
                UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.string = name },
            ])
        }
    }
}
