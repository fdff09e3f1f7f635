package import Foundation

extension CGPath {
    /// One step of a path.
    package enum Element: Hashable, Sendable {
        case moveTo(CGPoint)
        case addLineTo(CGPoint)
        case addQuadCurveTo(CGPoint, CGPoint)
        case addCurveTo(CGPoint, CGPoint, CGPoint)
        case closeSubpath
    }
}

extension CGPath.Element {
    /// Control points, then the end point.
    package var points: [CGPoint] {
        switch self {
        case .moveTo(let end), .addLineTo(let end): [end]
        case .addQuadCurveTo(let control, let end): [control, end]
        case .addCurveTo(let control1, let control2, let end): [control1, control2, end]
        case .closeSubpath: []
        }
    }

    /// Where the step leads; nil for closing, which leads to the start of its subpath.
    package var end: CGPoint? {
        switch self {
        case .moveTo(let end), .addLineTo(let end), .addQuadCurveTo(_, let end), .addCurveTo(_, _, let end): end
        case .closeSubpath: nil
        }
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .moveTo(let end):
            .moveTo(end.applying(transform))
        case .addLineTo(let end):
            .addLineTo(end.applying(transform))
        case .addQuadCurveTo(let control, let end):
            .addQuadCurveTo(control.applying(transform), end.applying(transform))
        case .addCurveTo(let control1, let control2, let end):
            .addCurveTo(control1.applying(transform), control2.applying(transform), end.applying(transform))
        case .closeSubpath:
            .closeSubpath
        }
    }

    var isMove: Bool {
        if case .moveTo = self { true } else { false }
    }

    var isFinite: Bool {
        switch self {
        case .moveTo(let end), .addLineTo(let end): end.isFinite
        case .addQuadCurveTo(let control, let end): control.isFinite && end.isFinite
        case .addCurveTo(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
        case .closeSubpath: true
        }
    }
}
