package import Foundation

/// Where a compact menu stands: a pure function of what it hangs from, how large it is, and the room there is.
/// Units: points in the window.
package struct CompactPlacement: Equatable {
    package enum Anchor: Equatable {
        /// At the pointer: the menu's leading top corner touches the point.
        case point(CGPoint)
        /// Under (or over) a rectangle: a view that the keyboard acts on.
        case below(CGRect)
        /// Hanging from a control at a point: under the control when the point is in its lower half, else over it.
        case attached(CGRect, at: CGPoint)
        /// Beside the row that opens it, its first row level with that row.
        case beside(row: CGRect, panel: CGRect)
    }

    package var frame: CGRect
    /// Whether the menu is as large as it wants to be, and clear of the control that it hangs from.
    package var isWhole: Bool
    /// Whether it stands above what it hangs from.
    package var isAbove = false

    /// A menu is not cut below this height to keep it clear of its control: rather it covers the control.
    package static let smallest: CGFloat = 120

    /// Flip to the other side, then slide along the edge, then shrink.
    /// Contract: the result lies inside `room`; it does not cover a `beside` panel where either side has the width, nor an
    /// `attached` control where either side has the height, or `smallest`.
    package static func place(_ size: CGSize, at anchor: Anchor, in room: CGRect, rightToLeft: Bool, overlap: CGFloat = 4,
                      firstRowInset: CGFloat = 0) -> CompactPlacement {
        let width = min(size.width, room.width)
        var height = min(size.height, room.height)
        var x: CGFloat, y: CGFloat
        var isClear = true, isAbove = false
        switch anchor {
        case .point(let p):
            x = flip(first: rightToLeft ? p.x - width : p.x, second: rightToLeft ? p.x : p.x - width, width, room.minX, room.maxX)
            y = flip(first: p.y, second: p.y - height, height, room.minY, room.maxY)
            isAbove = y < p.y
        case .below(let r):
            x = rightToLeft ? r.maxX - width : r.minX
            y = flip(first: r.maxY, second: r.minY - height, height, room.minY, room.maxY)
            isAbove = y < r.minY
        case .attached(let r, let p):
            x = aligned(width, to: r, at: p.x, room)
            let side = Side(of: r, at: p, height: height, in: room)
            (height, y, isAbove, isClear) = (side.height, side.y, side.isAbove, side.isClear)
        case .beside(let row, let panel):
            let right = panel.maxX - overlap, left = panel.minX + overlap - width
            x = flip(first: rightToLeft ? left : right, second: rightToLeft ? right : left, width, room.minX, room.maxX)
            y = row.minY - firstRowInset
        }
        x = slide(x, width, room.minX, room.maxX)
        y = slide(y, height, room.minY, room.maxY)
        return CompactPlacement(frame: CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height),
                                isWhole: width >= size.width && height >= size.height && isClear, isAbove: isAbove)
    }

    /// Above or below a control: where the menu fits whole, the side that its point says first; else the larger side.
    private struct Side {
        var height: CGFloat
        var y: CGFloat
        var isAbove: Bool
        var isClear = true

        init(of r: CGRect, at p: CGPoint, height: CGFloat, in room: CGRect) {
            let wantsBelow = p.y >= r.midY
            // As far from the one edge as from the other.
            let gap = wantsBelow ? p.y - r.maxY : r.minY - p.y
            let top = r.minY - gap, bottom = r.maxY + gap
            let above = top - room.minY, below = room.maxY - bottom
            let fitsBelow = below >= height, fitsAbove = above >= height
            isAbove = wantsBelow ? !fitsBelow && (fitsAbove || above > below) : fitsAbove || (!fitsBelow && above >= below)
            let space = isAbove ? above : below
            isClear = space >= height
            self.height = space >= CompactPlacement.smallest ? min(height, space) : height
            y = isAbove ? top - self.height : bottom
        }
    }

    /// The edge near which the menu hangs, kept in line with the point; with the point mirrored where the first has no room.
    private static func aligned(_ width: CGFloat, to r: CGRect, at x: CGFloat, _ room: CGRect) -> CGFloat {
        let share = r.width > 0 ? (x - r.minX) / r.width : 0
        let mirrored = r.minX + r.maxX - x
        if share < 0.4 { return flip(first: x, second: mirrored - width, width, room.minX, room.maxX) }
        if share > 0.6 { return flip(first: x - width, second: mirrored, width, room.minX, room.maxX) }
        return x - width / 2
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
