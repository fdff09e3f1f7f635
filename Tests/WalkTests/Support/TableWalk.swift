import ContextMenuTesting

/// A table of words that fills a window of 400×600 points; its rows have menus, and a person stands in front of it.
@MainActor final class TableWalk {
    let controller: WordTableController
    let app: HeadlessApp

    init(_ words: [String], style: UITableView.Style = .plain, inNavigation: Bool = false,
         setUp: (WordTableController) -> Void = { _ in }) {
        controller = WordTableController(style: style)
        controller.words = words
        setUp(controller)
        let root: UIViewController = inNavigation ? UINavigationController(rootViewController: controller) : controller
        app = HeadlessApp(root, size: CGSize(width: 400, height: 600))
    }

    convenience init(_ words: String..., setUp: (WordTableController) -> Void = { _ in }) { self.init(words, setUp: setUp) }

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    var table: UITableView { controller.tableView }
    var titles: [String] { app.menu?.items.map(\.title) ?? [] }

    func cell(_ word: String) -> UITableViewCell {
        table.visibleCells.first { $0.textLabel?.text == word }!
    }

    func outlined() -> [String] { table.visibleCells.filter(\.isOutlined).compactMap(\.textLabel?.text) }
    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    func open(_ word: String) { app.secondaryClick(cell(word)) }

    /// Whether nothing of a menu is left.
    var isClean: Bool {
        app.menu == nil && app.window.contextMenuSession == nil && outlined() == []
            && controller.count("display") + controller.count("shown nothing") == controller.count("end")
    }
}

/// The controller of such a table, which writes down what it is asked and told.
@MainActor final class WordTableController: UITableViewController {
    var words: [String] = []
    var lines: [String] = []
    var points: [CGPoint] = []
    var hasMenu: (String) -> Bool = { _ in true }
    var onAsk: (IndexPath) -> Void = { _ in }
    var onProvide: () -> Void = {}
    var decorate: (UITableViewCell) -> Void = { _ in }

    func count(_ line: String) -> Int { lines.count { $0 == line } }
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = words[indexPath.row]
        decorate(cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let word = words[indexPath.row]
        lines.append("ask \(word)")
        points.append(point)
        onAsk(indexPath)
        guard hasMenu(word) else { return nil }
        return UIContextMenuConfiguration(identifier: word as NSString, previewProvider: nil) { [unowned self] _ in
            onProvide()
            return UIMenu(children: [
                UIAction(title: "Open \(word)") { [unowned self] _ in lines.append("open \(word)") },
                UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in remove(word) },
            ])
        }
    }
    override func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                            animator: (any UIContextMenuInteractionAnimating)?) { lines.append("display") }
    override func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                            animator: (any UIContextMenuInteractionAnimating)?) { lines.append("end") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select \(words[indexPath.row])") }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("deselect \(words[indexPath.row])") }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("primary \(words[indexPath.row])")
    }

    func remove(_ word: String) {
        lines.append("delete \(word)")
        guard let row = words.firstIndex(of: word) else { return }
        words.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func insert(_ word: String, at row: Int) {
        words.insert(word, at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func move(_ word: String, to row: Int) {
        let old = words.firstIndex(of: word)!
        words.remove(at: old)
        words.insert(word, at: row)
        tableView.moveRow(at: IndexPath(row: old, section: 0), to: IndexPath(row: row, section: 0))
    }
}
