import CGTK4
import CoreGraphics
import Foundation

extension DrawingPlayer {
    /// Draws the shadow of what `body` draws. As on Apple's systems, transforms do not reach a shadow's offset and blur,
    /// and the clip cuts the shadow but not what casts it.
    func cast(_ shadow: State.Shadow, of body: (OpaquePointer) -> Void) {
        guard let shape = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil) else { return }
        defer { cairo_surface_destroy(shape) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let recorder = cairo_create(shape)!
        cairo_set_matrix(recorder, &matrix)
        body(recorder)
        cairo_destroy(recorder)

        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(shape, &x, &y, &width, &height)
        guard let bounds = CGRect(x: x, y: y, width: width, height: height).drawable,
            let picture = SoftPicture(
                bounds: bounds, sigma: shadow.sigma, kind: .alpha,
                draw: { context in
                    cairo_set_source_surface(context, shape, 0, 0)
                    cairo_paint(context)
                }),
            let frame = picture.frame.offsetBy(dx: shadow.offset.width.cairoSafe, dy: shadow.offset.height.cairoSafe)
                .drawable
        else { return }
        cairo_save(context)
        cairo_identity_matrix(context)
        picture.paint(into: frame, of: context, tint: shadow.color)
        cairo_restore(context)
    }
}
