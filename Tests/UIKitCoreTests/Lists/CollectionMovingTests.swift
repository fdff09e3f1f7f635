import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

/// Items that are held and moved by the collection's methods.
@MainActor @Suite struct CollectionMovingTests {
    private let words = ["a", "b", "c", "d", "e", "f"]

    /// The words as the data source has them, when what is seen is the same.
    private func order(_ stage: CollectionStage) -> [[String]] {
        stage.stage.settle()
        #expect(stage.isTrue)
        return stage.source.sections
    }

    /// Where each cell is seen, as the number of a place in the grid.
    private func places(_ stage: CollectionStage) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: stage.collection.visibleCells.compactMap { $0 as? WordCell }.map {
            ($0.word, Int($0.frame.midY / 50) * 4 + Int($0.frame.midX / 100))
        })
    }

    @Test func othersMakeRoomAndTheDataSourceHearsOfTheEnd() throws {
        let stage = CollectionStage([words])
        #expect(stage.collection.beginInteractiveMovementForItem(at: [0, 1]))
        let held = try #require(stage.cell(1))
        #expect(held.configurationState.isReordering && !stage.collection.beginInteractiveMovementForItem(at: [0, 2]))
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 70))
        #expect(held.center == CGPoint(x: 60, y: 70) && stage.source.lines == [])
        stage.stage.settle()
        #expect(places(stage) == ["a": 0, "c": 1, "d": 2, "e": 3, "b": 4, "f": 5])
        stage.collection.endInteractiveMovement()
        #expect(stage.source.taken() == ["move 0.1 to 0.4"] && !held.configurationState.isReordering)
        #expect(order(stage) == [["a", "c", "d", "e", "b", "f"]] && held.layer.shadowOpacity == 0)
        // Back where it was, nothing is told.
        #expect(stage.collection.beginInteractiveMovementForItem(at: [0, 0]))
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 25))
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
        stage.collection.endInteractiveMovement()
        #expect(stage.source.taken() == [] && order(stage) == [["a", "c", "d", "e", "b", "f"]])
    }

    @Test func anywhereToAnywhere() {
        for from in words.indices {
            for to in words.indices {
                let stage = CollectionStage([words])
                var expected = words
                expected.insert(expected.remove(at: from), at: to)
                _ = stage.collection.beginInteractiveMovementForItem(at: [0, from])
                stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 40))
                stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat(to % 4) * 100 + 50, y: CGFloat(to / 4) * 50 + 25))
                stage.collection.endInteractiveMovement()
                #expect(order(stage) == [expected], "\(from) to \(to)")
            }
        }
    }

    @Test func anItemGoesIntoAnotherSection() {
        let stage = CollectionStage([["a", "b", "c"], ["d", "e"]])
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
        stage.stage.settle()
        #expect(stage.collection.numberOfItems(inSection: 1) == 3 && places(stage) == ["b": 0, "c": 1, "d": 4, "a": 5, "e": 6])
        // After the last of the section.
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 350, y: 75))
        stage.collection.endInteractiveMovement()
        #expect(stage.source.taken() == ["move 0.0 to 1.2"] && order(stage) == [["b", "c"], ["d", "e", "a"]])
    }

    @Test func cancellingPutsEverythingBack() {
        let stage = CollectionStage([words])
        stage.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 1])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
        stage.collection.cancelInteractiveMovement()
        #expect(order(stage) == [words] && stage.source.lines == [] && stage.selected == [1] && places(stage)["b"] == 1)
        // Without a move the ends do nothing.
        stage.collection.endInteractiveMovement()
        stage.collection.updateInteractiveMovementTargetPosition(.zero)
        #expect(order(stage) == [words] && stage.source.lines == [])
    }

    @Test func theDataSourceSaysWhatMovesAndTheDelegateWhere() {
        let stage = CollectionStage([words])
        stage.source.fixedItems = [2]
        #expect(!stage.collection.beginInteractiveMovementForItem(at: [0, 2]) && !stage.collection.beginInteractiveMovementForItem(at: [0, 9]))
        var asked: [String] = []
        stage.source.target = { original, current, proposed in
            asked.append("\(original.item) at \(current.item) to \(proposed.item)")
            return IndexPath(item: min(proposed.item, 3), section: 0)
        }
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
        stage.collection.endInteractiveMovement()
        #expect(asked == ["0 at 0 to 1", "0 at 1 to 5"] && order(stage) == [["b", "c", "d", "a", "e", "f"]])
    }

    @Test func dataThatChangesEndsTheMove() {
        for way in ["insert", "reload", "edit"] {
            let stage = CollectionStage([words])
            _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
            stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 350, y: 25))
            switch way {
            case "insert":
                stage.source.sections[0].insert("new", at: 0)
                stage.collection.insertItems(at: [[0, 0]])
            case "reload": stage.collection.reloadData()
            default: stage.collection.isEditing = true
            }
            let wanted = way == "insert" ? [["new"] + words] : [words]
            stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
            stage.collection.endInteractiveMovement()
            #expect(order(stage) == wanted && stage.source.lines.allSatisfy { !$0.hasPrefix("move") }, "\(way)")
            #expect(stage.collection.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 }, "\(way)")
        }
    }

    @Test func cellsThatComeIntoSightMeanwhileShowTheRightItems() {
        let stage = CollectionStage([CollectionStage.numbers(200)])
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 125))
        stage.collection.contentOffset.y = 1000
        stage.stage.draw()
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 1125))
        stage.stage.settle()
        // Everything before the place of the held one has moved up by one.
        let shown = stage.collection.indexPathsForVisibleItems.compactMap { path in stage.cell(path.item).map { (path.item, $0.word) } }
        #expect(shown.allSatisfy { item, word in word == (item < 90 ? "Item \(item + 1)" : item == 90 ? "Item 0" : "Item \(item)") })
        stage.collection.endInteractiveMovement()
        #expect(stage.source.taken().last == "move 0.0 to 0.90" && order(stage)[0][90] == "Item 0")
    }

    @Test func heldAtAnEdgeTheContentScrolls() {
        let stage = CollectionStage([CollectionStage.numbers(200)])
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 595))
        stage.stage.platform.advance(by: 1)
        let offset = stage.collection.contentOffset.y
        #expect(offset > 100)
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: offset + 300))
        stage.stage.platform.advance(by: 1)
        #expect(stage.collection.contentOffset.y == offset)
        stage.collection.endInteractiveMovement()
        #expect(order(stage)[0].firstIndex(of: "Item 0").map { $0 > 20 } == true)
    }

    @Test func theLayoutIsAskedAndTold() {
        let layout = TellingLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let stage = CollectionStage([words], layout: layout)
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 25))
        #expect(stage.cell(2)?.alpha == 0.5 && layout.lines == ["[[0, 0]] to [[0, 2]] at 250"])
        stage.collection.endInteractiveMovement()
        #expect(layout.lines.last == "end [[0, 0]] to [[0, 2]] false" && order(stage)[0][2] == "a" && stage.cell(2)?.alpha == 1)
        layout.pinned = [0, 4]
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 25))
        stage.collection.cancelInteractiveMovement()
        #expect(layout.lines.suffix(2) == ["[[0, 0]] to [[0, 4]] at 250", "end [[0, 4]] to [[0, 0]] true"])
    }

    @Test func fromRightToLeftPlacesAreMirrored() {
        let stage = CollectionStage([words])
        stage.collection.semanticContentAttribute = .forceRightToLeft
        stage.collection.setCollectionViewLayout(MirroredGrid(), animated: false)
        stage.stage.draw()
        #expect(stage.cell(0)?.frame.minX == 300)
        _ = stage.collection.beginInteractiveMovementForItem(at: [0, 0])
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
        #expect(stage.cell(3)?.center == CGPoint(x: 50, y: 25))
        stage.collection.endInteractiveMovement()
        #expect(stage.source.taken() == ["move 0.0 to 0.3"])
    }
}

private final class TellingLayout: UICollectionViewFlowLayout {
    var lines: [String] = []
    var pinned: IndexPath?

    override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let result = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        result.alpha = 0.5
        return result
    }
    override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        pinned ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
                                      previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                                                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        lines.append("\(context.previousIndexPathsForInteractivelyMovingItems ?? []) to \(context.targetIndexPathsForInteractivelyMovingItems ?? []) "
            + "at \(Int(context.interactiveMovementTarget.x))")
        return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
                                                                         movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext {
        lines.append("end \(previousIndexPaths) to \(indexPaths) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                                                                            movementCancelled: movementCancelled)
    }
}

private final class MirroredGrid: UICollectionViewFlowLayout {
    override init() {
        super.init()
        itemSize = CGSize(width: 100, height: 50)
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }
    required init?(coder: NSCoder) { nil }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
