import CoreGraphics
import Foundation

/// One row or item that a person moves to another place.
/// Contract: the list owns it. Meanwhile rows stand as they will; the data source hears of it when the row is let go.
@MainActor final class RowMove {
    let cell: UIView
    let origin: IndexPath
    /// Where the row would be now.
    var target: IndexPath
    /// Which row is which, from the data source's order to the one that is shown.
    var update: ListUpdate?
    /// From where the row is held to its middle. Units: points.
    let grip: CGPoint
    /// Where it is held. Units: points from the corner of what is seen of the list.
    var hold: CGPoint
    var loop: FrameLoop?
    /// How a layout placed the held item last.
    var look: UICollectionViewLayoutAttributes?

    init(_ cell: UIView, at path: IndexPath, grip: CGPoint, hold: CGPoint) {
        self.cell = cell
        origin = path
        target = path
        self.grip = grip
        self.hold = hold
    }

    /// The data source's path for a row as it is shown.
    func source(of shown: IndexPath) -> IndexPath { update?.path(before: shown) ?? shown }

    /// Where the middle of the row is held. Units: points of the list.
    func middle(in list: UIScrollView) -> CGPoint {
        CGPoint(x: hold.x + list.bounds.minX + grip.x, y: hold.y + list.bounds.minY + grip.y)
    }

    /// Which place a held row is over, where the one that its middle is over is known.
    /// Contract: rows of different heights do not change to and fro: a row gives way when its own middle is covered.
    func settled(_ candidate: IndexPath, frame: CGRect, held: CGRect, in list: any SelectableList) -> IndexPath {
        if candidate == target || held.contains(CGPoint(x: frame.midX, y: frame.midY)) { return candidate }
        return (candidate > target ? list.path(before: candidate) : list.path(after: candidate)) ?? target
    }
}
