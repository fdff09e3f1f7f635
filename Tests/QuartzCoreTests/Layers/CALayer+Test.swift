import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
    /// A layer with a frame and, given one, a colour.
    static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }
}
