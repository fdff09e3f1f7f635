import CoreGraphics
import Foundation
import PlatformInterface

/// Walks along a path that may be a rectangle with rounded corners: its lines lie on the sides of its bounding box,
/// each of its curves bridges one corner, and every corner is visited.
struct RoundedShapeTracer {
    private let box: CGRect
    private var current: CGPoint?
    private var start = CGPoint.zero
    /// Top left, top right, bottom right, bottom left.
    private var radii: [CGFloat?] = [nil, nil, nil, nil]

    init?(_ path: CGPath) {
        let elements = path.elements
        let points = elements.compactMap(\.end)
        guard let first = points.first, elements.count <= 12 else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        guard box.width > 0, box.height > 0 else { return nil }
        for element in elements {
            guard follow(element) else { return nil }
        }
        // A fill closes what the path leaves open.
        guard let current, isOnOneSide(current, start) else { return nil }
    }

    var shape: RoundedShape? {
        guard let topLeft = radii[0], let topRight = radii[1], let bottomRight = radii[2], let bottomLeft = radii[3]
        else { return nil }
        return RoundedShape(box, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }

    private mutating func follow(_ element: CGPath.Element) -> Bool {
        switch element {
        case .moveTo(let point):
            // A second subpath may begin only where nothing is drawn any more.
            if current != nil { return isNear(point, start) }
            (current, start) = (point, point)
            visit(point)
            return true
        case .addLineTo(let point):
            guard let from = current, isOnOneSide(from, point) else { return false }
            visit(point)
            current = point
            return true
        case .addQuadCurveTo(let control, let point):
            guard let from = current else { return false }
            current = point
            return bridge(from, point, controls: [control])
        case .addCurveTo(let control1, let control2, let point):
            guard let from = current else { return false }
            current = point
            return bridge(from, point, controls: [control1, control2])
        case .closeSubpath:
            guard let from = current, isOnOneSide(from, start) else { return false }
            current = start
            return true
        }
    }

    private var corners: [CGPoint] {
        [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
        ]
    }

    private mutating func visit(_ point: CGPoint) {
        guard let index = corners.firstIndex(where: { isNear($0, point) }), radii[index] == nil else { return }
        radii[index] = 0
    }

    private mutating func bridge(_ from: CGPoint, _ to: CGPoint, controls: [CGPoint]) -> Bool {
        let found = corners.firstIndex { corner in
            (isNear(from.x, corner.x) && isNear(to.y, corner.y)) || (isNear(from.y, corner.y) && isNear(to.x, corner.x))
        }
        guard let found, radii[found] == nil else { return false }
        let corner = corners[found]
        let radius = abs(from.x - corner.x) + abs(from.y - corner.y)
        guard isNear(radius, abs(to.x - corner.x) + abs(to.y - corner.y)) else { return false }
        guard let first = controls.first, let last = controls.last,
              isOnOneSide(from, first), isOnOneSide(to, last), isNearer(first, corner, than: radius),
              isNearer(last, corner, than: radius)
        else { return false }
        radii[found] = radius
        return true
    }

    private func isNearer(_ point: CGPoint, _ corner: CGPoint, than radius: CGFloat) -> Bool {
        abs(point.x - corner.x) + abs(point.y - corner.y) < radius + Self.tolerance
    }

    private func isOnOneSide(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let isVertical = isNear(a.x, b.x) && (isNear(a.x, box.minX) || isNear(a.x, box.maxX))
        let isHorizontal = isNear(a.y, b.y) && (isNear(a.y, box.minY) || isNear(a.y, box.maxY))
        return isVertical || isHorizontal
    }

    /// Points: far below what a pixel shows, far above rounding.
    private static let tolerance: CGFloat = 0.001
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < Self.tolerance }
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { isNear(a.x, b.x) && isNear(a.y, b.y) }
}
