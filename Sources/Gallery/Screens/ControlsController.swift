import UIKit

/// Buttons and switches, and the menus that stand on buttons: pull-down, pop-up, held, in the bar.
final class ControlsController: UIViewController, UIContextMenuInteractionDelegate {
    private let status = UILabel()
    private let upwards = UIButton(type: .system)
    private var controls: [UIView] = []
    private var menuButtons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let system = UIButton(type: .system, primaryAction: UIAction(title: "System button") { [unowned self] _ in status.text = "System button" })
        system.addInteraction(UIContextMenuInteraction(delegate: self))
        controls = [system, configured(.filled(), "Filled"), configured(.tinted(), "Tinted"), configured(.gray(), "Gray"), symbolButton(),
                    disabledButton(), UISwitch(), spinner()]
        menuButtons = [pullDownButton(), popUpButton(), heldButton(), toggleButton()]
        upwards.setTitle("Opens upwards", for: .normal)
        upwards.menu = fileMenu()
        upwards.showsMenuAsPrimaryAction = true
        upwards.preferredMenuElementOrder = .priority
        for control in controls + menuButtons + [upwards, status] { view.addSubview(control) }
        status.text = "Press a button, or right-click the first one."
        status.textAlignment = .center
        status.textColor = .secondaryLabel
        navigationItem.rightBarButtonItems = [addItem(), sortItem()]
        navigationItem.titleMenuProvider = { [unowned self] suggested in UIMenu(children: suggested + [action("Rename", "pencil"), action("Duplicate", "plus.square.on.square")]) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        stack(controls, middle: area.minX + area.width * 0.25, top: area.minY + 28)
        stack(menuButtons, middle: area.minX + area.width * 0.75, top: area.minY + 28)
        status.frame = CGRect(x: area.minX, y: area.maxY - 36, width: area.width, height: 24)
        upwards.sizeToFit()
        upwards.center = CGPoint(x: area.minX + area.width * 0.75, y: area.maxY - 60)
    }

    private func stack(_ views: [UIView], middle: CGFloat, top: CGFloat) {
        var y = top
        for view in views {
            view.sizeToFit()
            view.center = CGPoint(x: middle, y: y + view.bounds.height / 2)
            y += max(44, view.bounds.height) + 10
        }
    }

    // MARK: Controls

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

    // MARK: Buttons with menus

    private func action(_ title: String, _ symbol: String? = nil, state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, state: state) { [unowned self] _ in status.text = title }
    }

    private func fileMenu() -> UIMenu {
        let send = UIMenu(title: "Send to", image: UIImage(systemName: "paperplane"), children: ["Ada", "Grace", "Edsger"].map { action($0) })
        return UIMenu(children: [
            action("New Document", "doc"), action("New Folder", "folder"), send,
            UIMenu(options: .displayInline, children: [action("Scan", "camera"), action("Import", "tray.and.arrow.down")]),
        ])
    }

    /// A press opens the menu.
    private func pullDownButton() -> UIButton {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Pull-down"
        button.menu = fileMenu()
        button.showsMenuAsPrimaryAction = true
        return button
    }

    /// Shows which element of its menu is on.
    private func popUpButton() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [action("Small"), action("Medium", state: .on), action("Large"), action("Extra Large")])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    /// A click is the action; holding opens the menu.
    private func heldButton() -> UIButton {
        let button = configured(.tinted(), "Click or hold")
        button.menu = UIMenu(children: [action("Once"), action("Twice"), action("Always")])
        return button
    }

    private func toggleButton() -> UIButton {
        let button = configured(.gray(), "Bold")
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func addItem() -> UIBarButtonItem { UIBarButtonItem(systemItem: .add, menu: fileMenu()) }

    private func sortItem() -> UIBarButtonItem {
        let order = UIMenu(title: "Sort by", options: .singleSelection, children: [action("Name", state: .on), action("Date"), action("Size")])
        return UIBarButtonItem(title: "Sort", menu: order)
    }

    // MARK: UIContextMenuInteractionDelegate

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: ["Inspect", "Duplicate"].map { title in UIAction(title: title) { [unowned self] _ in status.text = title } })
        }
    }
}
