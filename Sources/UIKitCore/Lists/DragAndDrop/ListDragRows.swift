import Foundation

/// The rows that one drag took something from.
/// Contract: one for each drag that began in the list, until it ended: one may still be landing when the next begins.
@MainActor final class ListDragRows {
    struct Source {
        let item: UIDragItem
        /// Nil when the row is gone.
        var path: IndexPath?
        /// The cell that was made to look dragged.
        weak var cell: UIView?
    }

    private(set) weak var session: DragSession?
    var sources: [Source]
    /// Whether the rows are out of sight, since pictures or the gap stand for them; otherwise they are dim.
    var areHeld = false

    init(_ session: DragSession, _ sources: [Source]) {
        self.session = session
        self.sources = sources
    }

    /// Whether it is a drag and not over. One that was only lifted has shown nothing and tells nobody of its end.
    var isLive: Bool { session.map { $0.state != .ended } ?? false }

    func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    /// The list's rows have changed.
    func follow(_ path: (IndexPath) -> IndexPath?) {
        for index in sources.indices {
            sources[index].path = sources[index].path.flatMap(path)
            guard sources[index].path == nil, let cell = sources[index].cell else { continue }
            // On its way out it would be seen again; a list shows it anew when it uses it anew.
            cell.isHidden = true
            ListDragRows.restore(cell)
            sources[index].cell = nil
        }
    }

    /// Shows the rows as what they are.
    func dress(in list: any DragList) {
        guard let session, session.state != .lifted, session.state != .ended else { return }
        for index in sources.indices {
            guard let path = sources[index].path, let cell = list.cellInSight(at: path) else { continue }
            if let old = sources[index].cell, old !== cell { ListDragRows.restore(old) }
            sources[index].cell = cell
            cell.isShownElsewhere = areHeld
            cell.alpha = areHeld ? 1 : 0.5
        }
    }

    func release() {
        for cell in sources.compactMap(\.cell) { ListDragRows.restore(cell) }
        sources = []
    }

    private static func restore(_ cell: UIView) {
        cell.isShownElsewhere = false
        cell.alpha = 1
    }
}
