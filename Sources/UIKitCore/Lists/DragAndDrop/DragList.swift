import CoreGraphics
import Foundation

/// What a list is asked by the drags that begin in it and come over it: the app's two delegates, and where things stand.
/// Contract: paths are the data source's. Units: points of the list's own space.
@MainActor protocol DragList: UIScrollView {
    // MARK: The drag delegate

    func dragItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem]
    func dragItemsToAdd(at path: IndexPath, for session: any UIDragSession, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    // MARK: The drop delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    /// Shape: nil when there is no drop delegate.
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal?
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Lets the app take what is dropped. Contract: the app's changes to the data and the list are made when it returns.
    func performDrop(_ drop: ListDrop)

    // MARK: The list

    func cellInSight(at path: IndexPath) -> UIView?
    func selectedPaths() -> [IndexPath]
    /// What is seen at a place; in the gap, the row that moves.
    func pathSeen(at point: CGPoint) -> IndexPath?
    /// Where something that is let go here would come, counted without the row that moves.
    func insertionPath(at point: CGPoint) -> IndexPath?
    func showsGap(at point: CGPoint) -> Bool
    /// How long a drag stays over a place before there is room. Units: seconds.
    var gapDelay: TimeInterval { get }
    /// Makes room. Contract: `path` is counted without `moved`, which leaves its own place and takes the room.
    func openGap(at path: IndexPath, size: CGSize, moved: IndexPath?)
    /// Takes the room away: animated, or with everything left where it is seen because the app's changes come now.
    func closeGap(animated: Bool)
    /// Whether the data source may move this row by itself.
    func canReorder(_ path: IndexPath) -> Bool
    /// Where a row that is moved over a place may come.
    func reorderTarget(from path: IndexPath, proposed: IndexPath) -> IndexPath
    /// Lets the data source move a row. Returns false when it cannot.
    func reorder(from path: IndexPath, to target: IndexPath) -> Bool
    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)

    // MARK: Placeholders

    /// A place that the list has. Shape: after the last row for one behind it.
    func placeForPlaceholder(_ path: IndexPath) -> IndexPath
    /// Takes note of where the placeholders are.
    func holdPlaceholders()
    /// Makes room for the placeholders, and puts their cells there.
    func placePlaceholders(animated: Bool)
    /// Shows a row that the data source has now, where a placeholder was.
    func replacePlaceholder(at path: IndexPath)
    /// A placeholder's cell waits for use again.
    func takeBack(_ cell: UIView)

    // MARK: Spring loading

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    /// Opens a row as a tap does.
    func springLoad(_ path: IndexPath)
}

extension DragList {
    /// An interaction is there only where somebody answers.
    func attach(_ interaction: any UIInteraction, _ isWanted: Bool) {
        guard isWanted == (interaction.view == nil) else { return }
        if isWanted { addInteraction(interaction) } else { removeInteraction(interaction) }
    }

    /// Moves the content because a drag is at the edge.
    func scrollUnderDrag(to offset: CGPoint) {
        moveContent(to: clamped(offset))
        layoutIfNeeded()
    }
}
