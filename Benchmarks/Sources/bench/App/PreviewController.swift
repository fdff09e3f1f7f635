import UIKit

/// A preview as apps have them: a picture, a title and some lines of text.
final class PreviewController: UIViewController {
    private let picture = CAGradientLayer()
    private var lines: [UILabel] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 480, height: 360)
        view.backgroundColor = .systemBackground
        picture.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        view.layer.addSublayer(picture)
        for text in ["A picture from the lake", "Taken on a morning in May", "Seen by 48 people"] {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: lines.isEmpty ? .headline : .subheadline)
            lines.append(label)
            view.addSubview(label)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 100)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 16, y: view.bounds.height - 90 + CGFloat(index) * 28, width: view.bounds.width - 32, height: 24)
        }
    }
}
