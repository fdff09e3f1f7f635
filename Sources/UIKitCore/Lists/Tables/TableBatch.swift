import Foundation

/// The updates that a table was told of and has not shown yet.
struct TableBatch {
    var changes = ListChanges()
    var rowsIn: [IndexPath: UITableView.RowAnimation] = [:]
    var rowsOut: [IndexPath: UITableView.RowAnimation] = [:]
    var sectionsIn: [Int: UITableView.RowAnimation] = [:]
    var sectionsOut: [Int: UITableView.RowAnimation] = [:]
    var completions: [(Bool) -> Void] = []

    /// How a row comes: as it was told, or as its section.
    func arrival(of path: IndexPath) -> UITableView.RowAnimation { rowsIn[path] ?? sectionsIn[path.section] ?? .fade }
    func departure(of path: IndexPath) -> UITableView.RowAnimation { rowsOut[path] ?? sectionsOut[path.section] ?? .fade }

    /// Whether anything is to be seen moving.
    var isAnimated: Bool {
        let all = [rowsIn.values.map { $0 }, rowsOut.values.map { $0 }, sectionsIn.values.map { $0 }, sectionsOut.values.map { $0 }].joined()
        return !changes.moves.isEmpty || !changes.sectionMoves.isEmpty || all.isEmpty || all.contains { $0 != .none }
    }
}
