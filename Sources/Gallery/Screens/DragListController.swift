import UIKit

/// A list that is put in order by dragging, gives its rows away as text, and takes text.
final class DragListController: UITableViewController {
    private var towns = ["Antwerp", "Bergen", "Cádiz", "Delft", "Évora", "Faro", "Ghent"]

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
        tableView.backgroundColor = .secondarySystemBackground
        tableView.rowHeight = 52
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { towns.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = towns[indexPath.row]
        content.image = UIImage(systemName: "mappin.and.ellipse")
        cell.contentConfiguration = content
        cell.accessibilityLabel = towns[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        towns.insert(towns.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let town = towns[indexPath.row]
        return UIContextMenuConfiguration(identifier: town as NSString, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in remove(town) },
            ])
        }
    }

    private func remove(_ town: String) {
        guard let row = towns.firstIndex(of: town) else { return }
        towns.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

extension DragListController: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: towns[indexPath.row] as NSString))]
    }
}

extension DragListController: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: String.self) }

    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                   withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let row = coordinator.destinationIndexPath?.row ?? towns.count
        coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            let place = min(row, towns.count)
            towns.insert(contentsOf: texts, at: place)
            self.tableView.insertRows(at: texts.indices.map { IndexPath(row: place + $0, section: 0) }, with: .automatic)
        }
    }
}
