import UIKit

/// Rows whose small picture turns into a controller that hugs its content, and back.
final class TargetedProviderController: UITableViewController {
    private let symbols = ["cloud", "cloud.rain", "cloud.sun", "cloud.snow", "cloud.bolt", "sun.max", "moon", "wind"]

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "symbol")
        tableView.rowHeight = 56
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { symbols.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "symbol", for: indexPath)
        cell.textLabel?.text = symbols[indexPath.row]
        cell.imageView?.image = UIImage(systemName: symbols[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let name = symbols[indexPath.row]
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: { SymbolPreviewController(name) }) { _ in
            UIMenu(children: [
                UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
            ])
        }
    }

    private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let name = configuration.identifier as? String, let row = symbols.firstIndex(of: name),
              let picture = tableView.cellForRow(at: IndexPath(row: row, section: 0))?.imageView else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: picture.bounds, cornerRadius: 3)
        return UITargetedPreview(view: picture, parameters: parameters)
    }

    override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration
                            configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preview(for: configuration) }

    override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration
                            configuration: UIContextMenuConfiguration) -> UITargetedPreview? { preview(for: configuration) }

    override func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                            animator: any UIContextMenuInteractionCommitAnimating) {
        animator.addCompletion { [unowned self] in
            if let name = configuration.identifier as? String { show(SymbolPreviewController(name), sender: self) }
        }
    }
}

/// A symbol above its name.
final class SymbolPreviewController: UIViewController {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let picture = UIImageView(image: UIImage(systemName: name))
        picture.contentMode = .scaleAspectFit
        let label = UILabel()
        label.text = name
        let stack = UIStackView(arrangedSubviews: [picture, label])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .center
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 96), picture.heightAnchor.constraint(equalToConstant: 96),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        preferredContentSize = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
