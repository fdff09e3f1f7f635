import UIKit

/// The coloured content and its menu.
final class PeerController: UIViewController, UIContextMenuInteractionDelegate {
    private let environment = ProcessInfo.processInfo.environment
    private lazy var rowCount = max(1, environment["BENCH_ITEMS"].flatMap { Int($0) } ?? 20)
    private lazy var icons = environment["BENCH_ICONS"] ?? "."
    private var pictures: [String: UIImage] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        // Its pictures are an app's own before anybody asks for a menu.
        for name in (1...8).map({ "\($0)" }) + ["more", "sub1", "sub2", "sub3"] {
            pictures["bench-\(name)"] = UIImage(contentsOfFile: "\(icons)/bench-\(name).png")?.withRenderingMode(.alwaysOriginal)
        }
        view.backgroundColor = UIColor(red: 0x1E / 255, green: 0x8A / 255, blue: 0x5A / 255, alpha: 1)
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in makeMenu() }
    }

    private func makeMenu() -> UIMenu {
        let more = UIMenu(title: "More", image: pictures["bench-more"], children: (1...3).map { row("Sub \($0)", "bench-sub\($0)", 900 + $0) })
        let rest = rowCount < 2 ? [] : (2...rowCount).map { row("Item \($0)", "bench-\($0 < 4 ? $0 : 4 + $0 % 5)", $0) }
        return UIMenu(title: "", children: [row("Item 1", "bench-1", 1), more, UIMenu(title: "", options: .displayInline, children: rest)])
    }

    private func row(_ title: String, _ icon: String, _ number: Int) -> UIAction {
        UIAction(title: title, image: pictures[icon]) { _ in Report.say("INVOKED \(number)") }
    }
}
