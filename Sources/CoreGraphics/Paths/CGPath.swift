public import Foundation

/// A shape made of lines and curves.
/// Contract: two paths are equal when their steps are. A `CGPath` never changes unless it is a `CGMutablePath`; keep a
/// `copy()` of a path that somebody else may go on drawing.
public class CGPath: @unchecked Sendable {
    /// The steps of the path.
    /// Shape: empty, or a move first; every subpath starts with a move; no two moves in a row; all points are finite.
    package internal(set) final var elements: [Element]

    package init(elements: [Element]) {
        self.elements = elements
    }

    /// The outline of `rect`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// The ellipse that fills `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// The outline of `rect` with corners that are quarters of an ellipse.
    /// Errors: corners larger than half the rectangle are cut to that, negative ones to zero.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity
        )
        self.init(elements: path.elements)
    }

    /// The path as it is now, which no later drawing changes.
    public final func copy() -> CGPath? { CGPath(elements: elements) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        mutableCopy(using: transform)?.copy()
    }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }

    public final var isEmpty: Bool { elements.isEmpty }

    /// Where the next step would start; zero in an empty path.
    public final var currentPoint: CGPoint {
        if let end = elements.last?.end { return end }
        return elements.last(where: \.isMove)?.end ?? .zero
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath: CustomStringConvertible {
    /// The steps in the letters of SVG path data.
    public var description: String {
        elements.map { element in
            let letter =
                switch element {
                case .moveTo: "M"
                case .addLineTo: "L"
                case .addQuadCurveTo: "Q"
                case .addCurveTo: "C"
                case .closeSubpath: "Z"
                }
            return ([letter] + element.points.map { "\($0.x),\($0.y)" }).joined(separator: " ")
        }
        .joined(separator: " ")
    }
}
