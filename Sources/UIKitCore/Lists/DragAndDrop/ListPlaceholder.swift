import CoreGraphics
import Foundation

/// A row that stands for a dropped item until its data is there: a gap that stays, with a cell in it.
/// Contract: the list's `ListDrag` holds it while it is shown; its cell stands in the list however far that is scrolled.
@MainActor final class ListPlaceholder: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    /// Before which row of the data source it stands.
    var path: IndexPath
    let cell: UIView
    /// Units: points.
    let height: CGFloat
    private let update: @MainActor () -> Void
    /// How the cell looks in the place of the drag's picture; nil lets that picture land.
    let previewParameters: @MainActor () -> UIDragPreviewParameters?
    private let animator: DragAnimator
    private weak var drag: ListDrag?

    init(_ item: UIDragItem, at path: IndexPath, _ cell: UIView, height: CGFloat, in drag: ListDrag, _ animator: DragAnimator,
         update: @escaping @MainActor () -> Void, previewParameters: @escaping @MainActor () -> UIDragPreviewParameters?) {
        dragItem = item
        self.path = path
        self.cell = cell
        self.height = height
        self.drag = drag
        self.animator = animator
        self.update = update
        self.previewParameters = previewParameters
    }

    // MARK: The contexts

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { drag?.commit(self, dataSourceUpdates) ?? false }
    func deletePlaceholder() -> Bool { drag?.delete(self) ?? false }
    func setNeedsCellUpdate() { update() }
}
