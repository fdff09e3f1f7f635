import CoreGraphics

/// One pixel of a picture, 0…255.
struct Pixel: CustomStringConvertible {
    var red: Int, green: Int, blue: Int
    var isBlue: Bool { blue > 180 && red < 90 }
    var isRed: Bool { red > 180 && green < 120 && blue < 120 }
    var isGreen: Bool { green > 150 && red < 120 }
    var description: String { "(\(red), \(green), \(blue))" }
}

extension CGImage {
    func color(x: Int, y: Int) -> Pixel {
        let place = (max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))) * 4
        return Pixel(red: Int(pixels[place]), green: Int(pixels[place + 1]), blue: Int(pixels[place + 2]))
    }
}
