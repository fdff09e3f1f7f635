public import Foundation

/// A picture made of pixels.
/// Contract: immutable; a picture is equal only to itself.
public final class CGImage: Sendable {
    /// Units: pixels.
    public let width: Int
    /// Units: pixels.
    public let height: Int

    /// The picture's bytes.
    /// Shape: red, green, blue, alpha of each pixel, sRGB, colours multiplied by alpha; rows from the top without gaps.
    package let pixels: [UInt8]

    /// What a renderer made of this picture, kept for as long as the picture lives. Only the renderer touches it.
    package nonisolated(unsafe) var rendererCache: AnyObject?

    /// Shape: `pixels` as the property says, `width * height * 4` bytes.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        guard width >= 0, height >= 0, pixels.count == width * height * 4 else {
            preconditionFailure("CGImage(width:height:pixels:) needs width * height * 4 bytes; decode to RGBA first.")
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var colorSpace: CGColorSpace? { .standardRGB }

    public func copy() -> CGImage? { self }

    /// The part of the picture inside `rect`, which is first widened to whole pixels.
    /// Units: pixels from the top left corner.
    /// Errors: nil where `rect` and the picture have no pixel in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, !(rect.minX + rect.minY + rect.maxX + rect.maxY).isNaN else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let left = Int(max(rect.minX.rounded(.down), bounds.minX).clamped(to: bounds.width))
        let top = Int(max(rect.minY.rounded(.down), bounds.minY).clamped(to: bounds.height))
        let right = Int(min(rect.maxX.rounded(.up), bounds.maxX).clamped(to: bounds.width))
        let bottom = Int(min(rect.maxY.rounded(.up), bounds.maxY).clamped(to: bounds.height))
        guard left < right, top < bottom else { return nil }

        var part: [UInt8] = []
        part.reserveCapacity((right - left) * (bottom - top) * 4)
        for row in top..<bottom {
            part += pixels[((row * width + left) * 4)..<((row * width + right) * 4)]
        }
        return CGImage(width: right - left, height: bottom - top, pixels: part)
    }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFloat {
    /// This number cut to 0…`limit`, which makes it safe to convert to a whole number.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.min(Swift.max(self, 0), limit) }
}
