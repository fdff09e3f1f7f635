import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension CGPath {
    /// Makes this the path of `context`, in place of the path it has.
    func setPath(of context: OpaquePointer) {
        cairo_new_path(context)
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            let points = element.points.map(\.cairoSafe)
            switch element {
            case .moveTo:
                cairo_move_to(context, points[0].x, points[0].y)
                start = points[0]
            case .addLineTo:
                cairo_line_to(context, points[0].x, points[0].y)
            case .addQuadCurveTo:
                // A quadratic curve is the cubic one whose control points lie two thirds of the way to its own.
                let (control, end) = (points[0], points[1])
                cairo_curve_to(
                    context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            case .addCurveTo:
                cairo_curve_to(
                    context, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
            case .closeSubpath:
                cairo_close_path(context)
            }
            current = points.last ?? start
        }
    }

    func setRule(evenOdd: Bool, of context: OpaquePointer) {
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
}

extension PathPaint.Stroke {
    /// Makes these the pen of `context`; false where the line is invisible.
    func setPen(of context: OpaquePointer) -> Bool {
        guard width > 0, width.isFinite else { return false }
        cairo_set_line_width(context, min(width, 100_000))
        cairo_set_line_cap(context, cap.cairo)
        cairo_set_line_join(context, join.cairo)
        cairo_set_miter_limit(context, miterLimit.isFinite ? max(miterLimit, 1) : 10)
        let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        let lengths = isDashed ? dash.map(Double.init) : []
        cairo_set_dash(context, lengths, Int32(lengths.count), dashPhase.cairoSafe)
        return true
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
