import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

extension GskConverter {
    static func makeGradient(_ gradient: GradientFill, in rect: CGRect) -> OpaquePointer? {
        guard var bounds = rect.drawable?.graphene, let last = gradient.stops.last else { return nil }
        let stops = gskStops(gradient.stops)
        let plain = { makeColor(last.color, in: rect) }
        guard stops.count > 1 else { return plain() }
        switch gradient.geometry {
        case .linear(let from, let to):
            guard from != to else { return plain() }
            var (start, end) = (from.graphene, to.graphene)
            return gsk_linear_gradient_node_new(&bounds, &start, &end, stops, gsize(stops.count))
        case .radial(let center, let radiusX, let radiusY):
            guard radiusX > 0, radiusY > 0 else { return plain() }
            var middle = center.graphene
            return gsk_radial_gradient_node_new(
                &bounds, &middle, Float(radiusX.cairoSafe), Float(radiusY.cairoSafe), 0, 1, stops, gsize(stops.count))
        case .conic(let center, let angle):
            var middle = center.graphene
            // GSK's turns begin at twelve o'clock.
            let degrees = Float(angle.cairoSafe * 180 / .pi + 90)
            return gsk_conic_gradient_node_new(&bounds, &middle, degrees, stops, gsize(stops.count))
        }
    }

    /// GSK insists on offsets that rise within 0…1.
    private static func gskStops(_ stops: [GradientFill.Stop]) -> [GskColorStop] {
        var reached: CGFloat = 0
        return stops.map { stop in
            reached = max(reached, stop.offset.unit(or: reached))
            return GskColorStop(offset: Float(reached), color: stop.color.gdk)
        }
    }
}
