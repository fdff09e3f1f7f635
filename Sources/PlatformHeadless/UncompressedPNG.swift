package import CoreGraphics
import Foundation

/// A PNG file whose pixels are stored, not packed: larger than need be, and readable everywhere.
/// Source: PNG specification (ISO/IEC 15948), zlib and deflate (RFC 1950, RFC 1951).
package enum UncompressedPNG {
    package static func data(of image: CGImage) -> Data? {
        guard image.width > 0, image.height > 0, image.pixels.count >= image.width * image.height * 4 else { return nil }
        let header = bigEndian(image.width) + bigEndian(image.height) + [8, 6, 0, 0, 0]  // 8 bits, RGBA
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
                + chunk("IDAT", zlibStored(scanlines(of: image))) + chunk("IEND", []))
    }

    /// Rows of straight (not premultiplied) pixels, each behind the byte that says "no filter".
    private static func scanlines(of image: CGImage) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((image.width * 4 + 1) * image.height)
        let pixels = image.pixels
        for row in 0..<image.height {
            bytes.append(0)
            for pixel in stride(from: row * image.width * 4, to: (row + 1) * image.width * 4, by: 4) {
                let alpha = Int(pixels[pixel + 3])
                for channel in pixel..<pixel + 3 {
                    bytes.append(alpha == 0 ? 0 : UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha)))
                }
                bytes.append(pixels[pixel + 3])
            }
        }
        return bytes
    }

    private static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            stream += [end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + bigEndian(adler32(bytes))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bigEndian(content.count) + body + bigEndian(crc32(body))
    }

    private static func adler32(_ bytes: [UInt8]) -> Int {
        var a = 1
        var b = 0
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    private static func crc32(_ bytes: [UInt8]) -> Int {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes { crc = crcTable[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
        return Int(~crc)
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    private static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
