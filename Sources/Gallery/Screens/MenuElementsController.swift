import UIKit

/// Every kind of row.
final class MenuElementsController: DemoController, UIContextMenuInteractionDelegate {
    private var sortOrder = "Name"
    private var showsHidden = true

    init() {
        super.init([
            DemoView("Rows and states", color: .systemIndigo), DemoView("Sections and palettes", color: .systemTeal),
            DemoView("Deferred rows", color: .systemOrange),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in tiles { tile.addInteraction(UIContextMenuInteraction(delegate: self)) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            switch interaction.view {
            case tiles[0]: rowsAndStates()
            case tiles[1]: sectionsAndPalettes()
            default: deferredRows()
            }
        }
    }

    private func rowsAndStates() -> UIMenu {
        let hidden = UIAction(title: "Show Hidden Files", attributes: .keepsMenuPresented, state: showsHidden ? .on : .off) {
            [unowned self] action in
            showsHidden.toggle()
            action.state = showsHidden ? .on : .off
            report("Hidden files: \(showsHidden ? "shown" : "not shown")")
        }
        let orders = ["Name", "Date", "Size"].map { name in
            UIAction(title: name, state: name == sortOrder ? .on : .off) { [unowned self] _ in
                sortOrder = name
                report("Sorted by \(name)")
            }
        }
        return UIMenu(title: "All kinds of rows", children: [
            action("Duplicate", subtitle: "Makes a copy beside the original", symbol: "plus.square.on.square"),
            action("Copy", symbol: "doc.on.doc"),
            action("Add to Favourites", symbol: "star", state: .on),
            action("Some are selected", state: .mixed),
            hidden,
            action("Cannot be chosen", symbol: "eye.slash", attributes: .disabled),
            UIMenu(title: "Sort by", options: [.displayInline, .singleSelection], children: orders),
            action("Delete", symbol: "trash", attributes: .destructive),
        ])
    }

    private func sectionsAndPalettes() -> UIMenu {
        let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: [
            action("Cut", symbol: "scissors"), action("Copy", symbol: "doc.on.doc"), action("Share", symbol: "square.and.arrow.up"),
        ])
        let medium = UIMenu(options: .displayInline, preferredElementSize: .medium, children: [
            action("Undo", symbol: "arrow.uturn.backward"), action("Refresh", symbol: "arrow.clockwise"), action("Find", symbol: "magnifyingglass"),
        ])
        let palette = UIMenu(title: "Label", options: [.displayInline, .displayAsPalette, .singleSelection], children: [
            action("Star", symbol: "star", state: .on), action("Heart", symbol: "heart"), action("Flag", symbol: "flag"),
            action("Tag", symbol: "tag"), action("Bell", symbol: "bell"),
        ])
        return UIMenu(children: [
            small, medium, palette,
            UIMenu(title: "Places", options: .displayInline, children: [
                action("Folder", symbol: "folder"), action("Photos", symbol: "photo"), action("Cloud", symbol: "cloud"),
            ]),
        ])
    }

    private func deferredRows() -> UIMenu {
        let people = UIDeferredMenuElement.uncached { [unowned self] completion in
            let rows = ["Ada", "Grace", "Katherine"].map { action($0, symbol: "person") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { completion(rows) }
        }
        return UIMenu(title: "Share with", children: [people, UIMenu(options: .displayInline, children: [action("Copy Link", symbol: "link")])])
    }
}
