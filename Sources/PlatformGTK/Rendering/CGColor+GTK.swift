import CGTK4
import CoreGraphics
import Foundation

extension CGColor {
    var gdk: GdkRGBA {
        GdkRGBA(red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue), alpha: Float(rgba.alpha))
    }

    /// Makes this the colour that `context` paints with, with its alpha multiplied by `alpha`.
    func setSource(of context: OpaquePointer, alpha: CGFloat = 1) {
        cairo_set_source_rgba(context, rgba.red, rgba.green, rgba.blue, rgba.alpha * alpha)
    }
}
