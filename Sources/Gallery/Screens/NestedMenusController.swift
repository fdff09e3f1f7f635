import UIKit

/// A view with a menu inside a view with a menu; the inner one declines every other time.
final class NestedMenusController: DemoController, UIContextMenuInteractionDelegate {
    private let badge = DemoView("Badge", color: .systemRed)
    private var declines = false

    init() { super.init([DemoView("", color: .systemBrown)]) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles[0].isAccessibilityElement = false
        tiles[0].addSubview(badge)
        for view in [tiles[0], badge] { view.addInteraction(UIContextMenuInteraction(delegate: self)) }
        report("Every other time the badge has no menu of its own, and the card's opens.")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.frame = CGRect(x: tiles[0].bounds.maxX - 104, y: 14, width: 90, height: 44)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        if interaction.view === badge {
            declines.toggle()
            if !declines { return nil }
        }
        let name = interaction.view === badge ? "Badge" : "Card"
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(title: name, children: [action("Open \(name)", symbol: "eye"), action("Copy \(name)", symbol: "doc.on.doc")])
        }
    }
}
