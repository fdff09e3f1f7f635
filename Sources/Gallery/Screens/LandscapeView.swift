import UIKit

/// A painted view over hills, as large as it is asked to be: what the preview screens show for photos.
final class LandscapeView: UIView {
    static let names = ["Dawn", "Noon", "Dusk", "Night", "Autumn", "Spring"]
    /// Of every painting. Units: points.
    static let proportions = CGSize(width: 4, height: 3)

    private struct Palette { let sky: [UIColor], sun: UIColor, hills: [UIColor] }

    let name: String
    private let sky = CAGradientLayer()
    private let sun = CAShapeLayer()
    private let hills = (0..<3).map { _ in CAShapeLayer() }

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        clipsToBounds = true
        let palette = LandscapeView.palette(name)
        sky.colors = palette.sky.map(\.cgColor)
        sun.fillColor = palette.sun.cgColor
        layer.addSublayer(sky)
        layer.addSublayer(sun)
        for (hill, color) in zip(hills, palette.hills) {
            hill.fillColor = color.cgColor
            layer.addSublayer(hill)
        }
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width, height = bounds.height
        sky.frame = bounds
        sun.path = UIBezierPath(ovalIn: CGRect(x: width * 0.62, y: height * 0.2, width: height * 0.2, height: height * 0.2)).cgPath
        for (index, hill) in hills.enumerated() {
            let top = height * (0.52 + 0.14 * CGFloat(index)), swing = height * (0.16 - 0.03 * CGFloat(index)), turn: CGFloat = index == 1 ? -1 : 1
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: top))
            path.addCurve(to: CGPoint(x: width, y: top + swing * 0.3), controlPoint1: CGPoint(x: width * 0.35, y: top - swing * turn * 1.6),
                          controlPoint2: CGPoint(x: width * 0.6, y: top + swing * turn * 1.8))
            path.addLine(to: CGPoint(x: width, y: height))
            path.addLine(to: CGPoint(x: 0, y: height))
            path.close()
            hill.path = path.cgPath
        }
    }

    private static func palette(_ name: String) -> Palette {
        func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor { UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1) }
        switch name {
        case "Dawn":
            return Palette(sky: [color(255, 183, 150), color(255, 226, 190)], sun: color(255, 246, 214),
                           hills: [color(199, 132, 148), color(142, 93, 128), color(84, 60, 102)])
        case "Dusk":
            return Palette(sky: [color(58, 52, 110), color(240, 120, 100)], sun: color(255, 206, 120),
                           hills: [color(120, 62, 104), color(82, 44, 86), color(44, 28, 62)])
        case "Night":
            return Palette(sky: [color(10, 16, 44), color(44, 62, 112)], sun: color(226, 232, 246),
                           hills: [color(34, 48, 88), color(22, 32, 64), color(12, 18, 40)])
        case "Autumn":
            return Palette(sky: [color(186, 208, 222), color(246, 228, 196)], sun: color(255, 232, 160),
                           hills: [color(214, 150, 70), color(178, 96, 48), color(112, 60, 40)])
        case "Spring":
            return Palette(sky: [color(150, 214, 240), color(230, 246, 236)], sun: color(255, 246, 190),
                           hills: [color(170, 214, 130), color(116, 180, 96), color(64, 132, 76)])
        default:
            return Palette(sky: [color(74, 156, 232), color(190, 226, 250)], sun: color(255, 236, 140),
                           hills: [color(122, 176, 132), color(76, 140, 104), color(40, 96, 78)])
        }
    }
}

/// One painting that fills its view: the preview, and what it is committed to.
final class LandscapeController: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LandscapeView(name) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let width: CGFloat = 480, proportions = LandscapeView.proportions
        preferredContentSize = CGSize(width: width, height: width * proportions.height / proportions.width)
    }
}
