import UIKit

/// A grid of pictures whose previews are controllers; a tap on a preview pushes a page of its own, found by the menu's identifier.
final class PreviewCollectionController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let names = (0..<4).flatMap { _ in LandscapeView.names }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        let columns: CGFloat = collectionView.bounds.width > 600 ? 5 : 3
        let width = ((collectionView.bounds.width - (columns - 1) * 2) / columns).rounded(.down)
        return CGSize(width: width, height: (width * 0.75).rounded())
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let name = names[indexPath.item]
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let picture = LandscapeView(name)
        picture.frame = cell.contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.isAccessibilityElement = false
        cell.contentView.addSubview(picture)
        cell.accessibilityLabel = name
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                                 point: CGPoint) -> UIContextMenuConfiguration? {
        let name = names[indexPath.item]
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: { LandscapeController(name) }) { _ in
            UIMenu(children: [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Add to Favourites", image: UIImage(systemName: "heart")) { _ in },
            ])
        }
    }

    override func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                 animator: any UIContextMenuInteractionCommitAnimating) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [unowned self] in
            if let name = configuration.identifier as? String { show(LandscapeController(name), sender: self) }
        }
    }
}
