package import CoreGraphics
package import Foundation

extension CGPath {
    /// The part of the path between two fractions of its length, 0…1.
    /// Shape: the path itself for all of it; an empty path when the end is not after the start. The length runs through
    /// all subpaths, a closing line included.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        // Written so that NaN trims nothing.
        let low = start > 0 ? min(start, 1) : 0
        let high = end < 1 ? max(end, 0) : 1
        if low == 0, high == 1 { return self }
        let part = CGMutablePath()
        let segments = BezierSegment.segments(of: self)
        let total = segments.reduce(0) { $0 + $1.length }
        guard low < high, total > 0 else { return part }
        var passed: CGFloat = 0
        var penIsDown = false
        for segment in segments {
            if segment.startsSubpath { penIsDown = false }
            let from = max(low * total - passed, 0)
            let to = min(high * total - passed, segment.length)
            passed += segment.length
            guard from < to else { continue }
            let piece = segment.part(from: from, to: to)
            if !penIsDown { part.move(to: piece[0]) }
            part.append(piece)
            penIsDown = true
        }
        return part
    }
}

extension CGMutablePath {
    /// Goes on from the current point, which is the first of `points`.
    fileprivate func append(_ points: [CGPoint]) {
        switch points.count {
        case 2: addLine(to: points[1])
        case 3: addQuadCurve(to: points[2], control: points[1])
        default: addCurve(to: points[3], control1: points[1], control2: points[2])
        }
    }
}
