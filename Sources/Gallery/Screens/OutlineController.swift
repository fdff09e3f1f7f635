import UIKit

/// A sidebar whose rows open and close.
final class OutlineController: UICollectionViewController {
    private struct Entry: Hashable {
        let name: String
        let symbol: String
    }

    private var source: UICollectionViewDiffableDataSource<String, Entry>?

    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { [unowned self] cell, path, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.name
            content.image = UIImage(systemName: entry.symbol)
            cell.contentConfiguration = content
            cell.accessories = isFolder(entry) ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let source = UICollectionViewDiffableDataSource<String, Entry>(collectionView: collectionView) { collection, path, entry in
            collection.dequeueConfiguredReusableCell(using: row, for: path, item: entry)
        }
        self.source = source
        source.apply(library(), to: "Library", animatingDifferences: false)
    }

    private func library() -> NSDiffableDataSourceSectionSnapshot<Entry> {
        var result = NSDiffableDataSourceSectionSnapshot<Entry>()
        func folder(_ name: String, _ symbol: String, _ children: [(String, String)], in parent: Entry? = nil) -> Entry {
            let entry = Entry(name: name, symbol: symbol)
            result.append([entry], to: parent)
            result.append(children.map { Entry(name: $0.0, symbol: $0.1) }, to: entry)
            return entry
        }
        let documents = folder("Documents", "folder", [("Letters", "envelope"), ("Receipts", "doc.text"), ("Recipes", "book")])
        let trips = folder("Trips", "airplane", [("Lisbon", "mappin"), ("Oslo", "mappin")], in: documents)
        let pictures = folder("Pictures", "photo", [("Albums", "square.grid.2x2"), ("Favourites", "heart")])
        _ = folder("Music", "music.note", [("Playlists", "list.bullet"), ("Artists", "person.2")])
        result.append([Entry(name: "Downloads", symbol: "tray.and.arrow.down"), Entry(name: "Trash", symbol: "trash")])
        result.expand([documents, trips, pictures])
        return result
    }

    private func isFolder(_ entry: Entry) -> Bool { source.map { !$0.snapshot(for: "Library").snapshot(of: entry).items.isEmpty } ?? false }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let entry = source?.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: entry.name as NSString, previewProvider: nil) { [unowned self] _ in
            let outline = source?.snapshot(for: "Library")
            let isOpen = outline?.isExpanded(entry) ?? false
            let opening = UIAction(title: isOpen ? "Collapse" : "Expand", image: UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")) {
                [unowned self] _ in change { isOpen ? $0.collapse([entry]) : $0.expand([entry]) }
            }
            return UIMenu(title: entry.name, children: (isFolder(entry) ? [opening] : []) + [
                UIAction(title: "New Folder", image: UIImage(systemName: "folder.badge.plus")) { [unowned self] _ in addFolder(below: entry) },
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in
                        change { $0.delete([entry]) }
                    },
                ]),
            ])
        }
    }

    // MARK: Changes

    private func change(_ change: (inout NSDiffableDataSourceSectionSnapshot<Entry>) -> Void) {
        guard let source else { return }
        var outline = source.snapshot(for: "Library")
        change(&outline)
        source.apply(outline, to: "Library")
    }

    private func addFolder(below entry: Entry) {
        change { outline in
            let count = outline.items.count { $0.name.hasPrefix("New Folder") }
            outline.append([Entry(name: "New Folder \(count + 1)", symbol: "folder")], to: entry)
            outline.expand([entry])
        }
        guard let source else { return }
        // The row has a chevron now.
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([entry])
        source.apply(snapshot, animatingDifferences: false)
    }
}
