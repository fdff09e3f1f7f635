import ContextMenuTesting
import UIKit

/// Tables and collections of a hundred and of a million rows: opening, a step of scrolling, and a menu.
@MainActor enum ListScrolling {
    static let rowHeight: CGFloat = 20
    private static let step: CGFloat = 100

    static func run(runs: Int, say: (_ name: String, _ value: Double, _ unit: String, _ note: String) -> Void) {
        let byHand = layingOutByHand(runs)
        say("40 rows laid out and recorded by hand", byHand, "ms", "labels and frames, no list")
        for (name, make) in [("table", { RowsController(count: $0) }), ("collection", { ItemsController(count: $0) })] as [(String, (Int) -> ListController)] {
            // Fonts, classes and caches are there before anything is measured.
            _ = open(make(100))
            let few = median(runs / 3) { open(make(100)).time }, many = median(runs / 3) { open(make(1_000_000)).time }
            say("\(name): opening 100 rows", few, "ms", "")
            say("\(name): opening 1,000,000 rows", many, "ms", "")
            say("\(name): opening a million, of a hundred", many / few, "×", "under 2 is the aim")
            let (app, list) = { ($0.app, $0.list) }(open(make(1_000_000)))
            let scrolling = median(runs * 2) {
                milliseconds {
                    list.scroll.contentOffset.y += step
                    app.advance(by: 1.0 / 60)
                }
            }
            say("\(name): a frame of scrolling, 5 new rows of 40", scrolling, "ms", "under 4 is the aim")
            say("\(name): a frame of scrolling, of the rows by hand", scrolling / byHand, "×", "")
            let top = median(runs) { menu(app, list, at: 0) }, middle = median(runs) { menu(app, list, at: 500_000) }
            say("\(name): menu of row 0", top, "ms", "")
            say("\(name): menu of row 500,000", middle, "ms", "")
        }
    }

    private static func open(_ list: ListController) -> (app: HeadlessApp, list: ListController, time: Double) {
        let start = Moment.now
        let app = HeadlessApp(list.controller, size: Stage.size)
        app.advance(by: 1.0 / 60)
        return (app, list, (Moment.now - start) * 1000)
    }

    private static func menu(_ app: HeadlessApp, _ list: ListController, at row: Int) -> Double {
        list.scroll.contentOffset.y = CGFloat(row) * rowHeight
        app.settle()
        let time = milliseconds { app.secondaryClick(list.scroll, at: CGPoint(x: 200, y: list.scroll.bounds.minY + 210)) }
        precondition(app.menu?.items.count == 1, "the menu of a row did not open")
        app.press(.keyboardEscape)
        app.settle()
        return time
    }

    private static func layingOutByHand(_ runs: Int) -> Double {
        median(runs) {
            let controller = LabelsController(count: 40)
            let app = HeadlessApp(controller, size: Stage.size)
            for (index, label) in controller.labels.enumerated() { label.text = "Line \(index) of the list" }
            controller.view.setNeedsLayout()
            return milliseconds { app.advance(by: 1.0 / 60) }
        }
    }

    private static func median(_ runs: Int, _ value: () -> Double) -> Double { Samples((0..<max(3, runs)).map { _ in value() }).median }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = Moment.now
        body()
        return (Moment.now - start) * 1000
    }

    @MainActor protocol ListController {
        var controller: UIViewController { get }
        var scroll: UIScrollView { get }
    }

    final class RowsController: UITableViewController, ListController {
        private let count: Int
        /// Whether rows are as high as their text.
        private let measures: Bool
        var controller: UIViewController { self }
        var scroll: UIScrollView { tableView }

        init(count: Int, measures: Bool = false) {
            self.count = count
            self.measures = measures
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.rowHeight = measures ? UITableView.automaticDimension : rowHeight
            tableView.estimatedRowHeight = rowHeight
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)" + (measures ? String(repeating: "\n…", count: indexPath.row % 3) : "")
            cell.textLabel?.numberOfLines = measures ? 0 : 1
            return cell
        }
        override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                                point: CGPoint) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        }
    }

    final class ItemsController: UICollectionViewController, ListController {
        private let count: Int
        var controller: UIViewController { self }
        var scroll: UIScrollView { collectionView }

        init(count: Int, measures: Bool = false) {
            self.count = count
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: Stage.size.width, height: rowHeight)
            layout.minimumLineSpacing = 0
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            super.init(collectionViewLayout: measures ? UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)) : layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "item")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            (cell as? LabelCell)?.label.text = "Item \(indexPath.item)"
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                                     point: CGPoint) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        }
    }

    private final class LabelCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        /// Asked only where the layout leaves the height to the cell.
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            if !(collectionView?.collectionViewLayout is UICollectionViewFlowLayout) {
                layoutAttributes.size.height = rowHeight + CGFloat(layoutAttributes.indexPath.item % 3) * 10
            }
            return layoutAttributes
        }

        private var collectionView: UICollectionView? { superview as? UICollectionView }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        }
    }
}
