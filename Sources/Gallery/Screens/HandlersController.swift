import UIKit

/// What a handler may do: the menu is gone when it runs.
final class HandlersController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("Handlers", color: .systemMint)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Show an Alert…", image: UIImage(systemName: "exclamationmark.triangle")) { [unowned self] _ in showAlert() },
                UIAction(title: "Push a Screen", image: UIImage(systemName: "chevron.right")) { [unowned self] _ in
                    let next = SingleViewController()
                    next.title = "Pushed"
                    show(next, sender: self)
                },
                UIAction(title: "Present a Sheet", image: UIImage(systemName: "square.on.square")) { [unowned self] _ in
                    let sheet = SubmenusController()
                    sheet.title = "Sheet"
                    let navigation = UINavigationController(rootViewController: sheet)
                    sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak navigation] _ in
                        navigation?.dismiss(animated: true)
                    })
                    navigation.modalPresentationStyle = .formSheet
                    present(navigation, animated: true)
                },
                UIAction(title: "Remove the Tile", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in
                    tiles[0].removeFromSuperview()
                    report("The tile is gone; go back to see it again.")
                },
            ])
        }
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Delete “Holiday”?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.report("Kept") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.report("Deleted") })
        present(alert, animated: true)
    }
}
