package import CoreGraphics
package import Foundation

/// Finds the item that arrow keys go to. A pure value.
/// Units: points of the content.
package struct FocusSearch {
    package enum Way { case up, down, left, right }

    package let start: CGRect
    package let way: Way
    /// How far the way is to go at least; 0 for the next item.
    package let distance: CGFloat

    package init(from start: CGRect, way: Way, distance: CGFloat = 0) {
        self.start = start
        self.way = way
        self.distance = distance
    }

    /// Where to look: ever further on in the direction, as far as there is content.
    package func strips(viewport: CGSize, content: CGSize) -> [CGRect] {
        let reach = isUpright ? max(viewport.height, start.height * 2) + distance : max(viewport.width, start.width * 2)
        let near = strip(reach, content), far = strip(reach * 8, content)
        return near == far ? [near] : [near, far]
    }

    private var isUpright: Bool { way == .up || way == .down }

    private func strip(_ reach: CGFloat, _ content: CGSize) -> CGRect {
        switch way {
        // Sideways, only what stands beside the item.
        case .right: CGRect(x: start.maxX - 1, y: start.minY, width: max(1, min(reach, content.width - start.maxX + 1)), height: start.height)
        case .left: CGRect(x: max(0, start.minX - reach), y: start.minY, width: min(reach, max(1, start.minX)) + 1, height: start.height)
        case .down: CGRect(x: 0, y: start.maxY - 1, width: content.width, height: max(1, min(reach, content.height - start.maxY + 1)))
        case .up: CGRect(x: 0, y: max(0, start.minY - reach), width: content.width, height: min(reach, max(1, start.minY)) + 1)
        }
    }

    /// The candidate that is nearest in the direction; among equals the one that stands most in line.
    package func best(_ candidates: [(path: IndexPath, frame: CGRect)]) -> IndexPath? {
        let ahead = candidates.compactMap { candidate -> (path: IndexPath, cost: CGFloat)? in
            let along = along(candidate.frame)
            guard along > 0.5 else { return nil }
            // A page further: the item nearest to its end, and not beyond.
            let length = distance > 0 ? abs(distance - along) : along
            return (candidate.path, length + 2 * aside(candidate.frame))
        }
        return ahead.min { ($0.cost, $0.path) < ($1.cost, $1.path) }?.path
    }

    /// How far on a frame stands in the direction.
    private func along(_ frame: CGRect) -> CGFloat {
        switch way {
        case .right: frame.midX - start.midX
        case .left: start.midX - frame.midX
        case .down: frame.midY - start.midY
        case .up: start.midY - frame.midY
        }
    }

    /// How far a frame stands out of line.
    private func aside(_ frame: CGRect) -> CGFloat {
        let (a, b) = isUpright ? (frame.minX...max(frame.minX, frame.maxX), start.minX...max(start.minX, start.maxX))
            : (frame.minY...max(frame.minY, frame.maxY), start.minY...max(start.minY, start.maxY))
        let gap = max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound))
        let skew = abs((a.lowerBound + a.upperBound) - (b.lowerBound + b.upperBound)) / 2
        // Whoever overlaps is in line; the skew tells neighbours apart.
        return gap + skew * 0.1
    }
}
