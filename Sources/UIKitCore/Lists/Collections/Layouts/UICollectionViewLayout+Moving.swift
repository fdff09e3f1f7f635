import CoreGraphics
import Foundation

extension UICollectionViewLayout {
    /// The item as it is placed, held somewhere else and in front of the others.
    func heldAttributes(at path: IndexPath, _ place: CGPoint) -> UICollectionViewLayoutAttributes {
        let result = layoutAttributesForItem(at: path)?.duplicate ?? UICollectionViewLayoutAttributes(forCellWith: path)
        result.center = place
        result.zIndex = .max
        return result
    }

    /// The place of an item under a point, or the nearest one in sight; `path` where that is none.
    func placeUnderHeld(_ path: IndexPath, _ point: CGPoint) -> IndexPath {
        guard let collection = collectionView else { return path }
        let seen = collection.isFlipped ? CGPoint(x: collection.contentSize.width - point.x, y: point.y) : point
        guard let candidate = collection.slot(at: seen) else { return path }
        guard collection.contains(candidate) else {
            // Within its section the item takes no place after the last.
            return candidate.section == path.section ? IndexPath(item: candidate.item - 1, section: path.section) : candidate
        }
        guard let move = collection.rowMove, let frame = collection.slotFrame(candidate), let own = collection.slotFrame(path) else { return candidate }
        let held = CGRect(x: seen.x - own.width / 2, y: seen.y - own.height / 2, width: own.width, height: own.height)
        return !held.overlaps(frame) ? candidate : move.settled(candidate, frame: frame, held: held, in: collection)
    }

    func movingContext(_ targets: [IndexPath], _ place: CGPoint?, _ previous: [IndexPath]) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.interactiveMovementTarget = place ?? .zero
        return context
    }
}
