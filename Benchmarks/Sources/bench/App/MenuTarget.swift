import UIKit

/// A tile with a picture, a name and a menu that is made anew each time.
final class MenuTarget: UIView, UIContextMenuInteractionDelegate {
    private let picture = CAGradientLayer()
    private let label = UILabel()
    private let makeMenu: @MainActor () -> UIMenu
    private let makePreview: UIContextMenuContentPreviewProvider?

    init(_ name: String, color: UIColor, preview: UIContextMenuContentPreviewProvider? = nil, menu: @escaping @MainActor () -> UIMenu) {
        makeMenu = menu
        makePreview = preview
        super.init(frame: .zero)
        layer.cornerRadius = 14
        clipsToBounds = true
        picture.colors = [color.cgColor, color.withAlphaComponent(0.6).cgColor]
        layer.addSublayer(picture)
        label.text = name
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: makePreview) { [makeMenu] _ in
            let menu = makeMenu()
            LiveObjects.shared.add(menu)
            return menu
        }
        LiveObjects.shared.add(configuration)
        return configuration
    }
}
