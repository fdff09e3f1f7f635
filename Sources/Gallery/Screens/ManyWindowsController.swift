import UIKit

/// Opens more windows: each has a menu of its own, and opening one closes none in another.
final class ManyWindowsController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("Another window", color: .systemPurple)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].addInteraction(UIContextMenuInteraction(delegate: self))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New Window", primaryAction: UIAction { [unowned self] _ in openWindow() })
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let count = UIApplication.shared.connectedScenes.count
            return UIMenu(title: count == 1 ? "One window" : "\(count) windows", children: [
                UIAction(title: "Open a New Window", image: UIImage(systemName: "plus")) { [unowned self] _ in openWindow() },
                UIAction(title: "Close This Window", image: UIImage(systemName: "xmark"), attributes: count == 1 ? .disabled : []) { [unowned self] _ in
                    guard let session = view.window?.windowScene?.session else { return }
                    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
                },
            ])
        }
    }

    private func openWindow() {
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { [weak self] error in
            self?.report(error.localizedDescription)
        }
    }
}
