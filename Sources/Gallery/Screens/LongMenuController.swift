import UIKit

/// A menu that is taller than most windows.
final class LongMenuController: DemoController, UIContextMenuInteractionDelegate {
    init() { super.init([DemoView("2,000 rows", color: .systemGreen)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(title: "Pick a number", children: (1...2000).map { action("Number \($0)") })
        }
    }
}
