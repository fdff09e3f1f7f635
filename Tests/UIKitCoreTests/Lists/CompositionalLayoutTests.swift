import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor @Suite struct CompositionalLayoutTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size { Size(widthDimension: width, heightDimension: height) }

    private func stage(_ group: Group, _ counts: [Int] = [10], setUp: (Section) -> Void = { _ in }) -> CollectionStage {
        let section = Section(group: group)
        setUp(section)
        return CollectionStage(counts.map(CollectionStage.numbers), layout: UICollectionViewCompositionalLayout(section: section))
    }

    private func frames(_ stage: CollectionStage, _ items: Range<Int>, section: Int = 0) -> [CGRect] {
        items.map { stage.collection.layoutAttributesForItem(at: [section, $0])!.frame }
    }

    // MARK: Groups

    @Test func aCountSharesTheRoom() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(20)
        let stage = stage(group) { $0.interGroupSpacing = 5 }
        #expect(frames(stage, 0..<4) == [CGRect(x: 0, y: 0, width: 120, height: 60), CGRect(x: 140, y: 0, width: 120, height: 60),
                                         CGRect(x: 280, y: 0, width: 120, height: 60), CGRect(x: 0, y: 65, width: 120, height: 60)])
        #expect(stage.collection.contentSize == CGSize(width: 400, height: 4 * 65 - 5) && stage.isTrue && stage.shown.count == 10)
    }

    @Test func itemsRepeatWhileThereIsRoom() {
        let wide = Item(layoutSize: size(.absolute(100), .absolute(40))), narrow = Item(layoutSize: size(.absolute(50), .fractionalHeight(1)))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [wide, narrow])
        group.interItemSpacing = .fixed(10)
        // 100 + 50 + 100 + 50 and three times 10 is 330; another 100 does not fit.
        #expect(frames(stage(group), 0..<5).map(\.minX) == [0, 110, 170, 280, 0])
    }

    @Test func groupsStandInGroups() {
        let big = Item(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
        let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
        let column = Group.vertical(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [big, column])
        let stage = stage(group)
        #expect(frames(stage, 0..<4) == [CGRect(x: 0, y: 0, width: 300, height: 200), CGRect(x: 304, y: 2, width: 92, height: 96),
                                         CGRect(x: 304, y: 102, width: 92, height: 96), CGRect(x: 0, y: 200, width: 300, height: 200)])
        #expect(stage.isTrue)
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let item = Item(layoutSize: size(.absolute(100), .absolute(20)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(10)
        #expect(frames(stage(group), 0..<3) == [CGRect(x: 0, y: 20, width: 100, height: 20), CGRect(x: 150, y: 20, width: 100, height: 20),
                                                CGRect(x: 300, y: 20, width: 100, height: 20)])
    }

    @Test func anAppPlacesTheItemsOfAGroup() {
        let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 3)]
        }
        let stage = stage(group, [3])
        #expect(frames(stage, 0..<3) == [CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 200, y: 50, width: 200, height: 50),
                                         CGRect(x: 0, y: 100, width: 200, height: 50)])
        #expect(stage.collection.layoutAttributesForItem(at: [0, 1])?.zIndex == 3)
    }

    @Test func aGroupThatFitsNothingHoldsOne() {
        let item = Item(layoutSize: size(.absolute(900), .absolute(40)))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        #expect(frames(stage(group), 0..<2).map(\.minY) == [0, 40])
        let flat = Item(layoutSize: size(.absolute(0), .absolute(0)))
        let none = stage(Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(0)), subitems: [flat]))
        #expect(none.collection.contentSize.height == 0 && none.shown == [])
    }

    // MARK: Content decides

    /// Heights by the item: 30, 40, 50, 30 …
    private final class TallCell: UICollectionViewCell {
        static var heights: (Int) -> CGFloat = { 30 + CGFloat($0 % 3) * 10 }
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = Self.heights(layoutAttributes.indexPath.item)
            return layoutAttributes
        }
    }

    private func tallStage(_ layout: UICollectionViewLayout, _ counts: [Int]) -> CollectionStage {
        let stage = CollectionStage(counts.map(CollectionStage.numbers), layout: layout) { collection, _ in
            collection.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        }
        return stage
    }

    @Test func rowsAreAsHighAsTheirContent() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = Group.horizontal(layoutSize: row, subitems: [Item(layoutSize: row)])
        let stage = tallStage(UICollectionViewCompositionalLayout(section: Section(group: group)), [500])
        #expect(frames(stage, 0..<4).map(\.minY) == [0, 30, 70, 120] && stage.collection.visibleCells.count == 15)
        // Scrolled far and back by little, rows come measured and nothing jumps.
        stage.collection.scrollToItem(at: [0, 300], at: .top, animated: false)
        stage.stage.draw()
        let top = stage.collection.cellForItem(at: [0, 300])!
        #expect(abs(top.frame.minY - stage.collection.bounds.minY) < 1)
        for _ in 0..<30 {
            let before = stage.collection.visibleCells[2]
            let place = before.frame.minY - stage.collection.bounds.minY
            stage.collection.contentOffset.y -= 20
            stage.stage.draw()
            #expect(abs(before.frame.minY - stage.collection.bounds.minY - place - 20) < 0.01)
        }
        let shown = stage.collection.visibleCells
        for (a, b) in zip(shown, shown.dropFirst()) { #expect(abs(a.frame.maxY - b.frame.minY) < 0.01) }
    }

    @Test func neighboursAreAsHighAsTheHighest() {
        let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
        let stage = tallStage(UICollectionViewCompositionalLayout(section: Section(group: group)), [4])
        #expect(frames(stage, 0..<4) == [CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 200, y: 0, width: 200, height: 40),
                                         CGRect(x: 0, y: 40, width: 200, height: 50), CGRect(x: 200, y: 40, width: 200, height: 50)])
    }

    @Test func whatWasMeasuredFollowsItsItem() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = Group.horizontal(layoutSize: row, subitems: [Item(layoutSize: row)])
        let stage = tallStage(UICollectionViewCompositionalLayout(section: Section(group: group)), [6])
        stage.source.sections[0].remove(at: 0)
        stage.collection.deleteItems(at: [[0, 0]])
        #expect(frames(stage, 0..<3).map(\.height) == [40, 50, 30])
        stage.stage.settle()
        #expect(abs(stage.collection.contentSize.height - 210) < 0.01)
    }

    @Test func aMillionRowsCostWhatIsSeen() {
        let row = size(.fractionalWidth(1), .estimated(40))
        let group = Group.horizontal(layoutSize: row, subitems: [Item(layoutSize: row)])
        TallCell.heights = { _ in 50 }
        defer { TallCell.heights = { 30 + CGFloat($0 % 3) * 10 } }
        final class Counting: NSObject, UICollectionViewDataSource {
            var asked = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                asked += 1
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let stage = tallStage(UICollectionViewCompositionalLayout(section: Section(group: group)), [0])
        let source = Counting()
        stage.collection.dataSource = source
        stage.stage.draw()
        #expect(source.asked <= 16 && stage.collection.contentSize.height > 40_000_000)
        stage.collection.scrollToItem(at: [0, 500_000], at: .top, animated: false)
        stage.stage.draw()
        #expect(source.asked < 60 && stage.collection.indexPathsForVisibleItems.contains([0, 500_000]))
    }

    // MARK: Edges

    @Test func headersAndFootersMakeRoom() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = Group.vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let stage = stage(group, [20, 3]) { section in
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: self.size(.fractionalWidth(1), .absolute(30)),
                                                                     elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            let footer = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: self.size(.fractionalWidth(0.5), .absolute(20)),
                                                                     elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
            section.boundarySupplementaryItems = [header, footer]
        }
        let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter
        #expect(stage.collection.supplementaryView(forElementKind: header, at: [0, 0])?.frame == CGRect(x: 20, y: 0, width: 360, height: 30))
        #expect(frames(stage, 0..<1) == [CGRect(x: 20, y: 40, width: 360, height: 50)])
        let length: CGFloat = 30 + 10 + 1000 + 10 + 20
        #expect(stage.collection.layoutAttributesForSupplementaryElement(ofKind: footer, at: [0, 0])?.frame
            == CGRect(x: 200, y: length - 20, width: 180, height: 20))
        #expect(frames(stage, 0..<1, section: 1)[0].minY == length + 40)
        stage.collection.contentOffset.y = 300
        stage.stage.draw()
        #expect(stage.collection.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 300)
    }

    @Test func badgesAndBackgroundsGoWithTheirItemsAndSections() {
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                                                        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
        let item = Item(layoutSize: size(.fractionalWidth(0.5), .absolute(50)), supplementaryItems: [badge])
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = Section(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let stage = CollectionStage([CollectionStage.numbers(4)], layout: layout) { collection, _ in
            collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "heading")
        }
        let first = stage.collection.supplementaryView(forElementKind: "badge", at: [0, 1])
        #expect(first?.frame == CGRect(x: 385, y: 5, width: 20, height: 20))
        #expect(stage.collection.subviews.first { $0 is UICollectionReusableView }?.frame == CGRect(x: 0, y: 0, width: 400, height: 120))
        stage.source.sections[0].remove(at: 0)
        stage.collection.deleteItems(at: [[0, 0]])
        stage.stage.settle()
        // The badge is the item's, which is the first one now.
        #expect(stage.collection.supplementaryView(forElementKind: "badge", at: [0, 0]) === first && first?.frame.minX == 185)
    }

    @Test func theWholeContentHasEdgesToo() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 15
        configuration.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(70)), elementKind: "title", alignment: .top)]
        let group = Group.vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: Section(group: group), configuration: configuration)
        let stage = CollectionStage([["a"], ["b"]], layout: layout) { collection, _ in
            collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "heading")
        }
        #expect(stage.collection.supplementaryView(forElementKind: "title", at: IndexPath(index: 0))?.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
        #expect(frames(stage, 0..<1)[0].minY == 70 && frames(stage, 0..<1, section: 1)[0].minY == 135)
    }

    @Test func theRoomDecidesWhatASectionIs() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let columns = environment.container.effectiveContentSize.width > 300 ? 4 : 2
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 40 : 80)),
                subitem: item, count: columns)
            return NSCollectionLayoutSection(group: group)
        }
        let stage = CollectionStage([CollectionStage.numbers(4), CollectionStage.numbers(4)], layout: layout)
        #expect(frames(stage, 0..<1)[0].width == 100 && frames(stage, 0..<1, section: 1)[0] == CGRect(x: 0, y: 40, width: 100, height: 80))
        stage.collection.frame.size.width = 200
        stage.stage.draw()
        #expect(frames(stage, 0..<1, section: 1)[0] == CGRect(x: 0, y: 80, width: 100, height: 80))
        #expect(stage.isTrue)
    }

    @Test func alayoutGoesOnSideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = Group.vertical(layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item])
        let section = Section(group: group)
        section.interGroupSpacing = 10
        let stage = CollectionStage([CollectionStage.numbers(41)], layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(frames(stage, 0..<3) == [CGRect(x: 0, y: 0, width: 120, height: 300), CGRect(x: 0, y: 300, width: 120, height: 300),
                                         CGRect(x: 130, y: 0, width: 120, height: 300)])
        #expect(stage.collection.contentSize == CGSize(width: 21 * 130 - 10, height: 600) && stage.shown.count == 8)
        stage.collection.contentOffset.x = 650
        stage.stage.draw()
        #expect(stage.shown.first == "Item 10" && stage.isTrue)
    }

    // MARK: Strips

    private func stripStage(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rightToLeft: Bool = false) -> CollectionStage {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            if index == 0 { section.orthogonalScrollingBehavior = behavior }
            return section
        }
        return CollectionStage([CollectionStage.numbers(50), CollectionStage.numbers(20)], layout: layout) { collection, _ in
            if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
        }
    }

    @Test func aSectionGoesOnSidewaysByItself() throws {
        let stage = stripStage(.continuous)
        let strip = try #require(stage.cell(0)?.superview as? UIScrollView)
        #expect(strip !== stage.collection && strip.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
        #expect(abs(strip.contentSize.width - 8030) < 0.01)
        #expect(frames(stage, 0..<1)[0].origin == CGPoint(x: 20, y: 0) && frames(stage, 0..<1, section: 1)[0].minY == 100)
        #expect(stage.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
        strip.contentOffset.x = 1600
        stage.stage.draw()
        #expect(stage.collection.indexPathsForVisibleItems.first == [0, 9] && stage.cell(10)?.frame.minX == 1620)
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 30, y: 50)) == [0, 10])
        #expect(frames(stage, 10..<11)[0].minX == 20)
        // Out of sight and back, it is where it was.
        stage.collection.contentOffset.y = 500
        stage.stage.draw()
        #expect(strip.superview == nil)
        stage.collection.contentOffset.y = 0
        stage.stage.draw()
        #expect((stage.cell(10)?.superview as? UIScrollView)?.contentOffset.x == 1600)
        stage.click(10)
        #expect(stage.selected == [10])
    }

    @Test func aWheelOverAStripMovesWhatCanMove() {
        let stage = stripStage(.continuous)
        let place = stage.middle(0)
        stage.stage.send(.scrolled(location: place, dx: 0, dy: 40, phase: .began))
        stage.stage.send(.scrolled(location: place, dx: 0, dy: 0, phase: .ended))
        stage.stage.settle()
        #expect(stage.collection.contentOffset.y >= 40)
        let strip = stage.cell(0)?.superview as? UIScrollView
        stage.stage.send(.scrolled(location: CGPoint(x: place.x, y: 20), dx: 60, dy: 0, phase: .began))
        stage.stage.send(.scrolled(location: CGPoint(x: place.x, y: 20), dx: 0, dy: 0, phase: .ended))
        stage.stage.settle()
        #expect(strip.map { $0.contentOffset.x >= 60 } == true && stage.collection.contentOffset.x == 0)
    }

    @Test func stripsScrollToTheirItems() {
        let stage = stripStage(.continuous)
        stage.collection.scrollToItem(at: [0, 30], at: [], animated: false)
        stage.stage.draw()
        let frame = stage.cell(30).map { $0.convert($0.bounds, to: stage.collection) }
        #expect(frame.map { $0.maxX <= 400.01 && $0.minX >= 0 } == true)
        stage.click(30)
        stage.stage.key(.keyboardRightArrow)
        stage.stage.draw()
        #expect(stage.cell(31)?.configurationState.isFocused == true)
    }

    @Test func stripsReadFromTheRightBeginThere() throws {
        let stage = stripStage(.continuous, rightToLeft: true)
        let first = try #require(stage.cell(0))
        #expect(first.convert(first.bounds, to: stage.collection).maxX == 380)
        let strip = try #require(first.superview as? UIScrollView)
        strip.contentOffset.x -= 160
        stage.stage.draw()
        let second = try #require(stage.cell(1))
        #expect(second.convert(second.bounds, to: stage.collection).maxX == 380)
    }

    @Test func stripsStopWhereTheySay() {
        func strip(_ stops: SectionScroller.Stops) -> SectionScroller {
            SectionScroller(frame: CGRect(x: 0, y: 0, width: 400, height: 100), length: 8030, stops: stops, pitch: 160, groupLength: 150, groupCount: 50,
                            lead: 20)
        }
        #expect(strip(.anywhere).stop(near: 333, from: 0, velocity: 1) == 333)
        #expect(strip(.groups).stop(near: 333, from: 0, velocity: 1) == 320)
        #expect(strip(.pages).stop(near: 1333, from: 0, velocity: 1) == 400 && strip(.pages).stop(near: 120, from: 0, velocity: 0) == 0)
        #expect(strip(.pages).stop(near: 120, from: 400, velocity: -1) == 0)
        #expect(strip(.eachGroup(centered: false)).stop(near: 900, from: 160, velocity: 1) == 320)
        #expect(strip(.eachGroup(centered: false)).stop(near: 230, from: 160, velocity: 0) == 160)
        // The second group stands in the middle: 20 + 160 + 75 - 200.
        #expect(strip(.eachGroup(centered: true)).stop(near: 10, from: 0, velocity: 1) == 55)
        #expect(strip(.eachGroup(centered: false)).stop(near: 99_999, from: 7900, velocity: 1) == 7630)
    }

    @Test func anAppChangesWhatIsInSight() {
        var offsets: [CGFloat] = []
        let item = Item(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let stage = stage(Group.vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]), [40]) { section in
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.y)
                for item in items { item.alpha = item.indexPath.item % 2 == 0 ? 1 : 0.5 }
            }
        }
        #expect(stage.cell(1)?.alpha == 0.5 && stage.cell(2)?.alpha == 1)
        stage.collection.contentOffset.y = 100
        stage.stage.draw()
        #expect(offsets.last == 100 && stage.cell(13)?.alpha == 0.5)
    }

    @Test func badLengthsAreZero() {
        var said: [String] = []
        Log.observer = { said.append($0) }
        defer { Log.observer = nil }
        #expect(NSCollectionLayoutDimension.absolute(-5).dimension == 0 && NSCollectionLayoutDimension.fractionalWidth(.nan).dimension == 0)
        #expect(said.contains { $0.hasPrefix("NSCollectionLayoutDimension") })
    }
}
