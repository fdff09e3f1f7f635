import CGTK4
import Foundation
import PlatformInterface

extension RoundedShape {
    /// A round corner. Units: points, radians.
    struct Corner {
        let tip: CGPoint
        let middle: CGPoint
        let radius: CGFloat
        let start: CGFloat

        /// The square that the corner is cut from.
        var square: CGRect {
            CGRect(x: min(tip.x, middle.x), y: min(tip.y, middle.y), width: radius, height: radius)
        }

        func addArc(to context: OpaquePointer) { cairo_arc(context, middle.x, middle.y, radius, start, start + .pi / 2) }

        /// Adds what is cut off.
        func addOutside(to context: OpaquePointer) {
            cairo_move_to(context, tip.x, tip.y)
            addArc(to: context)
            cairo_close_path(context)
        }
    }

    /// Adds the outline to the context's path; nothing where nothing of it can be seen.
    func addPath(to context: OpaquePointer) {
        guard let rect = rect.drawable else { return }
        cairo_new_sub_path(context)
        for corner in allCorners(of: rect) { corner.addArc(to: context) }
        cairo_close_path(context)
    }

    /// Those that are round.
    var corners: [Corner] { rect.drawable.map { allCorners(of: $0).filter { $0.radius > 0 } } ?? [] }

    /// Clockwise from the top right.
    private func allCorners(of rect: CGRect) -> [Corner] {
        let places: [(x: CGFloat, y: CGFloat, inwards: CGPoint, radius: CGFloat)] = [
            (rect.maxX, rect.minY, CGPoint(x: -1, y: 1), topRight), (rect.maxX, rect.maxY, CGPoint(x: -1, y: -1), bottomRight),
            (rect.minX, rect.maxY, CGPoint(x: 1, y: -1), bottomLeft), (rect.minX, rect.minY, CGPoint(x: 1, y: 1), topLeft),
        ]
        return places.enumerated().map { index, place in
            let radius = place.radius.cairoSafe
            return Corner(tip: CGPoint(x: place.x, y: place.y),
                          middle: CGPoint(x: place.x + place.inwards.x * radius, y: place.y + place.inwards.y * radius), radius: radius,
                          start: CGFloat(index - 1) * .pi / 2)
        }
    }
}
