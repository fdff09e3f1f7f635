import CGTK4
import CoreGraphics
import Foundation

/// A cairo picture in memory, given back when this object goes.
/// Units: pixels.
final class PixelSurface {
    enum Format {
        case color
        /// One byte a pixel.
        case alpha

        var bytes: Int { self == .color ? 4 : 1 }
    }

    /// Cairo draws no larger ones.
    static let sizeLimit = 16_384

    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// A transparent picture; nil for sizes that no machine should try.
    init?(width: Int, height: Int, format: Format = .color) {
        guard (1...Self.sizeLimit).contains(width), (1...Self.sizeLimit).contains(height),
            let surface = cairo_image_surface_create(
                format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        pointer = surface
        self.width = width
        self.height = height
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Draws with a context of its own, whose user space is scaled to pixels.
    func draw(scaleX: CGFloat = 1, scaleY: CGFloat = 1, _ body: (OpaquePointer) -> Void) {
        cairo_surface_set_device_scale(pointer, scaleX, scaleY)
        let context = cairo_create(pointer)!
        body(context)
        cairo_destroy(context)
        cairo_surface_set_device_scale(pointer, 1, 1)
    }

    /// Shape: rows of `stride` bytes.
    func withBytes<Result>(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result {
        cairo_surface_flush(pointer)
        defer { cairo_surface_mark_dirty(pointer) }
        return body(cairo_image_surface_get_data(pointer), Int(cairo_image_surface_get_stride(pointer)))
    }
}

extension PixelSurface {
    convenience init?(_ image: CGImage) {
        self.init(width: image.width, height: image.height)
        withBytes { bytes, stride in
            image.pixels.withUnsafeBytes { source in
                for row in 0..<height {
                    Self.swapRedAndBlue(
                        from: source.baseAddress! + row * width * 4, to: bytes + row * stride, count: width)
                }
            }
        }
    }

    /// The picture in Core Graphics' order of bytes.
    var image: CGImage {
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            withBytes { bytes, stride in
                for row in 0..<height {
                    Self.swapRedAndBlue(
                        from: bytes + row * stride, to: target.baseAddress! + row * width * 4, count: width)
                }
            }
            count = width * height * 4
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    /// Cairo keeps a pixel as one number 0xAARRGGBB, Core Graphics as bytes R, G, B, A; both little-endian here.
    private static func swapRedAndBlue(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        for index in 0..<count {
            let pixel = source.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
            let swapped = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
            target.storeBytes(of: swapped, toByteOffset: index * 4, as: UInt32.self)
        }
    }
}
