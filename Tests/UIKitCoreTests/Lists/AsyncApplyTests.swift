import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

/// Snapshots that are applied by `await`.
@MainActor @Suite struct AsyncApplyTests {
    /// Starts `change` on a stage and expects it to come back after the stage has settled, not before.
    /// Contract: other tests may run where this one waits, so that the stage's platform is put back each time.
    private func expectWait(on stage: Stage, until hasBegun: @MainActor () -> Bool, _ change: @escaping @MainActor () async -> Void) async {
        let diary = Diary()
        let task = Task { @MainActor in
            CurrentPlatform.shared = stage.platform
            await change()
            diary("back")
        }
        while !hasBegun() { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(diary.taken() == [])
        CurrentPlatform.shared = stage.platform
        stage.settle()
        diary("settled")
        await task.value
        #expect(diary.taken() == ["settled", "back"])
    }

    @Test func aCollectionsSnapshot() async {
        let list = CollectionListTests.ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["a", "b", "c"]])
        var snapshot = list.source.snapshot()
        snapshot.moveItem("c", beforeItem: "a")
        let turned = snapshot
        await expectWait(on: list.stage, until: { list.source.snapshot().itemIdentifiers == ["c", "a", "b"] }) { await list.source.apply(turned) }
        #expect(list.shown == ["c", "a", "b"])
        // What does not move need not be waited for.
        snapshot.deleteItems(["a"])
        await list.source.apply(snapshot, animatingDifferences: false)
        #expect(list.shown == ["c", "b"])
        snapshot.deleteItems(["b"])
        await list.source.applySnapshotUsingReloadData(snapshot)
        #expect(list.shown == ["c"])
    }

    @Test func aSectionsSnapshot() async {
        let list = CollectionListTests.ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["a"]])
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        let longer = outline
        await expectWait(on: list.stage, until: { list.source.snapshot().itemIdentifiers == ["a", "b"] }) { await list.source.apply(longer, to: 0) }
        #expect(list.shown == ["a", "b"])
    }

    @Test func aTablesSnapshot() async {
        let stage = Stage()
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, word in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = word
            return cell
        }
        _ = stage.add(table, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await source.applySnapshotUsingReloadData(snapshot)
        CurrentPlatform.shared = stage.platform
        stage.draw()
        snapshot.appendItems(["c"])
        let longer = snapshot
        await expectWait(on: stage, until: { source.snapshot().numberOfItems == 3 }) { await source.apply(longer) }
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    }

    @Test func aListThatIsGoneHoldsNobodyUp() async {
        Stage.install()
        var collection: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.grid())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection!) { _, _, _ in nil }
        collection = nil
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        await source.apply(snapshot)
        #expect(source.snapshot().numberOfSections == 1)
    }
}
