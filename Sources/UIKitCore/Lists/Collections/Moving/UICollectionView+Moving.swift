public import CoreGraphics
public import Foundation

extension UICollectionView {
    // MARK: Interactive movement

    /// Takes hold of an item, to be moved until one of the ends below. Returns whether it can be moved.
    /// Contract: the data source is asked, and a second item is not taken while one is held.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        loadIfNeeded()
        return rowMove == nil && contains(indexPath) && canMoveRow(at: indexPath) && beginMove(indexPath)
    }

    /// Holds the item's middle at a place. Units: points of the collection's space.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { hold(at: targetPosition) }

    /// Lets the item go where it is; the data source is told when that is another place.
    public func endInteractiveMovement() { finishMove() }

    /// Puts the item back where it was.
    public func cancelInteractiveMovement() { cancelMove(animated: true) }

    // MARK: The controller's gesture

    /// Has a held press move items, or not any more.
    func installMoveGesture(_ isWanted: Bool) {
        guard isWanted == (moveGesture == nil) else { return }
        if let gesture = moveGesture {
            removeGestureRecognizer(gesture)
            return moveGesture = nil
        }
        let gesture = MovePressGestureRecognizer()
        gesture.addHandler { [weak self, unowned gesture] _ in
            guard let self else { return }
            let start = convert(gesture.grip, from: nil)
            moveGesture(gesture, of: gesture.state == .began ? cell(under: start)?.indexPath : nil, from: start)
        }
        addGestureRecognizer(gesture)
        moveGesture = gesture
    }

    /// Whether the press may take hold of an item; nil for other gestures.
    func moveMayBegin(_ gesture: UIGestureRecognizer) -> Bool? {
        guard let gesture = gesture as? MovePressGestureRecognizer, gesture === moveGesture else { return nil }
        return rowMove == nil && updateDepth == 0 && cell(under: convert(gesture.grip, from: nil))?.indexPath.map(isMovedByPress) == true
    }

    /// Whether the data source moves items, as far as can be known before it is asked to.
    private func isMovedByPress(_ path: IndexPath) -> Bool {
        guard canMoveRow(at: path) else { return false }
        guard missing.contains(.canMove) else { return true }
        return (dataSource as? UICollectionViewController).map { MovingControllers.movesItems(type(of: $0)) } ?? false
    }
}

extension UICollectionView: MovingList {
    var words: ListWords { .collection }
    func cellInSight(at path: IndexPath) -> UIView? { cell(at: path) }

    // MARK: The data source and the delegate

    func canMoveRow(at path: IndexPath) -> Bool {
        guard let dataSource, !missing.contains(.move) else { return false }
        missing.remove(.canMove)
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    func offersMove(_ path: IndexPath) -> Bool {
        if (cell(at: path) as? UICollectionViewListCell)?.showsGrip == true { return true }
        return moveGesture != nil && path == focusedPath && isMovedByPress(path)
    }

    func allowedTarget(of move: RowMove, proposed: IndexPath) -> IndexPath {
        itemDelegate?.collectionView(self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.origin, atCurrentIndexPath: move.target,
                                     toProposedIndexPath: proposed) ?? proposed
    }

    func tellMove(from origin: IndexPath, to target: IndexPath) -> Bool {
        dataSource?.collectionView(self, moveItemAt: origin, to: target)
        return !missing.contains(.move)
    }

    // MARK: Places

    func proposedTarget(of move: RowMove) -> IndexPath? {
        currentLayout.targetIndexPath(forInteractivelyMovingItem: move.target, withPosition: inLayout(move.middle(in: self)))
    }

    func carry(_ move: RowMove) {
        guard let cell = move.cell as? UICollectionViewCell, let attributes = placed[.cell(move.target)] else { return }
        set(cell, attributes, from: nil)
        if let host = cell.superview, host.subviewList.last(where: { $0 is UICollectionReusableView }) !== cell { host.bringSubviewToFront(cell) }
    }

    /// How the item that is held is placed; nil for others.
    func heldAttributes(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let rowMove, rowMove.cell === view, contains(attributes.indexPath) else { return nil }
        let place = inLayout(rowMove.middle(in: self))
        let held = currentLayout.layoutAttributesForInteractivelyMovingItem(at: attributes.indexPath, withTargetPosition: place).duplicate
        held.center = inLayout(held.center)
        return held
    }

    /// A place as the layout has it, or one of the layout's as it is seen: where it is mirrored these differ.
    private func inLayout(_ point: CGPoint) -> CGPoint { isFlipped ? CGPoint(x: contentSize.width - point.x, y: point.y) : point }

    func shiftRows(by update: ListUpdate, heldTo target: IndexPath) {
        let old = update.path(before: target) ?? target
        let after = counts.indices.map { section in
            counts[section] + (section == target.section ? 1 : 0) - (section == old.section ? 1 : 0)
        }
        let place = rowMove.map { inLayout($0.middle(in: self)) } ?? .zero
        currentLayout.take(update, before: counts, after: after)
        _ = rearrange(by: update, after)
        let context = rowMove == nil ? endingContext(from: old, to: target, isCancelled: true)
            : currentLayout.invalidationContext(forInteractivelyMovingItems: [target], withTargetPosition: place, previousIndexPaths: [old],
                                                previousPosition: place)
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        slides = window != nil
        if bounds.height > 0 { placeElements() }
        slides = false
        window?.layerTreeDidChange()
    }

    // MARK: Looks

    func moveStateChanged(of cell: UIView) { (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }

    func moveDidEnd(_ move: RowMove, isCancelled: Bool) {
        // What was put back the layout has heard of.
        guard !isCancelled || move.target == move.origin else { return }
        currentLayout.invalidateLayout(with: endingContext(from: move.origin, to: move.target, isCancelled: isCancelled))
        prepareLayoutIfNeeded()
    }

    private func endingContext(from old: IndexPath, to new: IndexPath, isCancelled: Bool) -> UICollectionViewLayoutInvalidationContext {
        currentLayout.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: [new], previousIndexPaths: [old],
                                                                             movementCancelled: isCancelled)
    }

    func land(_ move: RowMove, at path: IndexPath) {
        guard let cell = cell(at: path), let attributes = attributes(of: .cell(path)) else { return }
        placed[.cell(path)] = attributes
        set(cell, attributes, from: move.look)
    }

    func didLand(_ move: RowMove, at path: IndexPath) {
        guard let cell = cell(at: path), let attributes = placed[.cell(path)] else { return }
        insert(cell, attributes)
    }
}
