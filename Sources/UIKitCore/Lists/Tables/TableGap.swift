package import CoreGraphics

/// Room between rows for what is about to be dropped there, and the row that it may come from.
/// Contract: part of the geometry: everything that stands below it stands lower while it is open, and the row that it stands for stands in it.
package struct TableGap: Equatable {
    package struct Row: Equatable {
        package var section: Int
        package var row: Int
        package init(section: Int, row: Int) {
            self.section = section
            self.row = row
        }
    }

    /// The room is above this row; the number of rows for room after the last. Counted with the row that moves.
    package var place: Row
    /// Units: points.
    package var height: CGFloat
    /// The row that moves here; its old place closes.
    package var moved: Row?

    package init(place: Row, height: CGFloat, moved: Row? = nil) {
        self.place = place
        self.height = height
        self.moved = moved
    }

    /// Where an insertion comes that is counted without the row that moves.
    package static func place(ofInsertion row: Int, in section: Int, moved: Row?) -> Row {
        guard let moved, moved.section == section, row > moved.row else { return Row(section: section, row: row) }
        return Row(section: section, row: row + 1)
    }

    /// The place as the data will have it: counted without the row that moves.
    package var insertion: Row {
        guard let moved, moved.section == place.section, place.row > moved.row else { return place }
        return Row(section: place.section, row: place.row - 1)
    }
}
