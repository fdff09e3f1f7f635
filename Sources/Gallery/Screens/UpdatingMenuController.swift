import UIKit

/// A menu whose rows change while it is open.
final class UpdatingMenuController: DemoController, UIContextMenuInteractionDelegate {
    private var timer: Timer?
    private var count = 0
    private weak var interaction: UIContextMenuInteraction?

    init() { super.init([DemoView("Counts while open", color: .systemCyan)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let interaction = UIContextMenuInteraction(delegate: self)
        tiles[0].addInteraction(interaction)
        self.interaction = interaction
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in menu() }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        count += 1
        interaction?.updateVisibleMenu { [unowned self] _ in menu() }
    }

    private func menu() -> UIMenu {
        let identifiers = (start: UIAction.Identifier("start"), every: UIAction.Identifier("every"))
        return UIMenu(title: "\(count) seconds", children: [
            UIAction(title: "Start again", image: UIImage(systemName: "arrow.clockwise"), identifier: identifiers.start) { [unowned self] _ in
                count = 0
                report("Counting from the start")
            },
            UIAction(title: "Every other second", identifier: identifiers.every, state: count % 2 == 0 ? .on : .off) { _ in },
            UIAction(title: "Only every third", attributes: count % 3 == 0 ? [] : .hidden) { _ in },
        ])
    }
}
