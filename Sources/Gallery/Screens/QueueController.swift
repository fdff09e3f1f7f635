import UIKit

/// Songs in an order that a person makes: grips in edit mode, between two sections.
final class QueueController: UICollectionViewController {
    private enum Part: String {
        case next = "Up Next", later = "Later"
    }

    private struct Song: Hashable {
        let title: String
        let artist: String
        let symbol: String
    }

    private var source: UICollectionViewDiffableDataSource<Part, Song>?
    private let heading = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) {
        cell, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = (path.section == 0 ? Part.next : .later).rawValue
        cell.contentConfiguration = content
    }

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Song> { [unowned self] cell, _, song in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = song.title
            content.secondaryText = song.artist
            content.image = UIImage(systemName: song.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.delete(actionHandler: { [unowned self] in remove(song) }), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
        }
        let source = UICollectionViewDiffableDataSource<Part, Song>(collectionView: collectionView) { collection, path, song in
            collection.dequeueConfiguredReusableCell(using: row, for: path, item: song)
        }
        source.supplementaryViewProvider = { [heading] collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: heading, for: path)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        source.apply(songs(), animatingDifferences: false)
        setEditing(true, animated: false)
    }

    private func songs() -> NSDiffableDataSourceSnapshot<Part, Song> {
        var result = NSDiffableDataSourceSnapshot<Part, Song>()
        result.appendSections([.next, .later])
        result.appendItems([
            Song(title: "Harbour Lights", artist: "The Tin Boats", symbol: "music.note"), Song(title: "Paper Moon", artist: "Ada Quill", symbol: "moon"),
            Song(title: "Slow Train", artist: "North of Here", symbol: "tram"), Song(title: "First Snow", artist: "Ada Quill", symbol: "snowflake"),
        ], toSection: .next)
        result.appendItems([
            Song(title: "Open Window", artist: "Greta Lind", symbol: "sun.max"), Song(title: "Long Way Down", artist: "The Tin Boats", symbol: "mappin"),
        ], toSection: .later)
        return result
    }

    private func remove(_ song: Song) {
        guard var snapshot = source?.snapshot() else { return }
        snapshot.deleteItems([song])
        source?.apply(snapshot)
    }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let song = source?.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: song.title as NSString, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Play Next", image: UIImage(systemName: "arrow.up")) { [unowned self] _ in playNext(song) },
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in remove(song) },
                ]),
            ])
        }
    }

    private func playNext(_ song: Song) {
        guard var snapshot = source?.snapshot(), let first = snapshot.itemIdentifiers.first, first != song else { return }
        snapshot.moveItem(song, beforeItem: first)
        source?.apply(snapshot)
    }
}
