import UIKit

/// The same preview, committed in both ways; the line says in which order the animator's blocks ran.
final class CommitStylesController: DemoController, UIContextMenuInteractionDelegate {
    private let names = ["Dusk", "Spring"]
    private var order: [String] = []

    init() { super.init([DemoView("Dismiss", color: .systemIndigo), DemoView("Pop", color: .systemGreen)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in tiles { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
        report("Hold a tile, then tap its preview.")
    }

    private func isPop(_ interaction: UIContextMenuInteraction) -> Bool { interaction.view === tiles[1] }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        let name = names[isPop(interaction) ? 1 : 0]
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: { LandscapeController(name) }) { [unowned self] _ in
            UIMenu(children: [action("Copy", symbol: "doc.on.doc"), action("Share", symbol: "square.and.arrow.up")])
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        animator.preferredCommitStyle = isPop(interaction) ? .pop : .dismiss
        order = ["commit"]
        animator.addAnimations { [unowned self] in order.append("animations") }
        animator.addCompletion { [unowned self] in
            order.append("completion")
            report(order.joined(separator: ", "))
            if let controller = animator.previewViewController { show(controller, sender: self) }
        }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) { order.append("end") }
}
