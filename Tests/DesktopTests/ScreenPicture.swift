import Foundation

/// What is on the tests' screen, as a person sees it. Units: pixels of the screen.
struct ScreenPicture {
    let width: Int
    let height: Int
    /// Blue, green, red and nothing, a pixel after the other.
    private let bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    static func take() -> ScreenPicture { XServer.shared.picture(width: 1280, height: 1024) }

    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int, green: Int, blue: Int

        static func gray(_ level: Int) -> Pixel { Pixel(red: level, green: level, blue: level) }

        func isNear(_ other: Pixel, within tolerance: Int = 3) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
        }

        var brightness: Int { (red + green + blue) / 3 }
        var description: String { "(\(red), \(green), \(blue))" }
    }

    subscript(x: CGFloat, y: CGFloat) -> Pixel {
        let start = (Int(y) * width + Int(x)) * 4
        return Pixel(red: Int(bytes[start + 2]), green: Int(bytes[start + 1]), blue: Int(bytes[start]))
    }

    /// Whether a pixel in the rectangle fits.
    func contains(in rect: CGRect, _ fits: (Pixel) -> Bool) -> Bool {
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where fits(self[CGFloat(x), CGFloat(y)]) { return true }
        }
        return false
    }

    /// The smallest rectangle around all that is different; nil when nothing is.
    func changes(since old: ScreenPicture) -> CGRect? {
        bytes.withUnsafeBytes { new in
            old.bytes.withUnsafeBytes { old in
                var left = width, right = 0, top = height, bottom = 0
                for y in 0..<height {
                    let a = new.baseAddress! + y * width * 4, b = old.baseAddress! + y * width * 4
                    guard memcmp(a, b, width * 4) != 0 else { continue }
                    top = min(top, y)
                    bottom = y
                    for x in 0..<left where memcmp(a + x * 4, b + x * 4, 4) != 0 {
                        left = x
                        break
                    }
                    for x in stride(from: width - 1, through: right, by: -1) where memcmp(a + x * 4, b + x * 4, 4) != 0 {
                        right = x
                        break
                    }
                }
                return top == height ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// As a PPM file, for people.
    func write(to url: URL) throws {
        var data = Data("P6 \(width) \(height) 255\n".utf8)
        for start in stride(from: 0, to: bytes.count, by: 4) { data += [bytes[start + 2], bytes[start + 1], bytes[start]] }
        try data.write(to: url)
    }
}
