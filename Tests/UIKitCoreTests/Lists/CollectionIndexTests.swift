import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// The titles at a collection's edge.
@MainActor @Suite struct CollectionIndexTests {
    private func makeStage(_ titles: [String]?) -> CollectionStage {
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        return CollectionStage((0..<10).map { section in (0..<40).map { "\(section).\($0)" } }, layout: layout) { $1.titles = titles }
    }

    private func index(_ stage: CollectionStage) -> UIView? {
        stage.collection.subviews.first { !($0 is UICollectionReusableView) && $0.frame.width == 20 && $0.frame.maxX == 400 }
    }

    @Test func aTitleLeadsToItsSection() throws {
        let stage = makeStage((0..<10).map(String.init))
        let view = try #require(index(stage))
        #expect(view.frame == CGRect(x: 380, y: 226, width: 20, height: 148))
        stage.stage.press(at: CGPoint(x: 390, y: 230 + 14 * 3.5))
        stage.stage.release(at: CGPoint(x: 390, y: 230 + 14 * 3.5))
        stage.stage.draw()
        // The heading is at the top.
        #expect(stage.collection.contentOffset.y.rounded() == 1590)
        #expect(index(stage)?.frame.minY == 1816)
        // A drag goes through the sections; the items below are not touched.
        stage.stage.press(at: CGPoint(x: 390, y: 230))
        stage.stage.drag(to: CGPoint(x: 390, y: 230 + 14 * 1.5))
        #expect(stage.collection.contentOffset.y.rounded() == 530)
        #expect(stage.source.lines.allSatisfy { !$0.hasPrefix("highlight") })
        stage.stage.drag(to: CGPoint(x: 390, y: 500))
        stage.stage.release(at: CGPoint(x: 390, y: 500))
        #expect(stage.collection.contentOffset.y.rounded() == 4700)
    }

    @Test func cellsThatComeIntoSightStandBehindIt() throws {
        let stage = makeStage(["a", "b"])
        stage.collection.contentOffset.y = 2000
        stage.stage.draw()
        let view = try #require(index(stage)), views = stage.collection.subviews
        let place = try #require(views.firstIndex { $0 === view })
        #expect(views.indices.allSatisfy { !(views[$0] is UICollectionReusableView) || $0 < place })
    }

    @Test func withoutTitlesThereIsNone() {
        let stage = makeStage(nil)
        #expect(index(stage) == nil)
        stage.source.titles = ["a"]
        stage.collection.reloadData()
        stage.stage.draw()
        #expect(index(stage) != nil)
        stage.source.titles = []
        stage.collection.reloadData()
        stage.stage.draw()
        #expect(index(stage) == nil)
    }

    @Test func aDiffableDataSourceHasTheMethodsToOverride() {
        let stage = Stage()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.grid())
        collection.register(WordCell.self, forCellWithReuseIdentifier: "cell")
        let source = TitledSource(collectionView: collection) { collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200))
        source.apply(snapshot, animatingDifferences: false)
        _ = stage.add(collection, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        stage.press(at: CGPoint(x: 390, y: 307))
        stage.release(at: CGPoint(x: 390, y: 307))
        #expect(collection.contentOffset.y == 1000)
    }
}

private final class TitledSource: UICollectionViewDiffableDataSource<Int, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["first", "middle"] }
    override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: title == "middle" ? 80 : 0, section: 0)
    }
}
