import Foundation

/// Whether the pointer is on its way from a row to the submenu that stands beside it: then the rows it crosses do not open theirs.
/// Units: points in the window, seconds.
struct SafePath {
    /// How long a pointer may rest on the way before the row under it counts.
    static let patience: TimeInterval = 0.3

    private let apex: CGPoint
    private let edge: (top: CGPoint, bottom: CGPoint)

    /// From where the pointer left the row to the near edge of the submenu, a little wider at its ends.
    init(from point: CGPoint, to submenu: CGRect) {
        let nearX = abs(submenu.minX - point.x) < abs(submenu.maxX - point.x) ? submenu.minX : submenu.maxX
        // The apex lies a step behind the pointer, so that the first motion is inside for sure.
        apex = CGPoint(x: point.x + (nearX > point.x ? -4 : 4), y: point.y)
        edge = (CGPoint(x: nearX, y: submenu.minY - 8), CGPoint(x: nearX, y: submenu.maxY + 8))
    }

    func contains(_ p: CGPoint) -> Bool {
        func side(_ a: CGPoint, _ b: CGPoint) -> CGFloat { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
        let s = [side(apex, edge.top), side(edge.top, edge.bottom), side(edge.bottom, apex)]
        return s.allSatisfy { $0 >= 0 } || s.allSatisfy { $0 <= 0 }
    }
}
