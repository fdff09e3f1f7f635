import CoreGraphics
import Foundation

/// What the system puts at the end of a row: a chevron, a tick, an information button.
@MainActor final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType
    private let imageView: UIImageView?
    private let button: UIButton?

    /// Units: points.
    private static let gap: CGFloat = 8
    private static let buttonSide: CGFloat = 24

    init?(_ type: UITableViewCell.AccessoryType, onButton: @escaping @MainActor () -> Void) {
        guard type != .none else { return nil }
        self.type = type
        let symbol: (name: String, size: CGFloat)? = switch type {
        case .disclosureIndicator, .detailDisclosureButton: ("chevron.forward", 13)
        case .checkmark: ("checkmark", 15)
        case .none, .detailButton: nil
        }
        imageView = symbol.map {
            let configuration = UIImage.SymbolConfiguration(pointSize: $0.size, weight: .semibold)
            let view = UIImageView(image: UIImage(systemName: $0.name, withConfiguration: configuration))
            view.contentMode = .center
            if type != .checkmark { view.tintColor = .tertiaryLabel }
            return view
        }
        if type == .detailButton || type == .detailDisclosureButton {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
            configuration.contentInsets = .zero
            button = UIButton(configuration: configuration, primaryAction: UIAction { _ in onButton() })
            button?.accessibilityLabel = "More info"
        } else {
            button = nil
        }
        super.init(frame: .zero)
        for part in [button, imageView] as [UIView?] { if let part { addSubview(part) } }
        let image = imageView?.intrinsicContentSize ?? .zero
        let between: CGFloat = button != nil && imageView != nil ? Self.gap : 0
        frame.size = CGSize(width: image.width + between + (button == nil ? 0 : Self.buttonSide), height: max(image.height, Self.buttonSide))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let image = imageView?.intrinsicContentSize ?? .zero
        let side = Self.buttonSide
        let imageX = isRightToLeft ? 0 : bounds.width - image.width
        imageView?.frame = CGRect(x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        button?.frame = CGRect(x: isRightToLeft ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side, height: side)
    }
}
