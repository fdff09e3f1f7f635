import CoreGraphics
import Foundation

/// One drop on a list: what was dropped, where, and where the app wants each picture to land.
@MainActor final class ListDrop {
    enum Landing {
        case cell(IndexPath)
        /// Into a part of a cell. Units: points of the cell.
        case part(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(ListPlaceholder)
    }

    let session: any UIDropSession
    let destination: IndexPath?
    let proposal: ListDropProposal
    let items: [ListDropItem]
    private var covered: [WeakReference<UIView>] = []
    private(set) var landings: [ObjectIdentifier: (landing: Landing, animator: DragAnimator)] = [:]

    /// Shape: `sources` are the rows of this list that items came from.
    init(_ session: any UIDropSession, at destination: IndexPath?, _ proposal: ListDropProposal, from sources: [ObjectIdentifier: IndexPath]) {
        self.session = session
        self.destination = destination
        self.proposal = proposal
        let pictures = (session.localDragSession as? DragSession)?.stack.pictures ?? []
        items = session.items.map { item in
            ListDropItem(item, from: sources[ObjectIdentifier(item)], size: pictures.first { $0.item === item }?.bounds.size ?? .zero)
        }
    }

    /// Sends an item's picture somewhere. Contract: the last word counts.
    @discardableResult func land(_ item: UIDragItem, _ landing: Landing, with animator: DragAnimator = DragAnimator()) -> DragAnimator {
        landings[ObjectIdentifier(item)] = (landing, animator)
        return animator
    }

    /// A cell is out of sight until the picture that flies to it is there.
    func cover(_ cell: UIView) {
        cell.isShownElsewhere = true
        covered.append(WeakReference(object: cell))
    }

    func uncover() {
        for cell in covered.compactMap(\.object) { cell.isShownElsewhere = false }
        covered = []
    }
}
