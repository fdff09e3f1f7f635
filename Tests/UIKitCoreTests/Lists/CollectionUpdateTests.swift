import Foundation
import PlatformInterface
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct CollectionUpdateTests {
    @Test func itemsMoveThereInTime() throws {
        let stage = CollectionStage("a", "b", "c", "d")
        let d = try #require(stage.cell(3))
        stage.source.sections[0].remove(at: 0)
        stage.collection.deleteItems(at: [[0, 0]])
        #expect(d.frame.minX == 200 && d.layer.shownFrameX > 200)
        stage.stage.settle()
        #expect(stage.shown == ["b", "c", "d"] && stage.cell(2) === d && stage.isTrue)
        #expect(stage.collection.subviews.count { $0 is UICollectionViewCell } == 3)
    }

    @Test func selectionAndFocusFollowTheirItems() {
        let stage = CollectionStage("a", "b", "c", "d")
        stage.click(2)
        stage.source.sections[0] = ["new", "c", "a", "b", "d"]
        stage.collection.performBatchUpdates {
            stage.collection.insertItems(at: [[0, 0]])
            stage.collection.moveItem(at: [0, 2], to: [0, 1])
        }
        stage.stage.settle()
        #expect(stage.selected == [1] && stage.cell(1)?.isSelected == true && stage.cell(1)?.word == "c" && stage.isTrue)
        #expect(stage.cell(1)?.configurationState.isFocused == true)
    }

    @Test func reloadedItemsGetOtherCells() {
        let stage = CollectionStage("a", "b")
        let old = stage.cell(1)
        stage.source.sections[0][1] = "B"
        stage.collection.reconfigureItems(at: [[0, 1]])
        #expect(stage.cell(1) === old && old?.word == "B")
        stage.source.sections[0][1] = "β"
        stage.collection.reloadItems(at: [[0, 1]])
        stage.stage.settle()
        #expect(stage.cell(1) !== old && stage.cell(1)?.word == "β")
    }

    @Test func aLayoutSaysWhereItemsComeFromAndGoTo() {
        final class Sliding: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                heard += updateItems.map { "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)→\($0.indexPathAfterUpdate?.item ?? -1)" }
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let result = layoutAttributesForItem(at: itemIndexPath)
                result?.frame.origin.y = -100
                return result
            }
            override func finalizeCollectionViewUpdates() { heard.append("done") }
        }
        let layout = Sliding()
        layout.itemSize = CGSize(width: 100, height: 50)
        let stage = CollectionStage([["a", "b"]], layout: layout)
        stage.source.sections[0] = ["b", "c"]
        var isDone = false
        stage.collection.performBatchUpdates({
            stage.collection.deleteItems(at: [[0, 0]])
            stage.collection.insertItems(at: [[0, 1]])
        }, completion: { _ in isDone = true })
        #expect(layout.heard == ["delete 0→-1", "insert -1→1", "done"] && !isDone)
        #expect(stage.cell(1)!.layer.shownFrameY < 0)
        stage.stage.settle()
        #expect(isDone && stage.cell(1)?.frame.minY == 0)
    }

    /// Batches of all kinds, in sight and out of it, with motion and without.
    @Test(arguments: 0..<24) func batchesShowWhatIsThere(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = seed % 2 == 0
        let stage = CollectionStage([CollectionStage.numbers(30), CollectionStage.numbers(50), []], layout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.collection) { collection, path, word in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? WordCell)?.word = word
            return cell
        }
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "heading", for: path)
        }
        var next = 0
        func word() -> String {
            next += 1
            return "word \(next)"
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<40).map { _ in word() }, toSection: 0)
        snapshot.appendItems((0..<60).map { _ in word() }, toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        stage.stage.draw()
        for _ in 0..<30 {
            snapshot = source.snapshot()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let items = snapshot.itemIdentifiers
                switch Int.random(in: 0..<7, using: &random) {
                case 0: snapshot.appendItems([word()])
                case 1: if let item = items.randomElement(using: &random) { snapshot.insertItems([word(), word()], beforeItem: item) }
                case 2: snapshot.deleteItems(items.shuffled(using: &random).prefix(3).map { $0 })
                case 3:
                    let two = items.shuffled(using: &random).prefix(2)
                    if two.count == 2 { snapshot.moveItem(two.first!, beforeItem: two.last!) }
                case 4:
                    next += 1
                    snapshot.insertSections([1000 + next], beforeSection: snapshot.sectionIdentifiers.randomElement(using: &random)!)
                case 5: if snapshot.numberOfSections > 2 { snapshot.deleteSections([snapshot.sectionIdentifiers.last!]) }
                default: if let item = items.randomElement(using: &random) { snapshot.reloadItems([item]) }
                }
            }
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            if Bool.random(using: &random) { stage.stage.settle() }
            if Bool.random(using: &random) { stage.collection.contentOffset.y = CGFloat.random(in: 0...400, using: &random) }
            stage.stage.draw()
            for cell in stage.collection.visibleCells {
                let path = stage.collection.indexPath(for: cell)!
                #expect((cell as? WordCell)?.word == source.itemIdentifier(for: path), "seed \(seed)")
                #expect(cell.frame == stage.collection.layoutAttributesForItem(at: path)?.frame, "seed \(seed)")
            }
        }
        stage.stage.settle()
        stage.stage.draw()
        let views = stage.collection.subviews.compactMap { $0 as? UICollectionViewCell }
        #expect(views.count == stage.collection.visibleCells.count && views.allSatisfy { $0.alpha == 1 && !$0.isHidden }, "seed \(seed)")
        let wanted = stage.collection.collectionViewLayout.layoutAttributesForElements(in: stage.collection.bounds)?.filter {
            $0.representedElementCategory == .cell
        }
        #expect(wanted?.count == views.count, "seed \(seed)")
    }

    /// The same in a list of rows that are as high as their words are long, with strips between.
    @Test(arguments: 0..<16) func batchesOfMeasuredRowsShowWhatIsThere(seed: UInt64) {
        final class MeasuredCell: UICollectionViewCell {
            var word = ""
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                if layoutAttributes.scrollingSection == nil { layoutAttributes.size.height = 24 + CGFloat(word.hashed % 5) * 12 }
                return layoutAttributes
            }
        }
        var random = SeededNumbers(seed: seed)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let isStrip = index % 3 == 1
            let size = NSCollectionLayoutSize(widthDimension: isStrip ? .absolute(120) : .fractionalWidth(seed % 2 == 0 ? 1 : 0.5),
                                              heightDimension: isStrip ? .absolute(60) : .estimated(40))
            let row = NSCollectionLayoutSize(widthDimension: isStrip ? .absolute(120) : .fractionalWidth(1), heightDimension: size.heightDimension)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.interGroupSpacing = 4
            if isStrip { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let stage = CollectionStage([[]], layout: layout) { collection, _ in collection.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell") }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.collection) { collection, path, word in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? MeasuredCell)?.word = word
            return cell
        }
        var next = 0
        func word() -> String {
            next += 1
            return "word \(next)"
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1, 2])
        for section in 0..<3 { snapshot.appendItems((0..<20).map { _ in word() }, toSection: section) }
        source.apply(snapshot, animatingDifferences: false)
        stage.stage.draw()
        for _ in 0..<25 {
            snapshot = source.snapshot()
            let items = snapshot.itemIdentifiers
            switch Int.random(in: 0..<6, using: &random) {
            case 0: snapshot.appendItems([word()])
            case 1: if let item = items.randomElement(using: &random) { snapshot.insertItems([word(), word()], beforeItem: item) }
            case 2: snapshot.deleteItems(items.shuffled(using: &random).prefix(3).map { $0 })
            case 3:
                let two = items.shuffled(using: &random).prefix(2)
                if two.count == 2 { snapshot.moveItem(two.first!, beforeItem: two.last!) }
            case 4:
                next += 1
                snapshot.insertSections([1000 + next], beforeSection: snapshot.sectionIdentifiers.randomElement(using: &random)!)
            default: if snapshot.numberOfSections > 3 { snapshot.deleteSections([snapshot.sectionIdentifiers.randomElement(using: &random)!]) }
            }
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            if Bool.random(using: &random) { stage.stage.settle() }
            if Bool.random(using: &random) { stage.collection.contentOffset.y = CGFloat.random(in: 0...500, using: &random) }
            let strips = stage.collection.subviews.compactMap { $0 as? UIScrollView }
            if let strip = strips.randomElement(using: &random) { strip.contentOffset.x = CGFloat.random(in: 0...800, using: &random) }
            stage.stage.draw()
            for cell in stage.collection.visibleCells {
                let path = stage.collection.indexPath(for: cell)!
                let word = (cell as? MeasuredCell)?.word
                #expect(word == source.itemIdentifier(for: path), "seed \(seed)")
                let frame = stage.collection.layoutAttributesForItem(at: path)!.frame, seen = cell.convert(cell.bounds, to: stage.collection)
                let isThere = abs(frame.minX - seen.minX) < 0.01 && abs(frame.minY - seen.minY) < 0.01
                #expect(isThere && abs(frame.width - seen.width) < 0.01 && abs(frame.height - seen.height) < 0.01, "seed \(seed) \(path)")
            }
        }
        stage.stage.settle()
        stage.stage.draw()
        // Rows that were seen are as high as they want, and none lies over another.
        let rows = stage.collection.visibleCells.filter { $0.superview === stage.collection }
        if seed % 2 == 0 { for case let row as MeasuredCell in rows { #expect(row.frame.height == 24 + CGFloat(row.word.hashed % 5) * 12, "seed \(seed)") } }
        for (index, row) in rows.enumerated() {
            for other in rows.dropFirst(index + 1) { #expect(row.frame.insetBy(dx: 0.5, dy: 0.5).intersection(other.frame).isEmpty, "seed \(seed)") }
        }
    }

    @Test func sectionsOfOutlinesOpenAndClose() {
        let stage = CollectionStage([[]])
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: stage.collection) { collection, path, word in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? WordCell)?.word = word
            return cell
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "trees"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        source.apply(outline, to: "all", animatingDifferences: false)
        stage.stage.draw()
        #expect(stage.shown == ["fruit", "trees"] && source.snapshot().itemIdentifiers == ["fruit", "trees"])
        outline.expand(["fruit"])
        source.apply(outline, to: "all")
        stage.stage.settle()
        #expect(stage.shown == ["fruit", "apple", "pear", "trees"])
        #expect(source.snapshot(for: "all").level(of: "red") == 2 && source.snapshot(for: "all").isVisible("red") == false)
        outline.expand(["apple"])
        outline.collapse(["fruit"])
        source.apply(outline, to: "all")
        stage.stage.settle()
        #expect(stage.shown == ["fruit", "trees"])
    }
}

extension String {
    /// The same number for the same word in every run.
    fileprivate var hashed: Int { unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 1009 } }
}

extension CALayer {
    /// Where it is seen now, on its way. Units: points.
    fileprivate var shownFrameX: CGFloat { presentation()?.frame.minX ?? .nan }
    fileprivate var shownFrameY: CGFloat { presentation()?.frame.minY ?? .nan }
}
