import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// What the insets of a section are counted from, and what keeps to them.
@MainActor @Suite struct SectionInsetsTests {
    private func stage(width: CGFloat = 400, _ setUp: @escaping (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) -> Void)
        -> CollectionStage
    {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        setUp(section, configuration)
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        return CollectionStage([CollectionStage.numbers(40)], layout: layout, size: CGSize(width: width, height: 600)) { collection, _ in
            collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        }
    }

    private func item(_ stage: CollectionStage) -> CGRect { stage.collection.layoutAttributesForItem(at: [0, 0])!.frame }
    private func header(_ stage: CollectionStage) -> CGRect? {
        stage.collection.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
    }

    @Test func insetsAreCountedFromWhatIsSaid() {
        #expect(item(stage { section, _ in section.contentInsetsReference = .none }) == CGRect(x: 5, y: 30, width: 390, height: 50))
        let margins = item(stage { section, _ in section.contentInsetsReference = .layoutMargins })
        #expect(margins.minX == 35 && margins.maxX == 375)
        // The layout's own word counts where the section has none.
        #expect(item(stage { _, configuration in configuration.contentInsetsReference = .layoutMargins }) == margins)
        let readable = item(stage(width: 800) { section, _ in section.contentInsetsReference = .readableContent })
        #expect(readable.width == 672 - 10 && abs(readable.midX - 400) <= 10)
    }

    @Test func headersKeepToTheInsetsOrNot() {
        #expect(header(stage { section, _ in section.contentInsetsReference = .layoutMargins })?.minX == 35)
        let wide = stage { section, _ in
            section.contentInsetsReference = .layoutMargins
            section.supplementariesFollowContentInsets = false
        }
        #expect(header(wide) == CGRect(x: 0, y: 0, width: 400, height: 30) && item(wide).minX == 35)
    }

    /// What is asked for ahead, or at a point, is not in sight.
    @Test func aHandlerHearsOfWhatIsInSightAlone() {
        var last = 0, calls = 0
        let stage = stage { section, _ in
            section.visibleItemsInvalidationHandler = { items, _, environment in
                calls += 1
                last = max(last, items.map(\.indexPath.item).max() ?? 0)
                for item in items where item.representedElementCategory == .cell {
                    item.transform = CGAffineTransform(scaleX: item.indexPath.item == 0 ? 0.5 : 1, y: 1)
                }
                #expect(environment.container.effectiveContentSize.width == 390)
            }
        }
        stage.collection.prefetchDataSource = stage.source
        stage.collection.contentOffset.y = 20
        stage.stage.draw()
        #expect(calls > 0 && last == 11 && stage.source.lines.contains { $0.hasPrefix("fetch") })
        #expect(stage.cell(0)?.frame.width == 195)
        _ = stage.collection.indexPathForItem(at: CGPoint(x: 100, y: 1500))
        #expect(last == 11)
    }
}
