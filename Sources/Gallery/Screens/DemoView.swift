import UIKit

/// A coloured tile with a name: what the screens hang their menus on.
final class DemoView: UIView {
    private let label = UILabel()

    init(_ name: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 14
        label.text = name
        label.textColor = .white
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}

/// Lays out tiles in the middle of the view, and says below them what was done last.
class DemoController: UIViewController {
    let tiles: [DemoView]
    private let status = UILabel()

    init(_ tiles: [DemoView]) {
        self.tiles = tiles
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for tile in tiles { view.addSubview(tile) }
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.font = .preferredFont(forTextStyle: .callout)
        status.text = "Right-click a tile, or focus it with Tab and press the Menu key."
        status.numberOfLines = 2
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let side = CGSize(width: min(200, (area.width - 60) / CGFloat(max(1, tiles.count)) - 20), height: 120)
        let total = CGFloat(tiles.count) * (side.width + 20) - 20
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: (area.midX - total / 2 + CGFloat(index) * (side.width + 20)).rounded(),
                                y: (area.minY + area.height * 0.28).rounded(), width: side.width, height: side.height)
        }
        status.frame = CGRect(x: area.minX + 20, y: area.minY + area.height * 0.28 + side.height + 28, width: area.width - 40, height: 48)
    }

    /// Shows what a menu's action did.
    func report(_ text: String) { status.text = text }

    func action(_ title: String, subtitle: String? = nil, symbol: String? = nil, attributes: UIMenuElement.Attributes = [],
                state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
                 state: state) { [weak self] action in self?.report("Chose “\(action.title)”") }
    }
}
