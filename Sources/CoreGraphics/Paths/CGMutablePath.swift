public import Foundation

/// A path that can be drawn on.
/// Errors: a step with a point that is not finite is left out, and so is a line or a curve in an empty path, which has
/// no point to start from.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [Element]) {
        super.init(elements: elements)
    }

    /// Starts a new subpath; a move right after a move replaces it.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.moveTo(point), transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.addLineTo(point), transform)
    }

    /// Moves to the first point and draws lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.addQuadCurveTo(control, end), transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.addCurveTo(control1, control2, end), transform)
    }

    /// Draws a line back to the start of the subpath and joins the two ends.
    public func closeSubpath() {
        append(.closeSubpath, .identity)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements {
            append(element, transform)
        }
    }

    /// Puts the whole path through `transform`.
    /// Errors: nothing happens where a point would no longer be finite.
    func apply(_ transform: CGAffineTransform) {
        let moved = elements.map { $0.applying(transform) }
        if moved.allSatisfy(\.isFinite) { elements = moved }
    }

    /// The only door through which steps come in: it keeps the promises that `elements` makes.
    private func append(_ step: Element, _ transform: CGAffineTransform) {
        let element = transform.isIdentity ? step : step.applying(transform)
        guard element.isFinite else { return }
        switch (elements.last, element) {
        case (.moveTo, .moveTo):
            elements[elements.count - 1] = element
        case (_, .moveTo):
            elements.append(element)
        case (nil, _), (.closeSubpath, .closeSubpath):
            break
        case (.closeSubpath, _):
            // What follows a closed subpath starts a new one at the same place.
            elements += [.moveTo(currentPoint), element]
        default:
            elements.append(element)
        }
    }
}
