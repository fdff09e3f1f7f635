import UIKit

/// Rows whose menus lift only the round icon, in its own shape.
final class TargetedPreviewController: UITableViewController {
    private let symbols = ["cloud", "cloud.rain", "cloud.sun", "cloud.snow", "cloud.bolt", "sun.max", "moon", "wind"]

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(IconCell.self, forCellReuseIdentifier: "icon")
        tableView.rowHeight = 56
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { symbols.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "icon", for: indexPath)
        (cell as? IconCell)?.show(symbols[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: symbols[indexPath.row] as NSString, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
            ])
        }
    }

    /// Found anew by its name: rows may have moved since.
    private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let name = configuration.identifier as? String, let row = symbols.firstIndex(of: name),
              let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? IconCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: cell.icon, parameters: parameters)
    }

    override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration
                            configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preview(for: configuration) }

    override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration
                            configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preview(for: configuration) }
}

/// A row with a symbol in a disc.
final class IconCell: UITableViewCell {
    let icon = UIView()
    private let picture = UIImageView()
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        icon.backgroundColor = .systemBlue
        icon.layer.cornerRadius = 20
        picture.tintColor = .white
        picture.contentMode = .center
        icon.addSubview(picture)
        for view in [icon, label] { contentView.addSubview(view) }
        separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ symbol: String) {
        picture.image = UIImage(systemName: symbol)
        label.text = symbol
        accessibilityLabel = symbol
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds, isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        icon.frame = CGRect(x: isMirrored ? area.width - 56 : 16, y: area.midY - 20, width: 40, height: 40)
        picture.frame = icon.bounds
        label.frame = CGRect(x: isMirrored ? 16 : 68, y: 0, width: area.width - 84, height: area.height)
        label.textAlignment = isMirrored ? .right : .left
    }
}
