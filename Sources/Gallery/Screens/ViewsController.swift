import UIKit

/// What views and layers can draw.
final class ViewsController: UIViewController {
    private var samples: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        samples = [card(), gradient(), shape(), masked(), ChartView(), text(), rotated(), faded()]
        for sample in samples { view.addSubview(sample) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        let columns = area.width > 700 ? 4 : 2
        let cell = CGSize(width: area.width / CGFloat(columns), height: 170)
        for (index, sample) in samples.enumerated() {
            sample.center = CGPoint(x: area.minX + cell.width * (CGFloat(index % columns) + 0.5),
                                    y: area.minY + cell.height * (CGFloat(index / columns) + 0.5))
        }
    }

    private func box(_ color: UIColor = .systemBlue) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 130, height: 110))
        view.backgroundColor = color
        return view
    }

    private func card() -> UIView {
        let view = box(.secondarySystemBackground)
        view.layer.cornerRadius = 16
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.systemBlue.cgColor
        view.layer.shadowOpacity = 0.3
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        return view
    }

    private func gradient() -> UIView {
        let view = box(.clear)
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = 20
        view.layer.addSublayer(layer)
        return view
    }

    private func shape() -> UIView {
        let view = box(.clear)
        let layer = CAShapeLayer()
        let path = UIBezierPath()
        for point in 0..<10 {
            let angle = CGFloat(point) * .pi / 5 - .pi / 2, radius: CGFloat = point % 2 == 0 ? 54 : 22
            let place = CGPoint(x: 65 + cos(angle) * radius, y: 56 + sin(angle) * radius)
            point == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        layer.path = path.cgPath
        layer.fillColor = UIColor.systemYellow.cgColor
        layer.strokeColor = UIColor.systemOrange.cgColor
        layer.lineWidth = 4
        layer.lineJoin = .round
        view.layer.addSublayer(layer)
        return view
    }

    private func masked() -> UIView {
        let view = box(.systemTeal)
        let mask = UIView(frame: view.bounds.insetBy(dx: 10, dy: 0))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = 55
        view.mask = mask
        return view
    }

    private func text() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 110))
        label.numberOfLines = 0
        let words = NSMutableAttributedString(string: "Plain, ", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        words.append(NSAttributedString(string: "bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)]))
        words.append(NSAttributedString(string: "red ", attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.systemRed]))
        words.append(NSAttributedString(string: "and monospaced", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)]))
        label.attributedText = words
        return label
    }

    private func rotated() -> UIView {
        let view = box(.systemGreen)
        view.bounds.size = CGSize(width: 90, height: 90)
        view.transform = CGAffineTransform(rotationAngle: .pi / 5)
        view.layer.cornerRadius = 12
        return view
    }

    private func faded() -> UIView {
        let view = box(.systemRed)
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 130, height: 110))
        inner.backgroundColor = .systemBlue
        view.addSubview(inner)
        view.clipsToBounds = true
        view.alpha = 0.5
        return view
    }
}

/// Draws itself.
final class ChartView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 110))
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        for (index, value) in [0.4, 0.8, 0.55, 1, 0.7].enumerated() {
            let height = (rect.height - 12) * CGFloat(value)
            UIColor.systemIndigo.setFill()
            UIBezierPath(roundedRect: CGRect(x: CGFloat(index) * 30 + 4, y: rect.maxY - height, width: 22, height: height), cornerRadius: 5).fill()
        }
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 40))
        line.addCurve(to: CGPoint(x: rect.maxX, y: 20), controlPoint1: CGPoint(x: 50, y: 0), controlPoint2: CGPoint(x: 90, y: 80))
        line.lineWidth = 3
        line.setLineDash([6, 4], count: 2, phase: 0)
        UIColor.systemOrange.setStroke()
        line.stroke()
    }
}
