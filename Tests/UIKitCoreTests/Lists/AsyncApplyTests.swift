import Foundation
import Testing
import UIKitCore

/// Snapshots that are applied by `await`: back when the completion comes, not before.
/// Contract: other tests run where these wait, so that nothing here depends on a platform's clock.
@MainActor @Suite struct AsyncApplyTests {
    private func expectWait(for completions: Completions, _ change: @escaping @MainActor () async -> Void) async {
        let diary = Diary()
        let task = Task { @MainActor in
            await change()
            diary("back")
        }
        while completions.held.isEmpty { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(diary.taken() == [])
        completions.held.removeFirst()()
        await task.value
        #expect(diary.taken() == ["back"] && completions.held.isEmpty)
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
        var result = NSDiffableDataSourceSnapshot<Int, String>()
        result.appendSections([0])
        return result
    }

    @Test func aCollectionsSnapshots() async {
        Stage.install()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.grid())
        let source = HeldItems(collectionView: collection) { _, _, _ in nil }
        let snapshot = snapshot
        await expectWait(for: source.completions) { await source.apply(snapshot) }
        await expectWait(for: source.completions) { await source.applySnapshotUsingReloadData(snapshot) }
        await expectWait(for: source.completions) { await source.apply(NSDiffableDataSourceSectionSnapshot(), to: 0) }
    }

    @Test func aTablesSnapshots() async {
        Stage.install()
        let table = UITableView(frame: .zero)
        let source = HeldRows(tableView: table) { _, _, _ in nil }
        let snapshot = snapshot
        await expectWait(for: source.completions) { await source.apply(snapshot) }
        await expectWait(for: source.completions) { await source.applySnapshotUsingReloadData(snapshot) }
    }

    @Test func aListThatIsGoneHoldsNobodyUp() async {
        Stage.install()
        var collection: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.grid())
        let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection!) { _, _, _ in nil }
        collection = nil
        await items.apply(snapshot)
        #expect(items.snapshot().numberOfSections == 1)
        Stage.install()
        var table: UITableView? = UITableView(frame: .zero)
        let rows = UITableViewDiffableDataSource<Int, String>(tableView: table!) { _, _, _ in nil }
        table = nil
        await rows.apply(snapshot)
        #expect(rows.snapshot().numberOfSections == 1)
    }
}

@MainActor private final class Completions {
    var held: [() -> Void] = []
}

private final class HeldItems: UICollectionViewDiffableDataSource<Int, String> {
    let completions = Completions()
    override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        completions.held.append(completion!)
    }
    override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil) {
        completions.held.append(completion!)
    }
    override func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int, animatingDifferences: Bool = true,
                        completion: (() -> Void)? = nil) { completions.held.append(completion!) }
}

private final class HeldRows: UITableViewDiffableDataSource<Int, String> {
    let completions = Completions()
    override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        completions.held.append(completion!)
    }
    override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil) {
        completions.held.append(completion!)
    }
}
