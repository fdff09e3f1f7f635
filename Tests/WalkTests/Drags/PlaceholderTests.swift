import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// Rows that stand for dropped things whose data has not come yet.
@MainActor struct PlaceholderTests {
    // MARK: Screens

    /// A table that shows a placeholder for each thing that is dropped.
    private final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDropDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var words = ["A", "B", "C", "D", "E"]
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var updates = 0
        var chosen: [Int] = []
        var height: CGFloat = 40
        var parameters: UIDragPreviewParameters?
        var askedFor: [UITableViewCell] = []
        var landings = 0

        override func loadView() { view = table }
        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
            table.rowHeight = 40
            table.dataSource = self
            table.delegate = self
            table.dropDelegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
        func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                       withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let path = coordinator.destinationIndexPath else { return }
            for item in coordinator.items {
                let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "wait", rowHeight: height)
                placeholder.cellUpdateHandler = { [weak self] cell in
                    self?.updates += 1
                    cell.textLabel?.text = "…"
                }
                placeholder.previewParametersProvider = { [weak self] cell in
                    self?.askedFor.append(cell)
                    return self?.parameters
                }
                let context = coordinator.drop(item.dragItem, to: placeholder)
                context.addCompletion { [weak self] _ in self?.landings += 1 }
                contexts.append(context)
            }
        }

        /// Everything that is seen, from top to bottom, by its place.
        var seen: [String] {
            table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.alpha > 0.5 && $0.frame.height > 0 }
                .sorted { $0.frame.minY < $1.frame.minY }.map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }
        }
    }

    private final class CollectionScreen: WordGrid, UICollectionViewDropDelegate {
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var updates = 0

        init() {
            super.init(["A", "B", "C", "D", "E"])
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "wait")
            collection.dropDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                            withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            guard let path = coordinator.destinationIndexPath else { return }
            for item in coordinator.items {
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "wait")
                placeholder.cellUpdateHandler = { [weak self] cell in
                    self?.updates += 1
                    cell.accessibilityIdentifier = "…"
                }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }

        var seen: [String] {
            collection.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden && $0.alpha > 0.5 }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
                .map { "\($0.accessibilityIdentifier ?? "")\(Int($0.frame.minX / 100 + $0.frame.minY / 100 * 3))" }
        }
    }

    private func show(_ screen: UIViewController) -> HeadlessApp {
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        return app
    }

    /// Another program's text is dropped at a place.
    private func drop(_ app: HeadlessApp, at point: CGPoint) {
        let drop = HeadlessDrop([("text/plain", Data("New".utf8))])
        app.activate()
        _ = app.window.dropMoved(drop, to: point)
        app.settle()
        #expect(app.window.dropReleased(drop, at: point))
        app.settle()
    }

    // MARK: Tables

    @Test func aPlaceholderStandsBetweenRowsUntilItsRowComes() {
        let screen = TableScreen(), app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 85))
        #expect(screen.seen == ["A 0", "B 40", "… 80", "C 120", "D 160", "E 200"])
        #expect(screen.table.hasUncommittedUpdates && screen.updates == 1 && screen.table.numberOfRows(inSection: 0) == 5)
        #expect(screen.table.contentSize.height == 240)
        // A press on it is a press on no row; the rows below answer where they are seen.
        app.pointerDown(screen.table, at: CGPoint(x: 150, y: 100))
        app.pointerUp()
        #expect(screen.chosen.isEmpty && screen.table.indexPathForRow(at: CGPoint(x: 150, y: 100)) == nil)
        app.pointerDown(screen.table, at: CGPoint(x: 150, y: 130))
        app.pointerUp()
        #expect(screen.chosen == [2])
        var path: IndexPath?
        #expect(screen.contexts[0].commitInsertion {
            path = $0
            screen.words.insert("New", at: $0.row)
        })
        app.settle()
        #expect(path == [0, 2] && screen.seen == ["A 0", "B 40", "New 80", "C 120", "D 160", "E 200"])
        #expect(!screen.table.hasUncommittedUpdates && !screen.contexts[0].commitInsertion { _ in path = nil } && path != nil)
        #expect(!screen.contexts[0].deletePlaceholder())
    }

    @Test func aPlaceholderThatIsTakenAwayLeavesNoRoom() {
        let screen = TableScreen(), app = show(screen)
        screen.height = 70
        drop(app, at: CGPoint(x: 150, y: 85))
        #expect(screen.seen[3] == "C 150")
        #expect(screen.contexts[0].deletePlaceholder())
        app.settle()
        #expect(screen.seen == ["A 0", "B 40", "C 80", "D 120", "E 160"] && !screen.table.hasUncommittedUpdates)
    }

    @Test func placeholdersStayBesideTheirRowsWhateverHappensMeanwhile() {
        let screen = TableScreen(), app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 85))
        // Over the first one, which is where the second comes too.
        drop(app, at: CGPoint(x: 150, y: 100))
        #expect(screen.seen == ["A 0", "B 40", "… 80", "… 120", "C 160", "D 200", "E 240"])
        screen.words.removeFirst()
        screen.table.deleteRows(at: [[0, 0]], with: .automatic)
        app.settle()
        #expect(screen.seen == ["B 0", "… 40", "… 80", "C 120", "D 160", "E 200"])
        // The second is there first.
        screen.contexts[1].commitInsertion { screen.words.insert("Two", at: $0.row) }
        app.settle()
        #expect(screen.seen == ["B 0", "… 40", "Two 80", "C 120", "D 160", "E 200"])
        screen.contexts[0].commitInsertion { screen.words.insert("One", at: $0.row) }
        app.settle()
        #expect(screen.words == ["B", "One", "Two", "C", "D", "E"] && screen.seen == ["B 0", "One 40", "Two 80", "C 120", "D 160", "E 200"])
    }

    @Test func aReloadForgetsPlaceholders() {
        let screen = TableScreen(), app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 85))
        screen.table.reloadData()
        app.settle()
        #expect(screen.seen == ["A 0", "B 40", "C 80", "D 120", "E 160"] && !screen.contexts[0].commitInsertion { _ in })
    }

    @Test func anEmptyTableShowsOneToo() {
        let screen = TableScreen()
        screen.words = []
        let app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 100))
        #expect(screen.seen == ["… 0"])
        screen.contexts.first?.commitInsertion { screen.words.insert("New", at: $0.row) }
        app.settle()
        #expect(screen.seen == ["New 0"])
    }

    /// The picture of a drag of this app comes down on the placeholder: as it is, or as the placeholder's cell.
    @Test(arguments: [false, true]) func aPictureComesDownOnThePlaceholder(isOwn: Bool) throws {
        let screen = TableScreen(), owner = DragOwner(), both = UIViewController()
        screen.parameters = isOwn ? UIDragPreviewParameters() : nil
        let source = UIView(frame: CGRect(x: 10, y: 330, width: 60, height: 50)), drag = UIDragInteraction(delegate: owner)
        source.addInteraction(drag)
        both.addChild(screen)
        screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        both.view.addSubview(screen.view)
        both.view.addSubview(source)
        let app = show(both)
        app.pointerDown(source)
        app.pointerMove(to: CGPoint(x: 150, y: 85))
        app.settle()
        app.pointerUp()
        app.advance(by: 0.1)
        let cell = try #require(screen.askedFor.first), picture = app.window.landingDrags.first?.stack.pictures.first
        #expect(cell.isShownElsewhere && screen.landings == 0 && (picture?.subject === cell) == isOwn)
        app.settle()
        #expect(!cell.isShownElsewhere && screen.landings == 1 && app.window.landingDrags.isEmpty)
        #expect(screen.seen == ["A 0", "B 40", "… 80", "C 120", "D 160", "E 200"])
    }

    // MARK: Collections

    @Test func anItemsPlaceholderStandsBetweenItems() {
        let screen = CollectionScreen(), app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 50))
        #expect(screen.seen == ["A0", "…1", "B2", "C3", "D4", "E5"] && screen.collection.hasUncommittedUpdates)
        screen.contexts[0].setNeedsCellUpdate()
        #expect(screen.updates == 2 && screen.collection.indexPathForItem(at: CGPoint(x: 150, y: 50)) == nil)
        #expect(screen.collection.indexPathForItem(at: CGPoint(x: 250, y: 50)) == [0, 1])
        drop(app, at: CGPoint(x: 250, y: 150))
        #expect(screen.seen == ["A0", "…1", "B2", "C3", "D4", "…5", "E6"])
        screen.contexts[0].commitInsertion { screen.words.insert("One", at: $0.item) }
        app.settle()
        #expect(screen.seen == ["A0", "One1", "B2", "C3", "D4", "…5", "E6"])
        #expect(screen.contexts[1].deletePlaceholder())
        app.settle()
        #expect(screen.seen == ["A0", "One1", "B2", "C3", "D4", "E5"] && !screen.collection.hasUncommittedUpdates)
    }

    @Test func scrolledOnNoPlaceIsEmpty() {
        let screen = CollectionScreen()
        screen.words = (0..<60).map { "\($0) " }
        let app = show(screen)
        drop(app, at: CGPoint(x: 50, y: 50))
        screen.collection.contentOffset.y = 700
        app.settle()
        let places = screen.seen.compactMap { Int($0.split(separator: " ").last ?? "") }.filter { $0 >= 21 && $0 < 33 }
        #expect(places == Array(21..<33))
    }

    @Test func anEmptyCollectionShowsOneToo() {
        let screen = CollectionScreen()
        screen.words = []
        let app = show(screen)
        drop(app, at: CGPoint(x: 150, y: 250))
        #expect(screen.seen == ["…0"])
        screen.contexts.first?.commitInsertion { screen.words.insert("New", at: $0.item) }
        app.settle()
        #expect(screen.seen == ["New0"])
    }
}
