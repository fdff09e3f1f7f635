import UIKit

/// A strip of words that scrolls by itself, words that wrap by their length, and cards that go from a grid into rows and back.
final class LayoutsController: UICollectionViewController {
    private struct Dish {
        let name: String
        let symbol: String
        let color: UIColor
    }

    private static let meals = [
        "Breakfast", "Lunch", "Tea", "Dinner", "Late-night snacks", "For a picnic", "For many guests", "To take along", "Leftovers",
    ]
    private static let words = [
        "Soup", "Ready in ten minutes", "Vegan", "Spicy", "One pot", "Without an oven", "Rice", "Grandmother’s", "Autumn", "Lemon and herbs",
        "Noodles", "Cheap", "From the garden", "Sweet", "Bread", "No onions", "Slowly cooked", "Egg", "A little of everything",
    ]
    private static let dishes = [
        Dish(name: "Pumpkin soup", symbol: "flame.fill", color: .systemOrange), Dish(name: "Green salad", symbol: "leaf.fill", color: .systemGreen),
        Dish(name: "Blueberry pie", symbol: "heart.fill", color: .systemIndigo), Dish(name: "Lemonade", symbol: "drop.fill", color: .systemTeal),
        Dish(name: "Tomatoes", symbol: "sun.max.fill", color: .systemRed), Dish(name: "Polenta", symbol: "circle.fill", color: .systemYellow),
        Dish(name: "Mint tea", symbol: "leaf", color: .systemMint), Dish(name: "Chestnuts", symbol: "tree.fill", color: .systemBrown),
        Dish(name: "Beetroot", symbol: "sparkles", color: .systemPink), Dish(name: "Plum jam", symbol: "star.fill", color: .systemPurple),
    ]

    private let forms = UISegmentedControl(items: ["Grid", "List"])

    init() { super.init(collectionViewLayout: LayoutsController.layout(isGrid: true)) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layouts

    private static func layout(isGrid: Bool) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let section = switch index {
            case 0: strip()
            case 1: cloud()
            default: cards(isGrid: isGrid, width: environment.container.effectiveContentSize.width)
            }
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 18, trailing: 20)
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            section.supplementariesFollowContentInsets = false
            return section
        }
    }

    private static func strip() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(34))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func cloud() -> NSCollectionLayoutSection {
        let word = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(34)))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(34)), subitems: [word])
        line.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: line)
        section.interGroupSpacing = 8
        return section
    }

    private static func cards(isGrid: Bool, width: CGFloat) -> NSCollectionLayoutSection {
        let columns = isGrid ? max(2, Int(width / 150)) : 1
        let card = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isGrid ? 116 : 60)),
            subitem: card, count: columns)
        line.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: line)
        section.interGroupSpacing = isGrid ? 12 : 8
        return section
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(CardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.allowsMultipleSelection = true
        forms.selectedSegmentIndex = 0
        forms.addAction(UIAction { [unowned self] _ in
            collectionView.setCollectionViewLayout(LayoutsController.layout(isGrid: forms.selectedSegmentIndex == 0), animated: true)
        }, for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: forms)
    }

    // MARK: Items

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        [LayoutsController.meals.count, LayoutsController.words.count, LayoutsController.dishes.count][section]
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard indexPath.section == 2 else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
            (cell as? TagCell)?.show((indexPath.section == 0 ? LayoutsController.meals : LayoutsController.words)[indexPath.item])
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        let dish = LayoutsController.dishes[indexPath.item]
        (cell as? CardCell)?.show(dish.name, symbol: dish.symbol, color: dish.color, isMarked: false)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? CardHeader)?.label.text = ["For", "Like", "Dishes"][indexPath.section]
        return view
    }
}
