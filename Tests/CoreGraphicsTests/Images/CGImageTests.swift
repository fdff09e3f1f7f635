import CoreGraphics
import Foundation
import Testing

struct CGImageTests {
    /// Each pixel's red is its column, its green its row.
    private let image = CGImage(
        width: 4, height: 3, pixels: (0..<12).flatMap { [UInt8($0 % 4), UInt8($0 / 4), 0, 255] })

    @Test func croppingTakesThePixelsOfTheRectangle() throws {
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(part.width == 2 && part.height == 2)
        #expect(part.pixels == [1, 1, 0, 255, 2, 1, 0, 255, 1, 2, 0, 255, 2, 2, 0, 255])
    }

    @Test func croppingWidensToWholePixelsAndStaysInside() throws {
        let part = try #require(image.cropping(to: CGRect(x: 2.5, y: -9, width: 1e9, height: 9.5)))
        #expect(part.width == 2 && part.height == 1)
        #expect(part.pixels.first == 2)
        #expect(image.cropping(to: .infinite)?.pixels == image.pixels)
    }

    @Test func croppingOutsideGivesNothing() {
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 5, height: 5)) == nil)
        #expect(image.cropping(to: .zero) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func picturesAreEqualOnlyToThemselves() {
        #expect(image == image)
        #expect(image != image.cropping(to: .infinite))
        #expect(image.bytesPerRow == 16)
    }
}
