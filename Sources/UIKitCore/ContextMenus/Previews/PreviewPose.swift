import CoreGraphics
import Foundation

/// Where a lifted picture stands, and how it looks there.
/// Units: points of the window.
struct PreviewPose: Equatable {
    var center: CGPoint
    /// Before the transform.
    var size: CGSize
    var transform: CGAffineTransform
    var radius: CGFloat
    /// How large the provider's controller is laid out; nil where there is none.
    var contentSize: CGSize?
    /// Whether it hovers: then it has a ground and casts a shadow.
    var hovers = false

    /// The same, drawn larger or smaller around a point of its own.
    func scaled(by scale: CGFloat, at point: CGPoint) -> PreviewPose {
        var pose = self
        pose.center = point
        pose.transform = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        return pose
    }

    /// The upright rectangle around it.
    var frame: CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}
