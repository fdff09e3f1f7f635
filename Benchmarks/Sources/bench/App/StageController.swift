import UIKit

/// A screen as apps have them: pictures, two columns of labelled rows, and what is pressed to be measured.
final class StageController: UIViewController {
    private var labels: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (rows, frame) in Stage.targets {
            let target = MenuTarget("\(rows) rows", color: .systemBlue) { MenuMaker.menu(rows: rows) }
            target.frame = frame
            view.addSubview(target)
        }
        let submenus = MenuTarget("Submenus", color: .systemIndigo) { MenuMaker.submenus(rows: 20) }
        submenus.frame = Stage.submenus
        view.addSubview(submenus)
        let card = MenuTarget("Card", color: .systemOrange) { MenuMaker.menu(rows: 8) }
        card.frame = Stage.card
        view.addSubview(card)
        let provided = MenuTarget("Preview", color: .systemPink, preview: { LiveObjects.shared.adding(PreviewController()) }) { MenuMaker.menu(rows: 8) }
        provided.frame = Stage.provided
        view.addSubview(provided)
        addLabels()
        addButton(Stage.redraw) { button in button.isEven.toggle() }
        addButton(Stage.redrawAll) { [unowned self] button in
            button.isEven.toggle()
            view.backgroundColor = button.isEven ? .systemBackground : .secondarySystemBackground
        }
        addButton(Stage.count) { _ in
            Task { @MainActor in Line.say("alive", LiveObjects.shared.count) }
        }
    }

    private func addLabels() {
        for index in 0..<40 {
            let label = UILabel()
            label.text = "Row \(index): a line of text as a list has it"
            label.font = .preferredFont(forTextStyle: index % 2 == 0 ? .body : .subheadline)
            label.textColor = index % 2 == 0 ? .label : .secondaryLabel
            label.frame = CGRect(x: index < 20 ? 40 : 840, y: 180 + CGFloat(index % 20) * 28, width: 380, height: 24)
            labels.append(label)
            view.addSubview(label)
        }
    }

    private func addButton(_ frame: CGRect, _ action: @escaping @MainActor (Swatch) -> Void) {
        let swatch = Swatch(frame: frame)
        swatch.addAction(UIAction { [unowned swatch] _ in action(swatch) }, for: .touchDown)
        view.addSubview(swatch)
    }
}

/// A control that is one of two greens.
final class Swatch: UIControl {
    var isEven = true { didSet { backgroundColor = isEven ? .systemGreen : .systemTeal } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen
    }

    required init?(coder: NSCoder) { nil }
}
