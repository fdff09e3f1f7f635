import UIKit

/// A million letters from a plain data source; another comes each second, also while a menu is open.
final class InboxController: UITableViewController {
    private enum Section: Int, CaseIterable { case new, earlier }

    /// The numbers of the letters, newest first.
    private var new: [Int] = []
    private var earlier: [Int] = (0..<1_000_000).reversed()
    private var read: Set<Int> = []
    private var coming = 1_000_000
    private var timer: Timer?

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LetterCell.self, forCellReuseIdentifier: "letter")
        tableView.rowHeight = 86
        tableView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.receive() } }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    private func receive() {
        new.insert(coming, at: 0)
        coming += 1
        tableView.insertRows(at: [IndexPath(row: 0, section: Section.new.rawValue)], with: .top)
    }

    // MARK: Rows

    private func letter(at path: IndexPath) -> Int { path.section == Section.new.rawValue ? new[path.row] : earlier[path.row] }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Section.new.rawValue ? new.count : earlier.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.new.rawValue ? "New" : "Earlier"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        let number = letter(at: indexPath)
        (cell as? LetterCell)?.show(Letter(number: number), isRead: read.contains(number))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !isEditing { mark(letter(at: indexPath), read: true) }
    }

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        let letter = Letter(number: letter(at: indexPath))
        let alert = UIAlertController(title: letter.subject, message: "\(letter.sender) writes: \(letter.opening)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: Menus and swipes

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        // The number, not the place: letters come in while the menu is open.
        let number = letter(at: indexPath)
        let letter = Letter(number: number)
        return UIContextMenuConfiguration(identifier: letter.identifier, previewProvider: nil) { [unowned self] _ in
            let isRead = read.contains(number)
            return UIMenu(title: letter.subject, children: [
                UIAction(title: "Open", image: UIImage(systemName: "envelope.open")) { [unowned self] _ in open(letter) },
                UIAction(title: isRead ? "Mark as Unread" : "Mark as Read", image: UIImage(systemName: "envelope.badge")) { [unowned self] _ in
                    mark(number, read: !isRead)
                },
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in delete(number) },
                ]),
            ])
        }
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let number = letter(at: indexPath)
        let isRead = read.contains(number)
        let action = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { [unowned self] _, _, done in
            mark(number, read: !isRead)
            done(true)
        }
        action.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let number = letter(at: indexPath)
        let action = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            delete(number)
            done(true)
        }
        action.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Changes

    /// Newest first, so a letter is found by halving.
    private func place(of number: Int) -> IndexPath? {
        for section in Section.allCases {
            let list = section == .new ? new : earlier
            var low = 0, high = list.count
            while low < high {
                let middle = (low + high) / 2
                if list[middle] > number { low = middle + 1 } else { high = middle }
            }
            if low < list.count, list[low] == number { return IndexPath(row: low, section: section.rawValue) }
        }
        return nil
    }

    private func open(_ letter: Letter) {
        guard let path = place(of: letter.number) else { return }
        mark(letter.number, read: true)
        tableView(tableView, performPrimaryActionForRowAt: path)
    }

    private func mark(_ number: Int, read isRead: Bool) {
        if isRead { read.insert(number) } else { read.remove(number) }
        if let path = place(of: number) { tableView.reconfigureRows(at: [path]) }
    }

    private func delete(_ number: Int) {
        guard let path = place(of: number) else { return }
        if path.section == Section.new.rawValue { new.remove(at: path.row) } else { earlier.remove(at: path.row) }
        tableView.deleteRows(at: [path], with: .automatic)
    }
}
