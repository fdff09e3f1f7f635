import UIKit

/// Rows in sections: menus, swipes, edit mode, moving by hand.
final class TableController: UITableViewController {
    private struct Item {
        var name: String
        var symbol: String
        var isDone = false
    }

    private var sections: [(title: String, items: [Item])] = [
        ("Weekday", [Item(name: "Water the plants", symbol: "drop"), Item(name: "Answer letters", symbol: "envelope"),
                     Item(name: "Read a chapter", symbol: "book"), Item(name: "Call the garage", symbol: "phone")]),
        ("Weekend", [Item(name: "Bake bread", symbol: "flame"), Item(name: "Fix the lamp", symbol: "lightbulb"),
                     Item(name: "Walk to the lake", symbol: "map"), Item(name: "Sort photographs", symbol: "photo")]),
    ]

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.allowsMultipleSelection = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].items.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == sections.count - 1 ? "Right-click a row, swipe it, or press Edit. Control and Shift select several." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = sections[indexPath.section].items[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = item.name
        content.image = UIImage(systemName: item.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = item.isDone ? .checkmark : .none
        return cell
    }

    // MARK: Menus and swipes

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let item = sections[indexPath.section].items[indexPath.row]
        return UIContextMenuConfiguration(identifier: item.name as NSString, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Done", image: UIImage(systemName: "checkmark"), state: item.isDone ? .on : .off) { [unowned self] _ in
                    tick(item.name)
                },
                UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: sections.indices.map { section in
                    UIAction(title: sections[section].title) { [unowned self] _ in move(item.name, to: section) }
                }),
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in
                        delete(item.name)
                    },
                ]),
            ])
        }
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let name = sections[indexPath.section].items[indexPath.row].name
        let done = UIContextualAction(style: .normal, title: "Done") { [unowned self] _, _, completion in
            tick(name)
            completion(true)
        }
        done.image = UIImage(systemName: "checkmark")
        done.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [done])
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        delete(sections[indexPath.section].items[indexPath.row].name)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
    }

    // MARK: Changes

    /// By name: where a row stands may have changed since its menu was asked for.
    private func place(of name: String) -> IndexPath? {
        for (section, group) in sections.enumerated() {
            if let row = group.items.firstIndex(where: { $0.name == name }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    private func tick(_ name: String) {
        guard let path = place(of: name) else { return }
        sections[path.section].items[path.row].isDone.toggle()
        tableView.reconfigureRows(at: [path])
    }

    private func delete(_ name: String) {
        guard let path = place(of: name) else { return }
        sections[path.section].items.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
    }

    private func move(_ name: String, to section: Int) {
        guard let path = place(of: name), path.section != section else { return }
        let target = IndexPath(row: sections[section].items.count, section: section)
        let item = sections[path.section].items.remove(at: path.row)
        sections[section].items.append(item)
        tableView.moveRow(at: path, to: target)
    }
}
