import CGTK4
import CoreGraphics
import Foundation

// Cairo counts in 24.8 fixed point and turns a context unusable for good at the first bad number, GSK answers with a
// critical: what they could not take is dropped or cut here, at their door.

/// The largest coordinate that is handed to cairo and GSK.
private let farAway: CGFloat = 1_000_000

extension CGFloat {
    /// This number cut to what cairo can count; zero for NaN.
    var cairoSafe: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -farAway), farAway) }

    /// This number within 0…1; `fallback` for NaN.
    func unit(or fallback: CGFloat) -> CGFloat { isNaN ? fallback : Swift.min(Swift.max(self, 0), 1) }
}

extension CGPoint {
    var cairoSafe: CGPoint { CGPoint(x: x.cairoSafe, y: y.cairoSafe) }
}

extension CGRect {
    /// The rectangle with positive sides, cut to what cairo can count; nil where nothing of it can be seen.
    var drawable: CGRect? {
        let edges = [minX, minY, maxX, maxY]
        guard !isNull, !edges.contains(where: \.isNaN) else { return nil }
        let safe = edges.map(\.cairoSafe)
        let rect = CGRect(x: safe[0], y: safe[1], width: safe[2] - safe[0], height: safe[3] - safe[1])
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x.cairoSafe), y: Float(y.cairoSafe)) }
}

extension CGAffineTransform {
    /// Whether it flattens the plane (or is no number), so that nothing drawn through it shows.
    var isFlat: Bool {
        let determinant = a * d - b * c
        return !(determinant.isFinite && abs(determinant) > 1e-12) || !tx.isFinite || !ty.isFinite
    }

    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx.cairoSafe, y0: ty.cairoSafe)
    }
}
