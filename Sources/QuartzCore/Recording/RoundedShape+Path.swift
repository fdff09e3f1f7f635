package import CoreGraphics
import Foundation
package import PlatformInterface

extension RoundedShape {
    /// The rounded rectangle that a path draws; nil when it draws anything else.
    package init?(_ path: CGPath) {
        guard let tracer = RoundedShapeTracer(path), let shape = tracer.shape else { return nil }
        self = shape
    }
}
