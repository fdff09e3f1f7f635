package import CoreGraphics
package import Foundation

/// A colour ramp and the way it lies in the plane.
/// Units: points in the node's space; `stops` are sorted, offsets 0…1.
package struct GradientFill: Sendable, Equatable {
    package struct Stop: Sendable, Equatable {
        package var offset: CGFloat
        package var color: CGColor
        package init(offset: CGFloat, color: CGColor) {
            self.offset = offset
            self.color = color
        }
    }
    package enum Geometry: Sendable, Equatable {
        case linear(from: CGPoint, to: CGPoint)
        /// An ellipse around `center` with these radii.
        case radial(center: CGPoint, radiusX: CGFloat, radiusY: CGFloat)
        /// Around `center`, starting at `angle` (radians, clockwise from the positive x axis).
        case conic(center: CGPoint, angle: CGFloat)
    }
    package var geometry: Geometry
    package var stops: [Stop]

    package init(geometry: Geometry, stops: [Stop]) {
        self.geometry = geometry
        self.stops = stops
    }
}
