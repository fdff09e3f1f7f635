import ContextMenuTesting

/// A collection of words in a window of 400×600 points, three a line; its items have menus, and a person stands in front of it.
@MainActor final class CollectionWalk {
    let controller: WordCollectionController
    let app: HeadlessApp

    init(_ words: [String], _ kind: WordCollectionController.Type = ManyMenusController.self, inNavigation: Bool = false,
         setUp: (WordCollectionController) -> Void = { _ in }) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 20
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        controller = kind.init(collectionViewLayout: layout)
        controller.words = words
        setUp(controller)
        let root: UIViewController = inNavigation ? UINavigationController(rootViewController: controller) : controller
        app = HeadlessApp(root, size: CGSize(width: 400, height: 600))
    }

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }

    var collection: UICollectionView { controller.collectionView }
    var titles: [String] { app.menu?.items.map(\.title) ?? [] }
    func cell(_ word: String) -> UICollectionViewCell { collection.visibleCells.first { $0.accessibilityLabel == word }! }
    func outlined() -> [String] { collection.visibleCells.filter(\.isOutlined).compactMap(\.accessibilityLabel) }
    var selected: [String] { (collection.indexPathsForSelectedItems ?? []).map { controller.words[$0.item] } }
    func open(_ word: String) { app.secondaryClick(cell(word)) }
    func select(_ words: String...) {
        for word in words {
            collection.selectItem(at: IndexPath(item: controller.words.firstIndex(of: word)!, section: 0), animated: false, scrollPosition: [])
        }
    }

    /// Whether nothing of a menu is left.
    var isClean: Bool {
        app.menu == nil && app.window.contextMenuSession == nil && outlined() == []
            && controller.count("display") + controller.count("shown nothing") == controller.count("end")
    }
}

/// The controller of such a collection, which writes down what it is asked and told.
@MainActor class WordCollectionController: UICollectionViewController {
    var words: [String] = []
    var lines: [String] = []
    var points: [CGPoint] = []
    var hasMenu: ([String]) -> Bool = { _ in true }
    weak var lastConfiguration: UIContextMenuConfiguration?
    var onAsk: () -> Void = {}
    var onProvide: () -> Void = {}

    required override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func count(_ line: String) -> Int { lines.count { $0 == line } }
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        clearsSelectionOnViewWillAppear = false
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = words[indexPath.item]
        cell.backgroundColor = .systemBlue
        return cell
    }

    func menu(_ chosen: [String], _ point: CGPoint) -> UIContextMenuConfiguration? {
        lines.append("ask " + chosen.joined(separator: "+"))
        points.append(point)
        onAsk()
        guard hasMenu(chosen) else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: chosen.joined(separator: "+") as NSString, previewProvider: nil) { [unowned self] _ in
            onProvide()
            guard !chosen.isEmpty else { return UIMenu(children: [UIAction(title: "New") { [unowned self] _ in insert("New", at: 0) }]) }
            return UIMenu(children: [
                UIAction(title: "Open " + chosen.joined(separator: "+")) { [unowned self] _ in lines.append("open " + chosen.joined(separator: "+")) },
                UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in for word in chosen { remove(word) } },
            ])
        }
        lastConfiguration = configuration
        return configuration
    }

    override func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                                 animator: (any UIContextMenuInteractionAnimating)?) { lines.append("display") }
    override func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                                 animator: (any UIContextMenuInteractionAnimating)?) { lines.append("end") }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { lines.append("select \(words[indexPath.item])") }
    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("primary \(words[indexPath.item])")
    }

    func remove(_ word: String) {
        lines.append("delete \(word)")
        guard let item = words.firstIndex(of: word) else { return }
        words.remove(at: item)
        collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }

    func insert(_ word: String, at item: Int) {
        words.insert(word, at: item)
        collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
    }

    func move(_ word: String, to item: Int) {
        let old = words.firstIndex(of: word)!
        words.remove(at: old)
        words.insert(word, at: item)
        collectionView.moveItem(at: IndexPath(item: old, section: 0), to: IndexPath(item: item, section: 0))
    }
}

/// Answers for any number of items.
@MainActor final class ManyMenusController: WordCollectionController {
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration? { menu(indexPaths.map { words[$0.item] }, point) }

    var lifted: [String] = []
    var lowered: [String] = []
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                                 highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        lifted.append(words[indexPath.item])
        return super.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                                 dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        lowered.append(words[indexPath.item])
        return super.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
}

/// Answers for one item, as apps did before iOS 16.
@MainActor final class SingleMenusController: WordCollectionController {
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration? { menu([words[indexPath.item]], point) }

    /// What the form of old answers for what is lifted.
    var preview: (UIContextMenuConfiguration) -> UITargetedPreview? = { _ in nil }
    var committed: [String] = []
    override func collectionView(_ collectionView: UICollectionView,
                                 previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        preview(configuration)
    }
    override func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                 animator: any UIContextMenuInteractionCommitAnimating) {
        committed.append(configuration.identifier as? String ?? "")
    }
}
