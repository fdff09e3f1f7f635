import Foundation

/// Where a compact menu stands: a pure function of what it hangs from, how large it is, and the room there is.
/// Units: points in the window.
struct CompactPlacement: Equatable {
    enum Anchor: Equatable {
        /// At the pointer: the menu's leading top corner touches the point.
        case point(CGPoint)
        /// Under (or over) a rectangle: a view that the keyboard acts on.
        case below(CGRect)
        /// Beside the row that opens it, its first row level with that row.
        case beside(row: CGRect, panel: CGRect)
    }

    var frame: CGRect
    /// Whether the menu is as large as it wants to be.
    var isWhole: Bool

    /// Flip to the other side, then slide along the edge, then shrink.
    /// Contract: the result lies inside `room`; it does not cover a `beside` panel where either side has the width.
    static func place(_ size: CGSize, at anchor: Anchor, in room: CGRect, rightToLeft: Bool, overlap: CGFloat = 4,
                      firstRowInset: CGFloat = 0) -> CompactPlacement {
        let width = min(size.width, room.width), height = min(size.height, room.height)
        var x: CGFloat, y: CGFloat
        switch anchor {
        case .point(let p):
            x = flip(first: rightToLeft ? p.x - width : p.x, second: rightToLeft ? p.x : p.x - width, width, room.minX, room.maxX)
            y = flip(first: p.y, second: p.y - height, height, room.minY, room.maxY)
        case .below(let r):
            x = rightToLeft ? r.maxX - width : r.minX
            y = flip(first: r.maxY, second: r.minY - height, height, room.minY, room.maxY)
        case .beside(let row, let panel):
            let right = panel.maxX - overlap, left = panel.minX + overlap - width
            x = flip(first: rightToLeft ? left : right, second: rightToLeft ? right : left, width, room.minX, room.maxX)
            y = row.minY - firstRowInset
        }
        x = slide(x, width, room.minX, room.maxX)
        y = slide(y, height, room.minY, room.maxY)
        return CompactPlacement(frame: CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height),
                                isWhole: width >= size.width && height >= size.height)
    }

    /// The first place if it fits, else the second if that fits, else the first (to be slid).
    private static func flip(first: CGFloat, second: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        func fits(_ v: CGFloat) -> Bool { v >= low && v + length <= high }
        return fits(first) || !fits(second) ? first : second
    }

    private static func slide(_ v: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(v, high - length))
    }
}
