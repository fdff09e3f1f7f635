import UIKit

/// What the app was told of the desktop, as it is now: change a setting and look.
final class AboutDesktopController: UITableViewController {
    private typealias Fact = (name: String, value: String)

    private var sections: [(title: String, facts: [Fact])] = []

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
        tableView.allowsSelection = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ask()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        ask()
    }

    private func ask() {
        let traits = traitCollection, body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        let screen = UIScreen.main.bounds.size
        sections = [
            ("Looks", [
                ("Style", traits.userInterfaceStyle == .dark ? "Dark" : "Light"),
                ("Contrast", traits.accessibilityContrast == .high ? "High" : "Normal"),
                ("Direction", traits.layoutDirection == .rightToLeft ? "Right to left" : "Left to right"),
            ]),
            ("Text", [
                ("Size", String(traits.preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))),
                ("Body font", "\(body.familyName), \(String(format: "%.1f", body.pointSize)) points"),
            ]),
            ("People", [
                ("Reduced motion", UIAccessibility.isReduceMotionEnabled ? "On" : "Off"),
                ("Screen reader", UIAccessibility.isVoiceOverRunning ? "Runs" : "Does not run"),
            ]),
            ("Machine", [
                ("Screen", "\(Int(screen.width)) × \(Int(screen.height)) points, \(traits.displayScale) pixels a point"),
                ("Idiom", traits.userInterfaceIdiom == .pad ? "Pad" : traits.userInterfaceIdiom == .phone ? "Phone" : "Mac"),
                ("System", "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"),
                ("Language", Locale.current.identifier),
            ]),
        ]
        if isViewLoaded { tableView.reloadData() }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].facts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
        let fact = sections[indexPath.section].facts[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = fact.name
        content.secondaryText = fact.value
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                            point: CGPoint) -> UIContextMenuConfiguration? {
        let fact = sections[indexPath.section].facts[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy “\(fact.value)”", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = fact.value
            }])
        }
    }
}
