import UIKit

/// A screen of labels in two columns.
final class LabelsController: UIViewController {
    let labels: [UILabel]

    init(count: Int) {
        labels = (0..<count).map { _ in UILabel() }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, label) in labels.enumerated() {
            label.text = "Row \(index)"
            view.addSubview(label)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, label) in labels.enumerated() {
            let size = label.sizeThatFits(CGSize(width: 500, height: CGFloat.greatestFiniteMagnitude))
            label.frame = CGRect(x: index % 2 == 0 ? 40 : 640, y: 20 + CGFloat(index / 2) * 36, width: size.width, height: size.height)
        }
    }
}
