import UIKit

/// Cards in lines: menus of one card, of several and of none, two layouts, changes with motion.
final class CollectionController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private struct Plant: Hashable {
        let name: String
        let symbol: String
        let color: UIColor
    }

    private var rooms: [(title: String, plants: [Plant])] = [
        ("Indoors", [Plant(name: "Aloe", symbol: "leaf.fill", color: .systemGreen), Plant(name: "Fern", symbol: "leaf", color: .systemTeal),
                     Plant(name: "Orchid", symbol: "camera.macro", color: .systemPurple), Plant(name: "Cactus", symbol: "sun.max.fill", color: .systemOrange),
                     Plant(name: "Ivy", symbol: "drop.fill", color: .systemBlue)]),
        ("Outdoors", [Plant(name: "Oak", symbol: "tree.fill", color: .systemBrown), Plant(name: "Rose", symbol: "heart.fill", color: .systemRed),
                      Plant(name: "Lavender", symbol: "sparkles", color: .systemIndigo), Plant(name: "Lemon", symbol: "circle.fill", color: .systemYellow),
                      Plant(name: "Poppy", symbol: "camera.macro", color: .systemPink), Plant(name: "Thyme", symbol: "leaf", color: .systemMint)]),
    ]
    private var watered: Set<String> = []
    private var showsRows = false
    private var number = 0

    init() { super.init(collectionViewLayout: CollectionController.layout(rows: false)) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func layout(rows: Bool) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = rows ? CGSize(width: 320, height: 64) : CGSize(width: 116, height: 116)
        layout.minimumLineSpacing = 14
        layout.minimumInteritemSpacing = 14
        layout.sectionInset = UIEdgeInsets(top: 6, left: 20, bottom: 20, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(CardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.allowsMultipleSelection = true
        collectionView.alwaysBounceVertical = true
        let change = UIAction(title: "Layout", image: UIImage(systemName: "square.grid.2x2")) { [unowned self] _ in
            showsRows.toggle()
            collectionView.setCollectionViewLayout(CollectionController.layout(rows: showsRows), animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: change)
    }

    // MARK: Items

    override func numberOfSections(in collectionView: UICollectionView) -> Int { rooms.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rooms[section].plants.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        let plant = rooms[indexPath.section].plants[indexPath.item]
        (cell as? CardCell)?.show(plant.name, symbol: plant.symbol, color: plant.color, isMarked: watered.contains(plant.name))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? CardHeader)?.label.text = rooms[indexPath.section].title
        return view
    }

    // MARK: Menus

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        // Names, not places: what is where may change while the menu is open.
        let names = indexPaths.map { rooms[$0.section].plants[$0.item].name }
        return UIContextMenuConfiguration(identifier: names.joined(separator: ", ") as NSString, previewProvider: nil) { [unowned self] _ in
            guard !names.isEmpty else {
                return UIMenu(children: [UIAction(title: "New Plant", image: UIImage(systemName: "plus")) { [unowned self] _ in add() }])
            }
            let isWatered = names.allSatisfy(watered.contains)
            return UIMenu(title: names.count > 1 ? "\(names.count) Plants" : "", children: [
                UIAction(title: "Watered", image: UIImage(systemName: "drop"), state: isWatered ? .on : .off) { [unowned self] _ in
                    water(names, !isWatered)
                },
                UIMenu(title: "Move to", image: UIImage(systemName: "house"), children: rooms.indices.map { room in
                    UIAction(title: rooms[room].title) { [unowned self] _ in move(names, to: room) }
                }),
                UIMenu(options: .displayInline, children: [
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [unowned self] _ in delete(names) },
                ]),
            ])
        }
    }

    // MARK: Changes

    private func place(of name: String) -> IndexPath? {
        for (section, room) in rooms.enumerated() {
            if let item = room.plants.firstIndex(where: { $0.name == name }) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private func add() {
        number += 1
        rooms[0].plants.append(Plant(name: "Seedling \(number)", symbol: "leaf", color: .systemMint))
        collectionView.insertItems(at: [IndexPath(item: rooms[0].plants.count - 1, section: 0)])
    }

    private func water(_ names: [String], _ isWatered: Bool) {
        if isWatered { watered.formUnion(names) } else { watered.subtract(names) }
        collectionView.reconfigureItems(at: names.compactMap(place))
    }

    private func move(_ names: [String], to room: Int) {
        for name in names {
            guard let path = place(of: name), path.section != room else { continue }
            let target = IndexPath(item: rooms[room].plants.count, section: room)
            rooms[room].plants.append(rooms[path.section].plants.remove(at: path.item))
            collectionView.moveItem(at: path, to: target)
        }
    }

    private func delete(_ names: [String]) {
        let paths = names.compactMap(place)
        for section in rooms.indices { rooms[section].plants.removeAll { names.contains($0.name) } }
        collectionView.deleteItems(at: paths)
    }
}
