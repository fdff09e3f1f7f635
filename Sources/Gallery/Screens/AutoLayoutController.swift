import UIKit

/// Constraints at work: a card with text that wraps, swatches that share the window's width, and a menu that changes a constant
/// while the constraint is active.
final class AutoLayoutController: UIViewController {
    private let card = UIStackView()
    private let buttons = UIStackView()
    private let note = UILabel()
    private lazy var margin = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Auto Layout"
        view.backgroundColor = .systemBackground
        makeCard()
        makeSwatches()
        card.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    // MARK: Views

    private func makeCard() {
        let heading = label("Anchors and stack views", .title2)
        note.text = """
            The card is as wide as text should be, and never wider than the window lets it. Its lines break by that width, \
            and what is below moves along.
            """
        note.font = .preferredFont(forTextStyle: .body)
        note.numberOfLines = 0
        for (name, image) in [("Share", "square.and.arrow.up"), ("Copy", "doc.on.doc"), ("Delete", "trash")] {
            var configuration = UIButton.Configuration.tinted()
            configuration.title = name
            configuration.image = UIImage(systemName: image)
            configuration.imagePadding = 6
            buttons.addArrangedSubview(UIButton(configuration: configuration))
        }
        buttons.distribution = .fillEqually
        buttons.spacing = 8

        card.axis = .vertical
        card.spacing = 8
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        for part in [heading, note, buttons] { card.addArrangedSubview(part) }
        card.setCustomSpacing(16, after: note)
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            margin,
            card.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    /// Three squares: the first keeps its width, the others share the rest, two to one.
    private func makeSwatches() {
        let looks: [(name: String, color: UIColor)] = [("fixed", .systemTeal), ("double", .systemIndigo), ("single", .systemOrange)]
        var swatches: [String: UIView] = ["card": card]
        for (name, color) in looks {
            let swatch = label(name, .headline)
            swatch.textAlignment = .center
            swatch.textColor = .white
            swatch.backgroundColor = color
            swatch.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(swatch)
            swatches[name] = swatch
        }
        let lines = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[fixed(120)]-[double(==single*2)]-[single]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
            views: swatches)
            + NSLayoutConstraint.constraints(withVisualFormat: "V:[card]-24-[fixed(72)]", options: [], metrics: nil, views: swatches)
        NSLayoutConstraint.activate(lines)
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }
}

extension AutoLayoutController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
            let column = buttons.axis == .vertical
            return UIMenu(title: "", children: [
                UIAction(title: "Move Down", image: UIImage(systemName: "arrow.down")) { [self] _ in change { self.margin.constant += 24 } },
                UIAction(title: "Move Up", image: UIImage(systemName: "arrow.up")) { [self] _ in change { self.margin.constant -= 24 } },
                UIAction(title: "Buttons in a Column", state: column ? .on : .off) { [self] _ in
                    change { self.buttons.axis = column ? .horizontal : .vertical }
                },
                UIAction(title: "Text", state: note.isHidden ? .off : .on) { [self] _ in change { self.note.isHidden.toggle() } },
            ])
        }
    }

    private func change(_ body: @escaping () -> Void) {
        UIView.animate(withDuration: 0.25) { [self] in
            body()
            view.layoutIfNeeded()
        }
    }
}
