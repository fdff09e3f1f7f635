import CoreGraphics
import Foundation

/// The round control before a row in edit mode: delete, insert, or whether the row is selected.
@MainActor final class CellEditControl: UIControl {
    let kind: RowSurroundings.EditControl
    private let imageView = UIImageView(image: nil)
    /// Whether the row is selected; the other kinds have no such state.
    var isOn = false { didSet { if isOn != oldValue { showSymbol() } } }

    /// Units: points.
    static let side: CGFloat = 22

    init(_ kind: RowSurroundings.EditControl, onTap: @escaping @MainActor () -> Void) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        imageView.contentMode = .center
        addSubview(imageView)
        // A circle of selection is the row's: a press goes through to it.
        isUserInteractionEnabled = kind != .selection
        if kind != .selection { addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered) }
        accessibilityLabel = kind == .delete ? "Delete" : kind == .insert ? "Insert" : nil
        showSymbol()
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { false }
    override var canBecomeFocused: Bool { false }
    override var clickEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }
    override var kindTraits: UIAccessibilityTraits { .button }
    override var isAccessibilityElement: Bool {
        get { kind != .selection }
        set { super.isAccessibilityElement = newValue }
    }

    private func showSymbol() {
        let (name, color): (String, UIColor?) = switch kind {
        case .none, .delete: ("minus.circle.fill", .systemRed)
        case .insert: ("plus.circle.fill", .systemGreen)
        case .selection: isOn ? ("checkmark.circle.fill", nil) : ("circle", .tertiaryLabel)
        }
        imageView.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.side - 2))
        imageView.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: (bounds.width - Self.side) / 2, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    }
}
