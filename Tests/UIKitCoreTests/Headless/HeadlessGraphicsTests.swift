import CoreGraphics
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing

struct HeadlessGraphicsTests {
    private let graphics = HeadlessGraphics()

    @Test func aPNGIsWrittenThatSaysItsSize() throws {
        let picture = CGImage(width: 3, height: 2, pixels: [UInt8](repeating: 128, count: 24))
        let data = try #require(graphics.encodePNG(picture))
        let read = try #require(graphics.decodeImage(data))
        #expect(read.width == 3 && read.height == 2)
    }

    @Test func readsTheSizeOfAGIF() {
        let size = PictureHeader.pixelSize(of: Data("GIF89a".utf8) + Data([0x2C, 0x01, 0xC8, 0x00]))
        #expect(size?.width == 300 && size?.height == 200)
    }

    @Test func readsTheSizeOfAJPEGBehindOtherSegments() {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x01, 0x02, 0xFF, 0xC4, 0x00, 0x03, 0x00]
        let frame: [UInt8] = [0xFF, 0xFF, 0xC2, 0x00, 0x0B, 0x08, 0x01, 0x02, 0x03, 0x04]
        let size = PictureHeader.pixelSize(of: Data(start + frame))
        #expect(size?.width == 0x0304 && size?.height == 0x0102)
    }

    @Test(
        arguments: [
            [], [0x89], Array("not a picture".utf8), Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF, 0xC0, 0x00],
            [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00, 0xFF, 0xE0, 0x00, 0x00], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13],
        ] as [[UInt8]])
    func brokenBytesAreNoPicture(_ bytes: [UInt8]) {
        #expect(graphics.decodeImage(Data(bytes)) == nil)
    }

    @Test func aHeaderThatClaimsTooMuchIsNoPicture() {
        let claim: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]
        let data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + claim)
        #expect(graphics.decodeImage(data) == nil)
    }

    @Test func aRasterHasTheAskedSizeRoundedUp() {
        let raster = graphics.rasterize(.empty, size: CGSize(width: 10.1, height: 4), scale: 2)
        #expect(raster?.width == 21 && raster?.height == 8)
        #expect(graphics.rasterize(.empty, size: CGSize(width: CGFloat.nan, height: 4), scale: 2) == nil)
        #expect(graphics.rasterize(.empty, size: .zero, scale: 2) == nil)
    }
}
