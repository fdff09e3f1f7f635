import UIKit

/// The list of screens.
final class ScreenListController: UITableViewController {
    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Screen.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        let screen = Screen.all[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = screen.title
        content.secondaryText = screen.summary
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityLabel = screen.title
        cell.accessibilityHint = screen.summary
        cell.accessibilityTraits = .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(Screen.all[indexPath.row]) }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let screen = Screen.all[indexPath.row]
        return UIContextMenuConfiguration(identifier: screen.title as NSString, previewProvider: nil) { [unowned self] _ in
            UIMenu(title: screen.summary, children: [
                UIAction(title: "Open", image: UIImage(systemName: "arrow.up.forward.square")) { [unowned self] _ in show(screen) },
            ])
        }
    }

    private func show(_ screen: Screen) {
        let controller = screen.make()
        controller.title = screen.title
        show(controller, sender: self)
    }
}
