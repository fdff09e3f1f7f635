import CoreGraphics
import Foundation
import PlatformHeadless
import Testing
import UIKitCore

/// What a list keeps while it is scrolled far: cells, and what it knows of rows.
@MainActor @Suite struct ListMemoryTests {
    private static let count = 1_000_000

    /// Counts the cells of one test that live now.
    private final class Census { var alive = 0 }
    private static var census = Census()

    private final class Row: UITableViewCell {
        private let census = ListMemoryTests.census
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            census.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        isolated deinit { census.alive -= 1 }
    }

    private final class Item: UICollectionViewCell {
        private let census = ListMemoryTests.census
        override init(frame: CGRect) {
            super.init(frame: frame)
            census.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        isolated deinit { census.alive -= 1 }
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            if !layoutAttributes.estimates.isEmpty { layoutAttributes.size.height = 30 + CGFloat(layoutAttributes.indexPath.item % 5) * 7 }
            return layoutAttributes
        }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ListMemoryTests.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = Array(repeating: "Row \(indexPath.row)", count: 1 + indexPath.row % 3).joined(separator: "\n")
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { ListMemoryTests.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private func fling(_ stage: Stage) {
        stage.touchDown(at: CGPoint(x: 200, y: 550))
        for step in 1...6 {
            stage.platform.advance(by: 0.008)
            stage.touchMove(to: CGPoint(x: 200, y: 550 - CGFloat(step) * 80))
        }
        stage.touchUp(at: CGPoint(x: 200, y: 70))
        stage.settle()
    }

    /// Flings, then small steps, then jumps to and fro. Returns the most cells that lived, and the most rows of which something was kept.
    private func scroll(_ list: UIScrollView, _ stage: Stage, _ kept: () -> Int) -> (cells: Int, kept: Int) {
        var most = (cells: 0, kept: 0)
        func look() { most = (max(most.cells, Self.census.alive), max(most.kept, kept())) }
        for _ in 0..<3 {
            fling(stage)
            look()
        }
        for _ in 0..<60 {
            list.contentOffset.y += 590
            stage.draw()
            look()
        }
        var random = SeededNumbers(seed: 5)
        for _ in 0..<100 {
            list.contentOffset.y = CGFloat(Int.random(in: 0..<30_000_000, using: &random))
            stage.draw()
            look()
        }
        return most
    }

    @Test func aTableKeepsWhatIsNear() {
        Self.census = Census()
        let stage = Stage(size: CGSize(width: 400, height: 600)), rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.estimatedRowHeight = 40
        table.dataSource = rows
        _ = stage.add(table, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        stage.draw()
        let most = scroll(table, stage) { table.keptHeights }
        #expect(most.cells > 5 && most.cells < 60, "\(most)")
        // As many as it may keep: without a bound it would be more.
        #expect(most.kept > 60 * 256 && most.kept <= 65 * 256, "\(most)")
        #expect(table.visibleCells.allSatisfy { $0.frame.height == table.rectForRow(at: table.indexPath(for: $0)!).height })
    }

    private func collection(_ layout: UICollectionViewLayout, _ stage: Stage, _ rows: Rows) -> UICollectionView {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = rows
        _ = stage.add(collection, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        stage.draw()
        return collection
    }

    /// One item a group, as a list has, and two, of which each item is measured.
    @Test(arguments: [1, 2]) func aCollectionKeepsWhatIsNear(columns: Int) {
        Self.census = Census()
        let stage = Stage(size: CGSize(width: 400, height: 600)), rows = Rows()
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(40)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let collection = collection(layout, stage, rows)
        let most = scroll(collection, stage) { layout.keptSizes }
        #expect(most.cells > 10 && most.cells < 120, "\(most)")
        #expect(most.kept > 60 * 256 && most.kept <= 65 * 256 + 4096, "\(most)")
        #expect(collection.visibleCells.allSatisfy { $0.frame == collection.layoutAttributesForItem(at: collection.indexPath(for: $0)!)?.frame })
    }

    @Test func aGridOfOneSizeKeepsNothing() {
        Self.census = Census()
        let stage = Stage(size: CGSize(width: 400, height: 600)), rows = Rows()
        let collection = collection(CollectionStage.grid(), stage, rows)
        let most = scroll(collection, stage) { collection.keptAttributes }
        #expect(most.cells < 120 && most.kept > 40 && most.kept < 120, "\(most)")
    }
}
