import UIKit

/// Curves, springs, and what happens when a motion is interrupted: press the stage at any time and the dots turn round where they are.
final class MotionController: UIViewController {
    private let names = ["Linear", "Ease in", "Ease out", "Ease in and out", "Spring", "Bouncy spring"]
    private var dots: [UIView] = []
    private var labels: [UILabel] = []
    private var isRight = false
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, name) in names.enumerated() {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
            dot.layer.cornerRadius = 18
            dot.backgroundColor = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemPink, .systemTeal][index]
            dots.append(dot)
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            labels.append(label)
            view.addSubview(label)
            view.addSubview(dot)
        }
        hint.text = "Click anywhere; click again before the dots arrive."
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        view.addSubview(hint)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Go", primaryAction: UIAction { [unowned self] _ in toggle() }), MotionSwitches.makeItem(),
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: area.minX + 24, y: area.minY + 20 + CGFloat(index) * 62, width: 200, height: 18)
            dots[index].center = place(index)
        }
        hint.frame = CGRect(x: area.minX, y: area.minY + 30 + CGFloat(dots.count) * 62, width: area.width, height: 24)
    }

    private func place(_ index: Int) -> CGPoint {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        return CGPoint(x: isRight ? area.maxX - 44 : area.minX + 44, y: area.minY + 56 + CGFloat(index) * 62)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { toggle() }

    private func toggle() {
        isRight.toggle()
        let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut]
        for (index, dot) in dots.enumerated() {
            let goal = place(index)
            if index < curves.count {
                UIView.animate(withDuration: 1, delay: 0, options: [curves[index], .beginFromCurrentState, .allowUserInteraction]) { dot.center = goal }
            } else {
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: index == 4 ? 1 : 0.45, initialSpringVelocity: 0,
                               options: [.beginFromCurrentState, .allowUserInteraction]) { dot.center = goal }
            }
        }
    }
}
