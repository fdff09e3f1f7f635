import UIKit

/// A grid of six pictures, and a line that says what was done last.
class PicturesController: UIViewController {
    let pictures = LandscapeView.names.map { LandscapeView($0) }
    private let status = UILabel()
    /// What the line says at first.
    var hint: String { "Hold a picture, or focus it with Tab and press Control+Shift+F10." }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for picture in pictures {
            picture.layer.cornerRadius = 10
            view.addSubview(picture)
        }
        status.text = hint
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.numberOfLines = 2
        status.font = .preferredFont(forTextStyle: .callout)
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        let gap: CGFloat = 16, width = min(150, (area.width - 2 * gap) / 3), height = width * 0.75
        let left = area.midX - (3 * width + 2 * gap) / 2
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: left + CGFloat(index % 3) * (width + gap), y: area.minY + 20 + CGFloat(index / 3) * (height + gap),
                                   width: width, height: height)
        }
        status.frame = CGRect(x: area.minX, y: area.minY + 2 * height + gap + 44, width: area.width, height: 48)
    }

    func report(_ text: String) { status.text = text }

    func menu(for names: [String]) -> UIMenu {
        let list = names.joined(separator: ", ")
        func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] _ in self?.report("\(title): \(list)") }
        }
        return UIMenu(title: names.count > 1 ? "\(names.count) pictures" : "", children: [
            action("Share", "square.and.arrow.up"), action("Add to Favourites", "heart"),
            UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
        ])
    }
}
