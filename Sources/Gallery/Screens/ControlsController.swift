import UIKit

/// Buttons and switches, and a menu that stands on a button.
final class ControlsController: UIViewController, UIContextMenuInteractionDelegate {
    private let status = UILabel()
    private var controls: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let system = UIButton(type: .system, primaryAction: UIAction(title: "System button") { [unowned self] _ in status.text = "System button" })
        system.addInteraction(UIContextMenuInteraction(delegate: self))
        controls = [system, configured(.filled(), "Filled"), configured(.tinted(), "Tinted"), configured(.gray(), "Gray"), symbolButton(),
                    disabledButton(), UISwitch(), spinner()]
        for control in controls + [status] { view.addSubview(control) }
        status.text = "Press a button, or right-click the first one."
        status.textAlignment = .center
        status.textColor = .secondaryLabel
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        var y = area.minY + 28
        for control in controls {
            control.sizeToFit()
            control.center = CGPoint(x: area.midX, y: y + control.bounds.height / 2)
            y += max(44, control.bounds.height) + 12
        }
        status.frame = CGRect(x: area.minX, y: y + 8, width: area.width, height: 24)
    }

    private func configured(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { [unowned self] _ in status.text = title })
    }

    private func symbolButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        button.setTitle("With a symbol", for: .normal)
        button.addAction(UIAction { [unowned self] _ in status.text = "With a symbol" }, for: .touchUpInside)
        return button
    }

    private func disabledButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Disabled", for: .normal)
        button.isEnabled = false
        return button
    }

    private func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: ["Inspect", "Duplicate"].map { title in UIAction(title: title) { [unowned self] _ in status.text = title } })
        }
    }
}
