import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// Groups whose items are as long as their content.
@MainActor @Suite struct TagLayoutTests {
    /// As wide, or as high, as its word says.
    private final class TagCell: UICollectionViewCell {
        var length: CGFloat = 0
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            if layoutAttributes.estimates.contains(.width) { layoutAttributes.size.width = length }
            if layoutAttributes.estimates.contains(.height) { layoutAttributes.size.height = length }
            return layoutAttributes
        }
    }

    private final class Tags: NSObject, UICollectionViewDataSource {
        var lengths: [CGFloat]
        init(_ lengths: [CGFloat]) { self.lengths = lengths }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { lengths.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
            (cell as? TagCell)?.length = lengths[indexPath.item]
            return cell
        }
    }

    /// A collection of tags, and who holds them.
    private struct Shown {
        let tags: Tags
        let holder: CollectionStage
        var collection: UICollectionView { holder.collection }
        var stage: Stage { holder.stage }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func show(_ tags: Tags, _ group: NSCollectionLayoutGroup, isSideways: Bool = false,
                      setUp: (NSCollectionLayoutSection) -> Void = { _ in }) -> Shown {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        setUp(section)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isSideways ? .horizontal : .vertical
        let stage = CollectionStage([], layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration)) { collection, _ in
            collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        }
        stage.collection.dataSource = tags
        stage.stage.draw()
        return Shown(tags: tags, holder: stage)
    }

    private func cloud(_ estimate: CGFloat = 80, spacing: NSCollectionLayoutSpacing? = .fixed(10)) -> NSCollectionLayoutGroup {
        let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(estimate), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
        group.interItemSpacing = spacing
        return group
    }

    private func frames(_ stage: Shown, _ items: Range<Int>) -> [CGRect] {
        items.map { stage.collection.layoutAttributesForItem(at: [0, $0])!.frame }
    }

    @Test func tagsWrapByWhatTheyWant() {
        let stage = show(Tags([100, 200, 60, 300, 80, 20, 390, 40]), cloud())
        #expect(frames(stage, 0..<8) == [
            CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 200, height: 30), CGRect(x: 320, y: 0, width: 60, height: 30),
            CGRect(x: 0, y: 40, width: 300, height: 30), CGRect(x: 310, y: 40, width: 80, height: 30),
            CGRect(x: 0, y: 80, width: 20, height: 30), CGRect(x: 0, y: 120, width: 390, height: 30), CGRect(x: 0, y: 160, width: 40, height: 30)])
        #expect(stage.collection.contentSize == CGSize(width: 400, height: 190) && stage.collection.visibleCells.count == 8)
        #expect(stage.collection.visibleCells.allSatisfy { $0.frame == stage.collection.layoutAttributesForItem(at: stage.collection.indexPath(for: $0)!)?.frame })
    }

    @Test func moreSmallTagsFitThanWereGuessed() {
        let stage = show(Tags(Array(repeating: 30, count: 25)), cloud())
        #expect(frames(stage, 0..<11).map(\.minX) == [0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 0])
        #expect(stage.collection.contentSize.height == 110)
    }

    @Test func aTagThatIsWiderThanTheLineGetsTheLine() {
        let stage = show(Tags([50, 900, 50]), cloud())
        #expect(frames(stage, 0..<3) == [CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 0, y: 40, width: 400, height: 30),
                                         CGRect(x: 0, y: 80, width: 50, height: 30)])
    }

    @Test func flexibleSpaceSharesWhatTheTagsLeave() {
        let stage = show(Tags([100, 100, 140, 200, 180]), cloud(spacing: .flexible(10)))
        // 340 of 400 are used: two spaces of 30. The second line has no room for more than 10 and 10 over.
        #expect(frames(stage, 0..<5).map(\.minX) == [0, 130, 260, 0, 220])
    }

    @Test func columnsWrapByHeights() {
        let tag = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .estimated(100)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(90), .fractionalHeight(1)), subitems: [tag])
        group.interItemSpacing = .fixed(20)
        let stage = show(Tags([300, 280, 200, 100, 240, 50]), group, isSideways: true)
        #expect(frames(stage, 0..<6) == [
            CGRect(x: 0, y: 0, width: 90, height: 300), CGRect(x: 0, y: 320, width: 90, height: 280),
            CGRect(x: 100, y: 0, width: 90, height: 200), CGRect(x: 100, y: 220, width: 90, height: 100), CGRect(x: 100, y: 340, width: 90, height: 240),
            CGRect(x: 200, y: 0, width: 90, height: 50)])
        #expect(stage.collection.contentSize == CGSize(width: 290, height: 600))
    }

    @Test func tagsInAGroupOfTwoLinesWrapInIt() {
        let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(150), .absolute(30)))
        let line = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [tag])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [line])
        let stage = show(Tags([200, 200, 300, 250, 100]), group)
        #expect(frames(stage, 0..<5).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 70),
                                                       CGPoint(x: 250, y: 70)])
    }

    @Test func scrolledThroughTagsAreWhereTheyWouldBeIfAllWereKnown() {
        var random = SeededNumbers(seed: 3)
        let tags = Tags((0..<600).map { _ in CGFloat(Int.random(in: 20...180, using: &random)) })
        let stage = show(tags, cloud())
        let collection = stage.collection
        while collection.contentOffset.y + collection.bounds.height < collection.contentSize.height - 0.5 {
            collection.contentOffset.y += 200
            stage.stage.draw()
        }
        var x: CGFloat = 0, y: CGFloat = 0
        for (item, width) in tags.lengths.enumerated() {
            if x + width > 400.01 { (x, y) = (0, y + 40) }
            #expect(collection.layoutAttributesForItem(at: [0, item])!.frame == CGRect(x: x, y: y, width: width, height: 30), "item \(item)")
            x += width + 10
        }
        #expect(collection.contentSize.height == y + 30)
        // What is taken out moves the others up.
        tags.lengths.removeFirst(50)
        collection.performBatchUpdates { collection.deleteItems(at: (0..<50).map { [0, $0] }) }
        stage.stage.settle()
        (x, y) = (0, 0)
        for (item, width) in tags.lengths.enumerated() {
            if x + width > 400.01 { (x, y) = (0, y + 40) }
            #expect(collection.layoutAttributesForItem(at: [0, item])!.frame.origin == CGPoint(x: x, y: y), "item \(item)")
            x += width + 10
        }
    }

    @Test func farItemsComeIntoSightWhole() {
        let stage = show(Tags((0..<20_000).map { CGFloat(40 + $0 % 7 * 20) }), cloud())
        stage.collection.scrollToItem(at: [0, 15_000], at: .top, animated: false)
        stage.stage.draw()
        let shown = stage.collection.indexPathsForVisibleItems.map(\.item)
        #expect(shown.contains(15_000) && shown == Array(shown.first!...shown.last!) && shown.count > 40)
    }

    @Test(arguments: [false, true]) func sidewaysNothingJumpsWhenItemsComeMeasured(isRightToLeft: Bool) {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.estimated(100), .fractionalHeight(1)), subitems: [item])
        let stage = show(Tags((0..<400).map { CGFloat(60 + $0 % 5 * 30) }), group, isSideways: true)
        let collection = stage.collection
        if isRightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
        stage.stage.draw()
        collection.scrollToItem(at: [0, 200], at: .centeredHorizontally, animated: false)
        stage.stage.draw()
        for _ in 0..<30 {
            guard collection.visibleCells.count > 2 else { Issue.record("too few cells"); break }
            let cell = collection.visibleCells[1], before = cell.frame.minX - collection.bounds.minX
            let step: CGFloat = isRightToLeft ? 20 : -20
            collection.contentOffset.x += step
            stage.stage.draw()
            #expect(abs(cell.frame.minX - collection.bounds.minX - (before - step)) < 0.01)
        }
    }
}
