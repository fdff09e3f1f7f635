package import CoreGraphics
package import Foundation

/// How a shadow falls. Units: points; `radius` is the blur radius (about twice the standard deviation).
package struct ShadowStyle: Sendable, Hashable {
    package var color: CGColor
    package var offset: CGSize
    package var radius: CGFloat

    package init(color: CGColor, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
