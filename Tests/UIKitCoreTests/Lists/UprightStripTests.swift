import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// Sections that scroll by themselves in a layout that goes on sideways: the columns of a board.
@MainActor @Suite struct UprightStripTests {
    private func board(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, hasHeader: Bool = false,
                       handler: NSCollectionLayoutSection.VisibleItemsInvalidationHandler? = nil, rightToLeft: Bool = false) -> CollectionStage {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 20
        let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 5, bottom: 15, trailing: 5)
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
        if hasHeader {
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        }
        return CollectionStage([30, 20, 3, 10].map(CollectionStage.numbers),
                               layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration)) { collection, _ in
            if rightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
        }
    }

    @Test func eachColumnScrollsUprightByItself() throws {
        let stage = board()
        let column = try #require(stage.cell(0)?.superview as? UIScrollView), other = try #require(stage.cell(0, 1)?.superview as? UIScrollView)
        #expect(column.frame == CGRect(x: 5, y: 0, width: 150, height: 600) && other.frame.minX == 185)
        #expect(column.contentSize == CGSize(width: 150, height: 15 + 30 * 110 - 10 + 15))
        #expect(stage.collection.contentSize == CGSize(width: 4 * 160 + 3 * 20, height: 600))
        column.contentOffset.y = 1100
        stage.stage.draw()
        #expect(stage.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == Array(9...15))
        #expect(stage.collection.layoutAttributesForItem(at: [0, 10])?.frame == CGRect(x: 5, y: 15, width: 150, height: 100))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 10] && stage.cell(0, 1)?.frame.minY == 15)
        // Out of sight and back, it is where it was.
        stage.collection.contentOffset.x = 300
        stage.stage.draw()
        #expect(column.superview == nil)
        stage.collection.contentOffset.x = 0
        stage.stage.draw()
        #expect((stage.cell(10)?.superview as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 1100))
    }

    @Test func aWheelAndAFingerMoveTheColumnUprightAndTheBoardSideways() throws {
        let stage = board()
        let place = stage.middle(1)
        stage.stage.send(.scrolled(location: place, dx: 0, dy: 60, phase: .began))
        stage.stage.send(.scrolled(location: place, dx: 0, dy: 0, phase: .ended))
        stage.stage.settle()
        let column = try #require(stage.collection.visibleCells.first?.superview as? UIScrollView)
        #expect(column.contentOffset.y >= 60 && stage.collection.contentOffset == .zero)
        let before = column.contentOffset.y
        stage.stage.touchDown(at: CGPoint(x: 100, y: 300))
        for step in 1...8 { stage.stage.touchMove(to: CGPoint(x: 100 - CGFloat(step) * 10, y: 300)) }
        stage.stage.touchUp(at: CGPoint(x: 20, y: 300))
        stage.stage.settle()
        #expect(stage.collection.contentOffset.x > 40 && column.contentOffset.y == before)
    }

    @Test func aColumnGoesUnderItsHeader() throws {
        let stage = board(hasHeader: true)
        let column = try #require(stage.cell(0)?.superview as? UIScrollView)
        #expect(column.frame == CGRect(x: 5, y: 40, width: 150, height: 560) && column.clipsToBounds)
        #expect(stage.collection.layoutAttributesForItem(at: [0, 0])?.frame.minY == 55)
        column.contentOffset.y = 115
        stage.stage.draw()
        // The first one would stand wholly behind the header.
        #expect(stage.cell(0) == nil && stage.collection.layoutAttributesForItem(at: [0, 1])?.frame.minY == 50)
        stage.collection.scrollToItem(at: [0, 29], at: [], animated: false)
        stage.stage.draw()
        #expect(stage.collection.layoutAttributesForItem(at: [0, 29])?.frame.maxY == 600)
    }

    @Test func columnsStopWhereTheySayAndTellTheirOffset() {
        var offsets: [CGPoint] = []
        let stage = board(.paging, handler: { items, offset, _ in
            offsets.append(offset)
            for item in items { item.alpha = 0.5 }
        })
        let column = stage.cell(0)?.superview as? UIScrollView
        column?.contentOffset.y = 200
        stage.stage.draw()
        #expect(offsets.contains(CGPoint(x: 0, y: 200)) && stage.cell(2)?.alpha == 0.5)
        let pages = SectionScroller(frame: CGRect(x: 0, y: 0, width: 150, height: 600), length: 3320, isUpright: true, stops: .pages, pitch: 110,
                                    groupLength: 100, groupCount: 30, lead: 15)
        #expect(pages.stop(near: 1900, from: 0, velocity: 1) == 600 && pages.limit == 2720)
    }

    @Test func readFromTheRightTheFirstColumnStandsThere() {
        let stage = board(rightToLeft: true)
        let first = stage.cell(0).map { $0.convert($0.bounds, to: nil) }
        #expect(first == CGRect(x: 245, y: 15, width: 150, height: 100))
    }
}
