import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct LayoutChangeTests {
    /// Rows of 50 points, one below the other, that write down what they hear.
    private final class Rows: UICollectionViewFlowLayout {
        var lines: [String] = []
        let name: String
        var target: CGPoint?
        init(_ name: String, height: CGFloat = 50) {
            self.name = name
            super.init()
            itemSize = CGSize(width: 400, height: height)
            minimumLineSpacing = 0
        }
        required init?(coder: NSCoder) { nil }

        override func prepareForTransition(to newLayout: UICollectionViewLayout) { lines.append("to \(Self.name(newLayout))") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { lines.append("from \(Self.name(oldLayout))") }
        override func finalizeLayoutTransition() { lines.append("end") }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            lines.append("target")
            return target ?? proposedContentOffset
        }
        private static func name(_ layout: UICollectionViewLayout) -> String { (layout as? Rows)?.name ?? "other" }
    }

    private func seen(_ view: UIView, _ stage: CollectionStage) -> CGRect {
        let middle = view.layer.presentation()?.position ?? view.center
        let size = view.layer.presentation()?.bounds.size ?? view.bounds.size
        return CGRect(x: middle.x - size.width / 2 - stage.collection.bounds.minX, y: middle.y - size.height / 2 - stage.collection.bounds.minY,
                      width: size.width, height: size.height)
    }

    // MARK: In one go

    @Test func itemsKeepTheirCellsAndGoFromWhereTheyStand() throws {
        let stage = CollectionStage([CollectionStage.numbers(200)])
        let cell = try #require(stage.cell(5))
        let before = stage.collection.visibleCells.count
        var isDone: Bool?
        stage.collection.setCollectionViewLayout(Rows("rows"), animated: true) { isDone = $0 }
        stage.stage.draw()
        #expect(stage.cell(5) === cell && cell.frame == CGRect(x: 0, y: 250, width: 400, height: 50))
        #expect(seen(cell, stage).minY < 100 && isDone == nil && stage.collection.visibleCells.count < before)
        stage.stage.settle()
        #expect(isDone == true && stage.isTrue && stage.shown.count == 12 && seen(cell, stage) == CGRect(x: 0, y: 250, width: 400, height: 50))
        // Only what is in sight has cells in the end.
        #expect(stage.collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 12)
    }

    @Test func itemsThatComeIntoSightComeFromTheirOldPlaces() throws {
        let stage = CollectionStage([CollectionStage.numbers(200)], layout: Rows("rows"))
        #expect(stage.cell(20) == nil)
        stage.collection.setCollectionViewLayout(CollectionStage.grid(), animated: true)
        let cell = try #require(stage.cell(20))
        stage.stage.draw()
        #expect(seen(cell, stage).minY > 600 && cell.frame.minY == 250 && cell.alpha == 1)
        stage.stage.settle()
        #expect(stage.isTrue && seen(cell, stage).minY == 250)
    }

    @Test func whatIsInACellGoesAlong() throws {
        final class Filled: UICollectionViewCell {
            let part = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                if part.superview == nil { contentView.addSubview(part) }
                part.frame = contentView.bounds
            }
        }
        let stage = CollectionStage([CollectionStage.numbers(20)]) { collection, _ in
            collection.register(Filled.self, forCellWithReuseIdentifier: "cell")
        }
        stage.collection.setCollectionViewLayout(Rows("rows"), animated: true)
        stage.stage.draw()
        stage.stage.platform.advance(by: 0.15)
        stage.stage.draw()
        let cell = try #require(stage.collection.cellForItem(at: [0, 1]) as? Filled), part = cell.part.layer.presentation()
        #expect(part.map { $0.bounds.width > 110 && $0.bounds.width < 390 } == true)
        #expect(abs((part?.bounds.width ?? 0) - (cell.layer.presentation()?.bounds.width ?? 0)) < 1)
        stage.stage.settle()
        #expect(cell.part.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    }

    @Test func bothLayoutsAndTheCellsHearOfIt() {
        final class Hearing: UICollectionViewCell {
            static var lines: [String] = []
            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { Self.lines.append("will") }
            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { Self.lines.append("did") }
        }
        Hearing.lines = []
        let old = Rows("old"), new = Rows("new", height: 300)
        let stage = CollectionStage([CollectionStage.numbers(2)], layout: old) { collection, _ in
            collection.register(Hearing.self, forCellWithReuseIdentifier: "cell")
        }
        stage.collection.setCollectionViewLayout(new, animated: true)
        stage.stage.settle()
        #expect(old.lines == ["to new", "end"] && new.lines == ["from old", "target", "end"])
        #expect(Hearing.lines == ["will", "will", "did", "did"])
        #expect(old.collectionView == nil && new.collectionView === stage.collection)
    }

    // MARK: The place in the content

    @Test func whatIsInTheMiddleStaysThere() {
        let stage = CollectionStage([CollectionStage.numbers(2000)])
        stage.collection.contentOffset.y = 10_025
        stage.stage.draw()
        let middle = stage.collection.indexPathForItem(at: CGPoint(x: 199, y: 10_325))!
        stage.collection.setCollectionViewLayout(Rows("rows"), animated: false)
        stage.stage.draw()
        let frame = stage.collection.layoutAttributesForItem(at: middle)!.frame
        #expect(abs(frame.midY - stage.collection.bounds.midY) <= 50 && stage.isTrue)
        // A selected item comes before it.
        stage.collection.selectItem(at: [0, middle.item + 4], animated: false, scrollPosition: [])
        stage.collection.setCollectionViewLayout(CollectionStage.grid(), animated: false)
        stage.stage.draw()
        #expect(abs(stage.collection.layoutAttributesForItem(at: [0, middle.item + 4])!.frame.midY - stage.collection.bounds.midY) < 0.01)
        // At the beginning it stays at the beginning, at the end it does not go too far.
        stage.collection.contentOffset.y = 0
        stage.collection.setCollectionViewLayout(Rows("rows"), animated: false)
        #expect(stage.collection.contentOffset.y == 0)
        stage.collection.contentOffset.y = stage.collection.contentSize.height - 600
        stage.stage.draw()
        stage.collection.setCollectionViewLayout(CollectionStage.grid(), animated: false)
        #expect(stage.collection.contentOffset.y == stage.collection.contentSize.height - 600)
    }

    @Test func theLayoutHasTheLastWordOnTheOffset() {
        let stage = CollectionStage([CollectionStage.numbers(500)]), rows = Rows("rows")
        rows.target = CGPoint(x: 0, y: 777)
        stage.collection.setCollectionViewLayout(rows, animated: true)
        #expect(stage.collection.contentOffset.y == 777)
        stage.stage.settle()
        #expect(stage.isTrue && stage.shown.first == "Item 15")
    }

    @Test func headersOfBothLayoutsStayAndOthersFade() throws {
        let kind = UICollectionView.elementKindSectionHeader
        func rows(_ header: CGFloat) -> Rows {
            let rows = Rows("rows")
            rows.headerReferenceSize = CGSize(width: 400, height: header)
            return rows
        }
        let stage = CollectionStage([CollectionStage.numbers(20)], layout: rows(40))
        let header = try #require(stage.collection.supplementaryView(forElementKind: kind, at: [0, 0]))
        stage.collection.setCollectionViewLayout(rows(80), animated: true)
        stage.stage.settle()
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: [0, 0]) === header && header.frame.height == 80)
        stage.collection.setCollectionViewLayout(rows(0), animated: true)
        #expect(header.superview === stage.collection && header.alpha == 0 && stage.collection.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
        stage.stage.settle()
        #expect(header.superview == nil)
    }

    // MARK: In a gesture's hand

    @Test func itemsStandAsFarOnTheirWayAsTheProgressSays() throws {
        let stage = CollectionStage([CollectionStage.numbers(200)]), rows = Rows("rows")
        let between = stage.collection.startInteractiveTransition(to: rows)
        #expect(stage.collection.collectionViewLayout === between && between.nextLayout === rows)
        let cell = try #require(stage.cell(5))
        stage.stage.draw()
        #expect(cell.frame == CGRect(x: 100, y: 50, width: 100, height: 50))
        between.transitionProgress = 0.5
        stage.stage.draw()
        #expect(stage.cell(5) === cell && cell.frame == CGRect(x: 50, y: 150, width: 250, height: 50))
        between.transitionProgress = 1
        stage.stage.draw()
        #expect(cell.frame == CGRect(x: 0, y: 250, width: 400, height: 50) && stage.shown.contains("Item 11"))
        between.transitionProgress = .nan
        #expect(between.transitionProgress == 1)
        between.updateValue(7, forAnimatedKey: "gap")
        #expect(between.value(forAnimatedKey: "gap") == 7 && between.value(forAnimatedKey: "other") == 0)
        stage.collection.cancelInteractiveTransition()
        stage.stage.settle()
    }

    @Test func aTransitionIsFinishedOrCancelled() {
        let grid = CollectionStage.grid(), rows = Rows("rows")
        let stage = CollectionStage([CollectionStage.numbers(2000)], layout: grid)
        stage.collection.contentOffset.y = 10_025
        stage.stage.draw()
        var ends: [[Bool]] = []
        stage.collection.startInteractiveTransition(to: rows) { ends.append([$0, $1]) }.transitionProgress = 0.3
        stage.stage.draw()
        // The content stays where it is, and what will be seen is on its way.
        #expect(stage.collection.contentOffset.y == 10_025)
        stage.collection.cancelInteractiveTransition()
        #expect(stage.collection.collectionViewLayout === grid && ends.isEmpty)
        stage.stage.settle()
        #expect(ends == [[true, false]] && stage.isTrue && stage.collection.contentOffset.y == 10_025 && rows.collectionView == nil)
        #expect(rows.lines == ["from other", "target", "end"])

        let middle = stage.collection.indexPathForItem(at: CGPoint(x: 199, y: 10_325))!
        let between = stage.collection.startInteractiveTransition(to: rows) { ends.append([$0, $1]) }
        between.transitionProgress = 0.8
        stage.stage.draw()
        let place = stage.collection.cellForItem(at: middle)!.frame.midY - 10_025
        #expect(abs(place - 300) < 50)
        stage.collection.finishInteractiveTransition()
        stage.stage.settle()
        #expect(ends.last == [true, true] && stage.collection.collectionViewLayout === rows && stage.isTrue && grid.collectionView == nil)
        #expect(abs(stage.collection.layoutAttributesForItem(at: middle)!.frame.midY - stage.collection.bounds.midY) <= 50)
        #expect(between.collectionView == nil && stage.shown.count <= 13)
    }

    @Test func theDelegateSaysWhatStandsBetween() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Items: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                                newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
                Own(currentLayout: fromLayout, nextLayout: toLayout)
            }
        }
        let stage = CollectionStage([CollectionStage.numbers(10)]), items = Items()
        stage.collection.delegate = items
        stage.stage.draw()
        #expect(stage.collection.startInteractiveTransition(to: Rows("rows")) is Own)
        stage.collection.finishInteractiveTransition()
        stage.stage.settle()
        #expect(stage.isTrue)
    }

    @Test func dataMayChangeMeanwhile() {
        let stage = CollectionStage([CollectionStage.numbers(50)])
        stage.collection.startInteractiveTransition(to: Rows("rows")).transitionProgress = 0.5
        stage.stage.draw()
        stage.source.sections[0].removeFirst(2)
        stage.collection.deleteItems(at: [[0, 0], [0, 1]])
        stage.stage.settle()
        #expect(stage.isTrue && stage.cell(0)?.word == "Item 2")
        stage.collection.finishInteractiveTransition()
        stage.stage.settle()
        #expect(stage.isTrue && stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    }
}
