import CGTK4
import Foundation

/// Keeps the memory alive through which Cairo hands frames to an X server.
///
/// Cairo shares a pool of memory with the server, and gives it up whenever nothing is in it: after every frame. Making it anew costs
/// a wait for the server and a page fault for each four kilobytes of picture, on both sides: 5 ms for a window of a megapixel, half
/// of what the whole frame takes. A picture of a few pixels that stays in the pool keeps it.
/// Source: cairo-xlib-surface-shm.c, `_cairo_xlib_shm_pool_cleanup`.
@MainActor final class X11FrameMemory {
    private var keeper: OpaquePointer?
    /// How large a frame fits; smaller ones are not worth it. Units: bytes.
    private var capacity = 1 << 16

    isolated deinit {
        if let keeper { cairo_surface_destroy(keeper) }
    }

    /// Makes room for frames of the surface's whole size. Contract: nothing happens where frames do not go this way.
    func reserve(for surface: OpaquePointer) {
        let scale = Int(max(1, gdk_surface_get_scale_factor(surface)))
        let (width, height) = (Int(gdk_surface_get_width(surface)) * scale, Int(gdk_surface_get_height(surface)) * scale)
        let needed = width * height * 4
        guard needed > capacity, GtkRuntime.drawsWithCairo, let window = X11Geometry.cairoSurface(of: surface) else { return }
        defer { cairo_surface_destroy(window) }
        // The pool is made for eight pictures of the first one's size; the second holds it when the first has gone.
        guard let whole = cairo_surface_create_similar_image(window, CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
            let few = cairo_surface_create_similar_image(window, CAIRO_FORMAT_RGB24, 32, 32) else { return }
        cairo_surface_destroy(whole)
        if let keeper { cairo_surface_destroy(keeper) }
        keeper = few
        // Its pieces are powers of two.
        capacity = 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
    }
}
