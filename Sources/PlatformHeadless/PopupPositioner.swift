package import Foundation
package import PlatformInterface

/// Where a popup goes: beside its anchor, top edges level, then flipped to the other side, slid up or down and cut, in
/// that order, until it is within the bounds.
/// Source: GTK, a GtkPopover at position RIGHT or LEFT with vertical align START (gdk_popup_layout: FLIP_X, SLIDE_Y, RESIZE).
package enum PopupPositioner {
    /// Units: points, all in one space. The margin is the shadow's and takes no part, as in GDK.
    package static func frame(for placement: PopupPlacement, in bounds: CGRect) -> CGRect {
        let size = CGSize(width: max(0, placement.size.width), height: max(0, placement.size.height))
        let right = placement.anchor.maxX
        let left = placement.anchor.minX - size.width
        let first = placement.opensLeft ? left : right
        let second = placement.opensLeft ? right : left
        let fits = { (x: CGFloat) in x >= bounds.minX && x + size.width <= bounds.maxX }

        // A flip that does not help is not made.
        let x = !fits(first) && fits(second) ? second : first
        let y = max(bounds.minY, min(placement.anchor.minY, bounds.maxY - size.height))
        let slid = CGRect(origin: CGPoint(x: x, y: y), size: size)
        let cut = slid.intersection(bounds)
        return cut.isNull ? CGRect(origin: slid.origin, size: .zero) : cut
    }
}
