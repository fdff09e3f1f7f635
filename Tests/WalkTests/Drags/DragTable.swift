import ContextMenuTesting
import UIKitCore

/// A table of words whose rows can be dragged and dropped, and what it is asked and told.
@MainActor final class DragTable: UIViewController {
    /// Which delegates there are, and who moves rows.
    enum Kind { case delegates, reorders, dragsOnly }

    let table: UITableView
    private let source: WordSource & UITableViewDataSource
    var lines: [String] = []
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var added = false
    var destinations: [IndexPath?] = []
    private(set) var texts: [String] = []

    init(_ words: [String], _ kind: Kind = .delegates, style: UITableView.Style = .plain) {
        table = UITableView(frame: .zero, style: style)
        source = kind == .delegates ? StillWordSource() : MovingWordSource()
        super.init(nibName: nil, bundle: nil)
        source.words = words
        source.owner = self
        table.dataSource = source
        table.dragDelegate = self
        if kind != .dragsOnly { table.dropDelegate = self }
    }

    required init?(coder: NSCoder) { nil }

    var words: [String] {
        get { source.words }
        set { source.words = newValue }
    }

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
    }

    func cell(_ word: String) -> UITableViewCell { table.visibleCells.first { $0.textLabel?.text == word }! }
    /// The words from top to bottom, as they are seen.
    var seen: [String] {
        table.visibleCells.filter { !$0.isShownElsewhere }.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }
    func top(_ word: String) -> CGFloat { cell(word).frame.minY }
}

@MainActor private class WordSource: NSObject {
    var words: [String] = []
    weak var owner: DragTable?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
}

@MainActor private final class StillWordSource: WordSource, UITableViewDataSource {}

/// A data source that moves its rows.
@MainActor private final class MovingWordSource: WordSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        owner?.lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

extension DragTable: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        lines.append("ask \(words[indexPath.row])")
        return item(indexPath)
    }
    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
                   point: CGPoint) -> [UIDragItem] { added ? item(indexPath) : [] }
    private func item(_ path: IndexPath) -> [UIDragItem] {
        guard words[path.row] != "fixed" else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: words[path.row] as NSString))
        item.localObject = words[path.row]
        return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { lines.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { lines.append("end") }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { lines.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { lines.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { lines.append("drop ends") }
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                   withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
        destinations.append(destinationIndexPath)
        return UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : operation, intent: intent)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        lines.append("drop at \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nowhere")")
        let target = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
            coordinator.session.loadObjects(ofClass: String.self) { [weak self] in self?.texts += $0 }
            for item in coordinator.items { coordinator.drop(item.dragItem, intoRowAt: target, rect: CGRect(x: 0, y: 0, width: 20, height: 20)) }
            return
        }
        for item in coordinator.items {
            if let from = item.sourceIndexPath, coordinator.proposal.operation == .move {
                let place = IndexPath(row: min(target.row, words.count - 1), section: 0)
                tableView.performBatchUpdates {
                    self.words.insert(self.words.remove(at: from.row), at: place.row)
                    tableView.deleteRows(at: [from], with: .automatic)
                    tableView.insertRows(at: [place], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: place)
            } else {
                coordinator.session.loadObjects(ofClass: String.self) { [weak self] found in
                    guard let self, let text = found.first else { return }
                    words.insert(text, at: min(target.row, words.count))
                    table.insertRows(at: [IndexPath(row: min(target.row, words.count - 1), section: 0)], with: .automatic)
                }
            }
        }
    }
}
