package import CoreGraphics
import Foundation

/// What a finger means that opened a menu, is still down, and moves on: a pure function of where it was and where it is.
package enum MenuDragOut: Equatable {
    /// It trembles, or goes to the menu's list.
    case stays
    /// It takes what was lifted along.
    case drags

    /// A finger trembles no further. Units: points.
    package static let slop: CGFloat = 10

    /// `lists` are the menu's open levels. Units: points of one space.
    package static func meaning(of point: CGPoint, from start: CGPoint, lists: [CGRect]) -> MenuDragOut {
        let moved = hypot(point.x - start.x, point.y - start.y)
        guard moved >= slop else { return .stays }
        // A finger on the list chooses there; one that comes nearer by most of its way is going there.
        let isUnderway = lists.contains { list in
            distance(point, to: list) == 0 || distance(start, to: list) - distance(point, to: list) >= moved * 0.6
        }
        return isUnderway ? .stays : .drags
    }

    private static func distance(_ point: CGPoint, to rect: CGRect) -> CGFloat {
        hypot(max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
    }
}
