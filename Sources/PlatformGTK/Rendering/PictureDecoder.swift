import CGTK4
import CoreGraphics
import Foundation

/// Files of pictures to pixels: whatever gdk-pixbuf has a loader for, the first frame of a moving one, turned as its
/// camera was held.
enum PictureDecoder {
    /// More pixels than this are not decoded: a small broken file can claim any size.
    private static let pixelLimit = 100_000_000

    static func decode(_ data: Data) -> CGImage? {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let progress = Progress()
        follow(loader, progress)
        defer { withExtendedLifetime(progress) {} }

        let isRead = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        // Both are called in any case: a loader must be closed.
        let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
        // Some loaders do not mind a file that ends early, and leave the rest of the picture as memory happens to be.
        guard isRead, isWhole, let stored = gdk_pixbuf_loader_get_pixbuf(loader),
            progress.rows >= Int(gdk_pixbuf_get_height(stored)),
            let upright = gdk_pixbuf_apply_embedded_orientation(stored)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return image(of: upright)
    }

    /// How far a loader got.
    private final class Progress {
        var rows = 0
    }

    private static func follow(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ progress: Progress) {
        typealias Loader = UnsafeMutablePointer<GdkPixbufLoader>
        let sizeIsKnown: @convention(c) (Loader, gint, gint, gpointer?) -> Void = { loader, width, height, _ in
            // Loaders take no size at all for an error.
            if Int(width) * Int(height) > PictureDecoder.pixelLimit { gdk_pixbuf_loader_set_size(loader, 0, 0) }
        }
        let areaIsRead: @convention(c) (Loader, gint, gint, gint, gint, gpointer) -> Void = {
            _, _, y, _, height, data in
            let progress = Unmanaged<Progress>.fromOpaque(data).takeUnretainedValue()
            progress.rows = max(progress.rows, Int(y + height))
        }
        func connect(_ signal: String, _ handler: GCallback, _ data: gpointer?) {
            g_signal_connect_data(
                UnsafeMutableRawPointer(loader), signal, handler, data, nil, GConnectFlags(rawValue: 0))
        }
        connect("size-prepared", unsafeBitCast(sizeIsKnown, to: GCallback.self), nil)
        connect(
            "area-updated", unsafeBitCast(areaIsRead, to: GCallback.self), Unmanaged.passUnretained(progress).toOpaque()
        )
    }

    private static func image(of pixbuf: OpaquePointer) -> CGImage? {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let (channels, stride) = (Int(gdk_pixbuf_get_n_channels(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf)))
        guard width > 0, height > 0, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            for row in 0..<height {
                var from = source + row * stride
                var to = target.baseAddress! + row * width * 4
                for _ in 0..<width {
                    let alpha = channels == 4 ? UInt32(from[3]) : 255
                    for channel in 0..<3 { to[channel] = UInt8((UInt32(from[channel]) * alpha + 127) / 255) }
                    to[3] = UInt8(alpha)
                    from += channels
                    to += 4
                }
            }
            count = width * height * 4
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }
}
