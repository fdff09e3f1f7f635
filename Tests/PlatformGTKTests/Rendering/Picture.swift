import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

/// A node drawn without a display, to look at point by point.
struct Picture {
    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
        static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
        static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
        static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
        static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

        func isNear(_ other: Pixel, within tolerance: Int = 3) -> Bool {
            zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
                .allSatisfy { abs($0 - $1) <= tolerance }
        }

        var description: String { "(\(red), \(green), \(blue), \(alpha))" }
    }

    let image: CGImage
    let scale: CGFloat

    init(_ content: RenderNode.Content, width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) throws {
        try self.init(RenderNode(content), width: width, height: height, scale: scale)
    }

    init(_ node: RenderNode, width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) throws {
        let service = GtkGraphicsService()
        image = try #require(service.rasterize(node, size: CGSize(width: width, height: height), scale: scale))
        self.scale = scale
    }

    /// The pixel that holds the point. Units: points.
    subscript(x: CGFloat, y: CGFloat) -> Pixel { pixel(Int(x * scale), Int(y * scale)) }

    func pixel(_ column: Int, _ row: Int) -> Pixel {
        let start = (row * image.width + column) * 4
        let bytes = image.pixels[start..<start + 4].map(Int.init)
        return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }

    /// The smallest rectangle around everything that is not transparent. Units: points.
    var ink: CGRect {
        var box = CGRect.null
        for row in 0..<image.height {
            for column in 0..<image.width where image.pixels[(row * image.width + column) * 4 + 3] > 8 {
                box = box.union(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        guard !box.isNull else { return box }
        return CGRect(x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension RenderNode {
    static func color(_ color: CGColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> RenderNode {
        RenderNode(.color(color, CGRect(x: x, y: y, width: width, height: height)))
    }
}
