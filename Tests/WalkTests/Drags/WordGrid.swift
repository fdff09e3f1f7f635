import ContextMenuTesting
import UIKitCore

/// A grid of words, three in a line.
@MainActor class WordGrid: UIViewController, UICollectionViewDataSource {
    final let collection: UICollectionView
    final var words: [String]

    init(_ words: [String]) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.words = words
        super.init(nibName: nil, bundle: nil)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = words[indexPath.item]
        return cell
    }
}
