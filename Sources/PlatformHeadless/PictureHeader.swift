package import Foundation

/// The first bytes of a picture file.
package enum PictureHeader {
    /// The size that the file says it has; nil for bytes that are no PNG, JPEG or GIF, or end before they say it.
    package static func pixelSize(of data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
        return nil
    }

    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        return size(width: bigEndian(bytes[16..<20]), height: bigEndian(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10 else { return nil }
        return size(width: bigEndian(bytes[6..<8].reversed()), height: bigEndian(bytes[8..<10].reversed()))
    }

    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {  // fill byte
                position += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {  // markers that stand alone
                position += 2
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard position + 9 <= bytes.count else { return nil }
                return size(
                    width: bigEndian(bytes[position + 7..<position + 9]),
                    height: bigEndian(bytes[position + 5..<position + 7]))
            }
            position += 2 + max(2, bigEndian(bytes[position + 2..<position + 4]))
        }
        return nil
    }

    private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func size(width: Int, height: Int) -> (width: Int, height: Int)? {
        width > 0 && height > 0 ? (width, height) : nil
    }
}
