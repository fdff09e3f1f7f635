import CGTK4
import Foundation
import PlatformInterface

extension RoundedShape {
    /// Adds the outline to the context's path; nothing where nothing of it can be seen.
    func addPath(to context: OpaquePointer) {
        guard let rect = rect.drawable else { return }
        cairo_new_sub_path(context)
        for (index, (corner, inwards, radius)) in corners(of: rect).enumerated() {
            let start = CGFloat(index - 1) * .pi / 2
            let radius = radius.cairoSafe
            cairo_arc(context, corner.x + inwards.x * radius, corner.y + inwards.y * radius, radius, start, start + .pi / 2)
        }
        cairo_close_path(context)
    }

    /// Adds what the round corners leave out of the rectangle.
    func addCornersOutside(to context: OpaquePointer) {
        guard let rect = rect.drawable else { return }
        for (index, (corner, inwards, radius)) in corners(of: rect).enumerated() where radius > 0 {
            let start = CGFloat(index - 1) * .pi / 2
            let radius = radius.cairoSafe
            cairo_move_to(context, corner.x, corner.y)
            cairo_arc(context, corner.x + inwards.x * radius, corner.y + inwards.y * radius, radius, start, start + .pi / 2)
            cairo_close_path(context)
        }
    }

    /// Clockwise from the top right; with each the way inwards, and its radius.
    private func corners(of rect: CGRect) -> [(corner: CGPoint, inwards: CGPoint, radius: CGFloat)] {
        [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), topRight),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), bottomRight),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), bottomLeft),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), topLeft),
        ]
    }
}
