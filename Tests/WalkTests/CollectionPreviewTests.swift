import ContextMenuTesting
import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

/// What a collection lifts for its items.
@MainActor struct CollectionPreviewTests {
    /// Lifts a badge in each cell, in the form of iOS 16.
    private final class Badges: WordCollectionController {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))) }
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                                     point: CGPoint) -> UIContextMenuConfiguration? { menu(indexPaths.map { words[$0.item] }, point) }
        override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                                     highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
            lines.append("highlight \(words[indexPath.item])")
            return collectionView.cellForItem(at: indexPath)?.contentView.subviews.first.map { UITargetedPreview(view: $0) }
        }
        override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                                     dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
            lines.append("dismissal \(words[indexPath.item])")
            return collectionView.cellForItem(at: indexPath)?.contentView.subviews.first.map { UITargetedPreview(view: $0) }
        }
        override func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                     animator: any UIContextMenuInteractionCommitAnimating) { lines.append("commit") }
    }

    /// The form of iOS 13, for the item that was pressed.
    private final class Older: WordCollectionController {
        override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                                     point: CGPoint) -> UIContextMenuConfiguration? { menu(indexPaths.map { words[$0.item] }, point) }
        override func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration
                                     configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
            lines.append("highlight")
            return nil
        }
        override func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration
                                     configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
            lines.append("dismissal")
            return nil
        }
    }

    private func lifted(_ walk: CollectionWalk) -> [String] {
        walk.collection.visibleCells.filter { $0.layer.lift != nil || $0.contentView.subviews.first?.layer.lift != nil }
            .compactMap(\.accessibilityLabel).sorted()
    }

    @Test func withoutAWordTheCellsAreLifted() {
        let walk = CollectionWalk(["A", "B", "C", "D"])
        walk.app.longPress(walk.cell("B"))
        walk.app.settle()
        #expect(walk.app.menu?.preview?.view === walk.cell("B") && lifted(walk) == ["B"])
        walk.app.menu?.dismiss()
        walk.app.settle()
        #expect(lifted(walk) == [] && walk.isClean)
    }

    @Test func aSelectionIsLiftedAsAWhole() {
        let walk = CollectionWalk(["A", "B", "C", "D"]) { $0.collectionView.allowsMultipleSelection = true }
        walk.app.settle()
        walk.select("A", "C", "D")
        walk.app.longPress(walk.cell("C"))
        walk.app.settle()
        #expect(walk.app.menu?.preview?.view === walk.cell("C") && lifted(walk) == ["A", "C", "D"])
        walk.app.menu?.dismiss()
        walk.app.advance(by: 0.1)
        // Nobody said where they go: back.
        #expect(lifted(walk) == ["A", "C", "D"])
        walk.app.settle()
        #expect(lifted(walk) == [] && walk.isClean)
    }

    @Test func eachItemIsAskedForThePressedOneFirst() {
        let walk = CollectionWalk(["A", "B", "C", "D"], Badges.self) { $0.collectionView.allowsMultipleSelection = true }
        walk.app.settle()
        walk.select("A", "B", "D")
        walk.app.longPress(walk.cell("B"), at: CGPoint(x: 80, y: 50))
        walk.app.settle()
        #expect(walk.controller.taken() == ["ask A+B+D", "highlight B", "highlight A", "highlight D", "display"])
        walk.controller.insert("Z", at: 0)
        walk.app.settle()
        walk.app.menu?.commitPreview()
        // Found where they are now.
        #expect(walk.controller.taken().filter { $0 != "insert Z" } == ["commit", "dismissal B", "dismissal A", "dismissal D", "end"])
        walk.app.settle()
        #expect(lifted(walk) == [] && walk.app.menu == nil)
    }

    @Test func theOlderFormIsForThePressedItem() {
        let walk = CollectionWalk(["A", "B", "C"], Older.self) { $0.collectionView.allowsMultipleSelection = true }
        walk.app.settle()
        walk.select("A", "B")
        walk.app.longPress(walk.cell("A"))
        walk.app.settle()
        #expect(walk.controller.taken() == ["ask A+B", "highlight", "display"] && lifted(walk) == ["A", "B"])
        walk.app.menu?.dismiss()
        walk.app.advance(by: 0.1)
        // The pressed one was sent nowhere, the other one goes back.
        #expect(walk.controller.taken() == ["dismissal", "end"] && lifted(walk) == ["B"])
    }

    @Test func besideItemsNothingIsLifted() {
        let walk = CollectionWalk(["A"])
        walk.app.longPress(walk.collection, at: CGPoint(x: 200, y: 500))
        walk.app.settle()
        #expect(walk.app.menu?.preview == nil)
    }
}
