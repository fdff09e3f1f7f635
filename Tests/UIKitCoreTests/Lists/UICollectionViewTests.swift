import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct UICollectionViewTests {
    // MARK: What is built

    @Test func onlyItemsInSightHaveCells() {
        let stage = CollectionStage([CollectionStage.numbers(1000)])
        #expect(stage.shown == CollectionStage.numbers(48) && stage.source.cellCount == 48)
        #expect(stage.collection.contentSize == CGSize(width: 400, height: 12_500))
        stage.collection.contentOffset.y = 6000
        stage.stage.draw()
        #expect(stage.shown.first == "Item 480" && stage.shown.count == 48 && stage.isTrue)
        #expect(stage.collection.subviews.count { $0 is UICollectionViewCell } == 48)
    }

    @Test func aMillionItemsCostWhatIsSeen() {
        let stage = CollectionStage([[]])
        final class Counting: NSObject, UICollectionViewDataSource {
            var asked = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                asked += 1
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Counting()
        stage.collection.delegate = nil
        stage.collection.dataSource = source
        stage.stage.draw()
        #expect(source.asked == 48 && stage.collection.contentSize.height == 12_500_000)
        stage.collection.scrollToItem(at: [0, 500_000], at: .top, animated: false)
        stage.stage.draw()
        #expect(source.asked == 96 && stage.collection.indexPathsForVisibleItems.first == [0, 500_000])
    }

    @Test func cellsAreUsedAgain() {
        let stage = CollectionStage([CollectionStage.numbers(200)])
        let first = Set(stage.collection.visibleCells.map(ObjectIdentifier.init))
        stage.collection.contentOffset.y = 700
        stage.stage.draw()
        let second = Set(stage.collection.visibleCells.map(ObjectIdentifier.init))
        #expect(second.intersection(first).count >= 40 && stage.isTrue)
    }

    @Test func anInitializerOfTheAppsOwnMakesTheCell() {
        final class Own: UICollectionViewCell {
            let mark: String
            override init(frame: CGRect) {
                mark = "made"
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) { nil }
        }
        let stage = CollectionStage([["a"]]) { collection, _ in collection.register(Own.self, forCellWithReuseIdentifier: "cell") }
        let cell = stage.collection.cellForItem(at: [0, 0]) as? Own
        #expect(cell?.mark == "made" && cell?.reuseIdentifier == "cell" && cell?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func registrationsMakeAndSetUpTheirCells() {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let registration = UICollectionView.CellRegistration<WordCell, String> { cell, path, word in cell.word = "\(word) \(path.item)" }
        let heading = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: UICollectionView.elementKindSectionHeader) {
            view, _, path in view.accessibilityLabel = "Section \(path.section)"
        }
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, word in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
        source.supplementaryViewProvider = { collection, _, path in collection.dequeueConfiguredReusableSupplementary(using: heading, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([7])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        _ = stage.add(collection, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        stage.draw()
        #expect(collection.visibleCells.compactMap { ($0 as? WordCell)?.word } == ["a 0", "b 1"])
        let view = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(view?.accessibilityLabel == "Section 0" && view?.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
        #expect(collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 100, y: 30, width: 100, height: 50))
    }

    @Test func headersStayInSight() {
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = CollectionStage([CollectionStage.numbers(40), CollectionStage.numbers(200)], layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        stage.collection.contentOffset.y = 100
        stage.stage.draw()
        let header = stage.collection.supplementaryView(forElementKind: kind, at: [0, 0])
        #expect(header?.frame.minY == 100)
        // The next header pushes it out.
        stage.collection.contentOffset.y = 520
        stage.stage.draw()
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 500)
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY == 540)
        // It stands in front of the cells.
        #expect(stage.collection.subviews.last { $0 is UICollectionReusableView } === stage.collection.supplementaryView(forElementKind: kind, at: [1, 0]))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 10, y: 545)) == nil)
    }

    @Test func cellsSayHowLargeTheyAre() {
        final class Wide: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size = CGSize(width: 200, height: 30 + CGFloat(layoutAttributes.indexPath.item % 3) * 10)
                return layoutAttributes
            }
        }
        let layout = CollectionStage.grid()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let stage = CollectionStage([CollectionStage.numbers(60)], layout: layout) { collection, _ in
            collection.register(Wide.self, forCellWithReuseIdentifier: "cell")
        }
        stage.collection.delegate = nil
        stage.stage.draw()
        let frames = (0..<4).map { stage.collection.layoutAttributesForItem(at: [0, $0])!.frame }
        #expect(frames.map(\.size) == [CGSize(width: 200, height: 30), CGSize(width: 200, height: 40), CGSize(width: 200, height: 50),
                                       CGSize(width: 200, height: 30)])
        #expect(frames[0].minX == 0 && frames[1].minX == 200 && frames[2].minY == 40)
        #expect(stage.collection.visibleCells.allSatisfy { $0.frame == stage.collection.layoutAttributesForItem(at: stage.collection.indexPath(for: $0)!)!.frame })
    }

    @Test func aLayoutOfTheAppsOwnPlacesAndTurns() {
        final class Fan: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 600) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { layoutAttributesForItem(at: [0, $0])! }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                result.frame = CGRect(x: 150, y: 200, width: 100, height: 100)
                result.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) * .pi / 4)
                result.zIndex = -indexPath.item
                result.alpha = indexPath.item == 2 ? 0.5 : 1
                return result
            }
        }
        let stage = CollectionStage([["a", "b", "c"]], layout: Fan())
        #expect(stage.cell(0)!.frame == CGRect(x: 150, y: 200, width: 100, height: 100))
        #expect(abs(stage.cell(1)!.frame.width - 141.42) < 0.01 && stage.cell(2)!.alpha == 0.5)
        #expect(stage.collection.subviews.compactMap { ($0 as? WordCell)?.word } == ["c", "b", "a"])
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 200, y: 250)) == [0, 0])
        // Beside the upright one, only the turned one is there.
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 200, y: 185)) == [0, 1])
    }

    @Test func badNumbersAreZero() {
        var said: [String] = []
        Log.observer = { said.append($0) }
        defer { Log.observer = nil }
        let stage = CollectionStage([CollectionStage.numbers(5)]) { _, source in
            source.size = { $0.item == 2 ? CGSize(width: CGFloat.nan, height: -5) : CGSize(width: 100, height: 50) }
        }
        #expect(stage.collection.layoutAttributesForItem(at: [0, 2])?.frame.size == .zero)
        #expect(said.contains { $0.contains("UICollectionViewFlowLayout") })
        final class Bad: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.infinity, height: .nan) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let result = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
                result.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
                return [result]
            }
        }
        let other = CollectionStage([["a"]], layout: Bad())
        #expect(other.collection.contentSize == .zero && other.shown == [])
    }

    @Test func whatComesIsAnnounced() {
        let stage = CollectionStage([CollectionStage.numbers(400)]) { collection, source in collection.prefetchDataSource = source }
        #expect(stage.source.taken() == ["fetch 48…95"])
        stage.collection.contentOffset.y = 100
        stage.stage.draw()
        #expect(stage.source.taken() == ["fetch 96…103"])
        stage.collection.contentOffset.y = 0
        stage.stage.draw()
        #expect(stage.source.taken() == ["cancel 56…103"])
    }

    @Test func anotherLayoutKeepsTheItems() {
        let stage = CollectionStage([CollectionStage.numbers(20)])
        let before = stage.cell(5)
        let wide = CollectionStage.grid()
        wide.itemSize = CGSize(width: 400, height: 60)
        var isDone = false
        stage.collection.setCollectionViewLayout(wide, animated: true) { _ in isDone = true }
        #expect(stage.cell(5) === before && stage.collection.collectionViewLayout === wide)
        stage.stage.settle()
        #expect(isDone && before?.frame == CGRect(x: 0, y: 300, width: 400, height: 60) && stage.isTrue)
    }

    @Test func readFromTheRightAFlippingLayoutIsMirrored() {
        final class Mirroring: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Mirroring()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        let stage = CollectionStage([CollectionStage.numbers(6)], layout: layout) { collection, _ in
            collection.semanticContentAttribute = .forceRightToLeft
        }
        #expect(stage.cell(0)?.frame.minX == 300 && stage.cell(3)?.frame.minX == 0)
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 350, y: 20)) == [0, 0])
    }

    @Test func nothingHoldsACollectionThatIsGone() {
        weak var collection: UICollectionView?
        weak var layout: UICollectionViewLayout?
        weak var cell: UICollectionViewCell?
        do {
            let stage = CollectionStage([CollectionStage.numbers(30)])
            collection = stage.collection
            layout = stage.collection.collectionViewLayout
            cell = stage.cell(3)
            stage.source.sections[0].remove(at: 0)
            stage.collection.deleteItems(at: [[0, 0]])
            stage.stage.settle()
            stage.collection.removeFromSuperview()
            stage.stage.settle()
        }
        #expect(collection == nil && layout == nil && cell == nil)
    }
}
