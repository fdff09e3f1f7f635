import CoreGraphics
public import Foundation

extension UICollectionView {
    static func poolName(_ element: ListElement, _ identifier: String) -> String {
        switch element {
        case .cell: poolName(cell: identifier)
        case .supplementary(let kind, _): poolName(kind, identifier)
        case .decoration(let kind, _): "decoration/\(kind)"
        }
    }
    private static func poolName(cell identifier: String) -> String { "cell/\(identifier)" }
    private static func poolName(_ kind: String, _ identifier: String) -> String { "view/\(kind)/\(identifier)" }

    // MARK: Registering

    /// Contract: `cellClass` is UICollectionViewCell or a subclass; nil forgets the identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let name = Self.poolName(cell: identifier)
        classes[name] = cellClass
        pool.clear(name)
    }

    /// Contract: `viewClass` is UICollectionReusableView or a subclass; nil forgets the identifier.
    public func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        let name = Self.poolName(elementKind, identifier)
        classes[name] = viewClass
        pool.clear(name)
    }

    // MARK: Dequeuing

    /// A cell that waits for use, or a new one of the class that was registered.
    /// Errors: stops the program when no class was registered for the identifier.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
        let name = Self.poolName(cell: identifier)
        guard let view = dequeue(name, identifier, as: classes[name], at: .cell(indexPath)) else {
            preconditionFailure("dequeueReusableCell(withReuseIdentifier: \"\(identifier)\", for: item \(indexPath.item) of section \(indexPath.section)): "
                + "no class is registered for this identifier; call register(_:forCellWithReuseIdentifier:) before, in viewDidLoad.")
        }
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("dequeueReusableCell(withReuseIdentifier: \"\(identifier)\"): \(type(of: view)), which was registered, is no "
                + "UICollectionViewCell; register a subclass of it.")
        }
        return cell
    }

    /// Errors: stops the program when no class was registered for the kind and the identifier.
    public func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let name = Self.poolName(elementKind, identifier)
        guard let view = dequeue(name, identifier, as: classes[name], at: .supplementary(elementKind, indexPath)) else {
            preconditionFailure("dequeueReusableSupplementaryView(ofKind: \"\(elementKind)\", withReuseIdentifier: \"\(identifier)\"): no class is "
                + "registered; call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before, in viewDidLoad.")
        }
        return view
    }

    /// A cell of a registration, set up for an item. Shape: without an item the registration's handler is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: CellRegistration<Cell, Item>,
                                                                                 for indexPath: IndexPath, item: Item?) -> Cell {
        let cell: Cell
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == registration.identifier,
           let same = reconfigured.cell as? Cell {
            cell = same
        } else {
            let name = Self.poolName(cell: registration.identifier)
            guard let new = dequeue(name, registration.identifier, as: Cell.self, at: .cell(indexPath)) as? Cell else {
                preconditionFailure("UICollectionView.dequeueConfiguredReusableCell: \(Cell.self) cannot be made.")
            }
            cell = new
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary
    {
        let name = Self.poolName(registration.kind, registration.identifier)
        guard let view = dequeue(name, registration.identifier, as: Supplementary.self, at: .supplementary(registration.kind, indexPath)) as? Supplementary
        else { preconditionFailure("UICollectionView.dequeueConfiguredReusableSupplementary: \(Supplementary.self) cannot be made.") }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    private func dequeue(_ name: String, _ identifier: String, as type: AnyClass?, at element: ListElement) -> UICollectionReusableView? {
        // What is dequeued is as large as it will be, so that it can be set up by its size.
        let frame = loading.flatMap { $0.element == element ? CGRect(origin: .zero, size: $0.size) : nil }
        if let view = pool.take(name) {
            if let frame { view.frame = frame }
            view.collection = self
            view.prepareForReuse()
            return view
        }
        guard let type else { return nil }
        let view = UICollectionReusableView.make(type, frame: frame ?? .zero, identifier: identifier)
        view.collection = self
        return view
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView {
        let name = "decoration/\(kind)"
        if let view = pool.take(name) {
            view.prepareForReuse()
            return view
        }
        guard let type = currentLayout.decorationClass(of: kind) else {
            preconditionFailure("\(Swift.type(of: currentLayout)) places a decoration of the kind \"\(kind)\" and no class is registered for it; call the "
                + "layout's register(_:forDecorationViewOfKind:).")
        }
        return UICollectionReusableView.make(type, frame: .zero, identifier: kind)
    }
}
