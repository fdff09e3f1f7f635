import ContextMenuTesting
import PlatformInterface
import Testing

/// A collection controller's own gesture, which moves items where the data source can.
@MainActor struct CollectionMovingTests {
    /// Holds a finger on an item until it is lifted, and moves it.
    private func carry(_ walk: CollectionWalk, _ word: String, to place: CGPoint, lifts: Bool = true) {
        walk.app.touchDown(walk.cell(word))
        walk.app.advance(by: 1)
        walk.app.touchMove(to: place)
        walk.app.advance(by: 0.3)
        if lifts {
            walk.app.touchUp()
            walk.app.settle()
        }
    }

    @Test func aHeldFingerMovesAnItem() {
        let walk = CollectionWalk(["A", "B", "C", "D"], MovingController.self)
        // Held beside its middle, it stays under the finger as it was taken.
        walk.app.touchDown(walk.cell("A"), at: CGPoint(x: 10, y: 10))
        walk.app.advance(by: 1)
        #expect(walk.cell("A").configurationState.isReordering)
        walk.app.touchMove(to: CGPoint(x: 280, y: 40))
        #expect(walk.cell("A").frame.origin == CGPoint(x: 270, y: 30))
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.controller.words == ["B", "C", "A", "D"])
        #expect(walk.controller.lines == ["move 0 to 2"])
        #expect(walk.selected == [] && walk.cell("A").frame.origin == CGPoint(x: 280, y: 20))
    }

    @Test func aPressedPointerMovesItAtOnce() {
        let walk = CollectionWalk(["A", "B", "C", "D"], MovingController.self)
        walk.app.pointerDown(walk.cell("D"))
        walk.app.pointerMove(to: CGPoint(x: 190, y: 50))
        #expect(walk.cell("D").configurationState.isReordering)
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.controller.words == ["A", "D", "B", "C"])
        // A click is a click.
        walk.app.click(walk.cell("B"))
        #expect(walk.selected == ["B"])
    }

    @Test func whereTheDataSourceCannotNothingMoves() {
        let walk = CollectionWalk(["A", "B"], RestingController.self)
        carry(walk, "A", to: CGPoint(x: 190, y: 50), lifts: false)
        #expect(!walk.cell("A").configurationState.isReordering && walk.cell("A").frame.minX == 20)
        walk.app.touchUp()
        walk.app.settle()
        // A finger that is held and lifted selects, as it would without the gesture.
        walk.app.touchDown(walk.cell("A"))
        walk.app.advance(by: 1)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.controller.words == ["A", "B"] && walk.selected == ["A"])
    }

    @Test func itCanBeSwitchedOff() {
        let walk = CollectionWalk(["A", "B"], MovingController.self) { $0.installsStandardGestureForInteractiveMovement = false }
        carry(walk, "A", to: CGPoint(x: 190, y: 50))
        #expect(walk.controller.words == ["A", "B"])
        walk.controller.installsStandardGestureForInteractiveMovement = true
        carry(walk, "A", to: CGPoint(x: 190, y: 50))
        #expect(walk.controller.words == ["B", "A"])
    }

    @Test func aMenuOfTheSamePressComesFirst() {
        let walk = CollectionWalk(["A", "B"], MenuAndMoveController.self)
        carry(walk, "A", to: CGPoint(x: 190, y: 50), lifts: false)
        #expect(walk.app.menu != nil && !walk.cell("A").configurationState.isReordering)
        walk.app.touchUp()
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(walk.controller.words == ["A", "B"])
        // An item without a menu moves.
        walk.controller.hasMenu = { _ in false }
        carry(walk, "A", to: CGPoint(x: 190, y: 50))
        #expect(walk.controller.words == ["B", "A"])
    }

    @Test func aDragOfTheSamePressComesFirst() {
        let walk = CollectionWalk(["A", "B"], MovingController.self)
        let dragging = Dragging()
        walk.collection.dragDelegate = dragging
        for isTouch in [true, false] {
            if isTouch { walk.app.touchDown(walk.cell("A")) } else { walk.app.pointerDown(walk.cell("A")) }
            walk.app.advance(by: 1)
            if isTouch { walk.app.touchMove(to: CGPoint(x: 190, y: 50)) } else { walk.app.pointerMove(to: CGPoint(x: 190, y: 50)) }
            #expect(walk.collection.hasActiveDrag && !walk.cell("A").configurationState.isReordering, "\(isTouch)")
            if isTouch { walk.app.touchUp() } else { walk.app.pointerUp() }
            walk.app.settle()
        }
        dragging.items = []
        carry(walk, "A", to: CGPoint(x: 190, y: 50))
        #expect(walk.controller.words == ["B", "A"])
    }

    // MARK: Assistive technology

    @Test func rowsWithGripsAreMovedByAssistiveTechnology() throws {
        let walk = ListWalk(["A", "B", "C"])
        #expect(try #require(walk.node("A")).actions.allSatisfy { !$0.title.hasPrefix("Move") })
        walk.collection.isEditing = true
        walk.app.settle()
        let actions = try #require(walk.node("A")).actions.filter { $0.title.hasPrefix("Move") }
        #expect(actions.map(\.title) == ["Move Up", "Move Down"])
        #expect(walk.app.perform(actions[1].name, on: try #require(walk.node("A"))))
        walk.app.settle()
        #expect(walk.source.snapshot().itemIdentifiers == ["B", "A", "C"])
        #expect(!walk.app.perform(actions[0].name, on: try #require(walk.node("B"))))
        #expect(walk.source.snapshot().itemIdentifiers == ["B", "A", "C"])
    }

    @Test func rowsOfTablesToo() throws {
        let controller = MovingTableController(style: .plain)
        let app = HeadlessApp(controller, size: CGSize(width: 400, height: 400))
        controller.setEditing(true, animated: false)
        app.settle()
        let actions = try #require(app.accessibilityTree.find("B")).actions.filter { $0.title.hasPrefix("Move") }
        #expect(actions.map(\.title) == ["Move Up", "Move Down"])
        #expect(app.perform(actions[0].name, on: try #require(app.accessibilityTree.find("B"))))
        app.settle()
        #expect(controller.words == ["B", "A", "C"])
    }
}

/// Moves words, and says so with the one method that must be there.
@MainActor private final class MovingController: WordCollectionController {
    override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

@MainActor private final class RestingController: WordCollectionController {}

@MainActor private final class MenuAndMoveController: WordCollectionController {
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration? { menu(indexPaths.map { words[$0.item] }, point) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

@MainActor private final class Dragging: NSObject, UICollectionViewDragDelegate {
    var items = [UIDragItem(itemProvider: NSItemProvider(object: "A" as NSString))]
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { items }
}

/// A list of words with grips.
@MainActor private final class ListWalk {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    let app: HeadlessApp

    init(_ words: [String]) {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        app = HeadlessApp(controller, size: CGSize(width: 400, height: 400))
        collection = controller.collectionView
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
            cell.accessories = [.reorder()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
    }

    func node(_ word: String) -> AccessibilityNode? { app.accessibilityTree.find(word) }
}

@MainActor private final class MovingTableController: UITableViewController {
    var words = ["A", "B", "C"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
