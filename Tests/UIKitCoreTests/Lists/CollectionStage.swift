import Foundation
import PlatformInterface
import UIKitCore

/// A collection that fills a window, over items of words.
@MainActor final class CollectionStage {
    let stage: Stage
    let collection: UICollectionView
    let source: WordItems

    init(_ sections: [[String]], layout: UICollectionViewLayout? = nil, size: CGSize = CGSize(width: 400, height: 600),
         setUp: (UICollectionView, WordItems) -> Void = { _, _ in }) {
        stage = Stage(size: size)
        source = WordItems(sections)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout ?? CollectionStage.grid())
        collection.register(WordCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                            withReuseIdentifier: "heading")
        collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                            withReuseIdentifier: "heading")
        setUp(collection, source)
        collection.dataSource = source
        collection.delegate = source
        _ = stage.add(collection, at: CGRect(origin: .zero, size: size))
        stage.draw()
    }

    convenience init(_ words: String..., setUp: (UICollectionView, WordItems) -> Void = { _, _ in }) { self.init([words], setUp: setUp) }

    /// Four items of 100×50 a line, with nothing between.
    static func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    /// The words in sight, in order.
    var shown: [String] { collection.visibleCells.map { ($0 as? WordCell)?.word ?? "-" } }

    func cell(_ item: Int, _ section: Int = 0) -> WordCell? { collection.cellForItem(at: IndexPath(item: item, section: section)) as? WordCell }

    func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
        let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.frame
        return collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func click(_ item: Int, count: Int = 1, _ modifiers: InputModifiers = []) {
        let place = middle(item)
        for number in 1...count {
            stage.send(.pointerPressed(.primary, location: place, clickCount: number), modifiers)
            stage.send(.pointerReleased(.primary, location: place), modifiers)
        }
        stage.draw()
    }

    func tap(_ item: Int) {
        stage.touchDown(at: middle(item))
        stage.touchUp(at: middle(item))
        stage.draw()
    }

    var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map(\.item) }

    /// What the views in sight say against what the data source says.
    var isTrue: Bool {
        collection.visibleCells.allSatisfy { cell in
            guard let path = collection.indexPath(for: cell) else { return false }
            return (cell as? WordCell)?.word == source.sections[path.section][path.item]
                && cell.frame == collection.layoutAttributesForItem(at: path)?.frame
        }
    }
}

final class WordCell: UICollectionViewCell {
    var word = ""
}

/// The data source and delegate of a collection of words, which write down what they are asked and told.
@MainActor final class WordItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
    var sections: [[String]]
    var lines: [String] = []
    var cellCount = 0
    var size: ((IndexPath) -> CGSize)?
    var refusesSelection: Set<Int> = []
    var fixedItems: Set<Int> = []
    /// Where a held item may come, when that is not where it is held.
    var target: ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
    var titles: [String]?

    init(_ sections: [[String]]) { self.sections = sections }

    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cellCount += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? WordCell)?.word = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { !fixedItems.contains(indexPath.item) }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        lines.append("move \(sourceIndexPath.section).\(sourceIndexPath.item) to \(destinationIndexPath.section).\(destinationIndexPath.item)")
        let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        lines.append("fetch \(indexPaths.first!.item)…\(indexPaths.last!.item)")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        lines.append("cancel \(indexPaths.first!.item)…\(indexPaths.last!.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        lines.append("highlight? \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { lines.append("highlighted \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { lines.append("unhighlighted \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        lines.append("select? \(indexPath.item)")
        return !refusesSelection.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        lines.append("deselect? \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { lines.append("selected \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { lines.append("deselected \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("primary \(indexPath.item)")
    }
}
