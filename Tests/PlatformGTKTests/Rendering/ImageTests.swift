import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct ImageTests {
    private let service = GtkGraphicsService()

    /// Red, green / blue, half-transparent white.
    private var quarters: CGImage {
        CGImage(width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128])
    }

    @Test func picturesFillTheirRectangleUpright() throws {
        let rect = CGRect(x: 20, y: 20, width: 60, height: 60)
        let picture = try Picture(.image(quarters, rect: rect, tint: nil, smooth: false))
        #expect(picture[25, 25] == .red)
        #expect(picture[75, 25] == .green)
        #expect(picture[25, 75] == .blue)
        #expect(picture[75, 75].isNear(Picture.Pixel(red: 128, green: 128, blue: 128, alpha: 128)))
        #expect(picture.ink == rect)
        #expect(picture[49, 49] == .red)
    }

    @Test func smoothPicturesBlendButKeepTheirEdges() throws {
        let picture = try Picture(
            .image(quarters, rect: CGRect(x: 0, y: 0, width: 100, height: 100), tint: nil, smooth: true))
        #expect(picture[0, 0] == .red)
        #expect(picture[50, 5].isNear(Picture.Pixel(red: 127, green: 127, blue: 0, alpha: 255), within: 12))
    }

    @Test func tintPaintsTheAlphaInOneColor() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let picture = try Picture(.image(quarters, rect: rect, tint: .blue, smooth: false))
        #expect(picture[25, 25] == .blue)
        #expect(picture[75, 75].isNear(Picture.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
        let faint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(
            try Picture(.image(quarters, rect: rect, tint: faint, smooth: true))[5, 5]
                .isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    }

    @Test func pngComesBackAsItWas() throws {
        let png = try #require(service.encodePNG(quarters))
        let back = try #require(service.decodeImage(png))
        #expect(back.width == 2 && back.height == 2)
        let farthest = zip(back.pixels, quarters.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(farthest! <= 1)
    }

    @Test func jpegGifAndSvgAreRead() throws {
        let jpeg = try #require(Data(base64Encoded: Samples.redJPEG))
        let red = try #require(service.decodeImage(jpeg))
        #expect(red.width == 8 && red.height == 4)
        #expect(red.pixels[0] > 240 && red.pixels[1] < 15 && red.pixels[3] == 255)
        let gif = try #require(Data(base64Encoded: Samples.twoFrameGIF))
        let first = try #require(service.decodeImage(gif))
        #expect(first.width == 2 && Array(first.pixels[0..<4]) == [255, 0, 0, 255])
        let svg = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'><rect width='6' height='4' fill='#00f'/></svg>"
                .utf8)
        if let drawn = service.decodeImage(svg) {
            #expect(drawn.width == 6 && Array(drawn.pixels[0..<4]) == [0, 0, 255, 255])
        }
    }

    @Test func aCameraHeldUprightGivesAnUprightPicture() throws {
        let turned = try #require(Data(base64Encoded: Samples.redJPEG).map(Samples.turnedByExif))
        let image = try #require(service.decodeImage(turned))
        #expect(image.width == 4 && image.height == 8)
    }

    @Test func brokenDataIsNoPicture() throws {
        let png = try #require(service.encodePNG(quarters))
        let half = png.prefix(png.count / 2)
        let flipped = Data(png.enumerated().map { $0.offset == 20 ? ~$0.element : $0.element })
        for data in [
            Data(), Data([0]), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47]), half, flipped,
            Data("<svg".utf8),
        ] {
            #expect(service.decodeImage(data) == nil)
        }
    }

    /// Some loaders hand out unfinished pictures without a word.
    @Test func filesThatEndEarlyAreNoPictures() throws {
        let jpeg = try #require(Data(base64Encoded: Samples.redJPEG))
        let gif = try #require(Data(base64Encoded: Samples.twoFrameGIF))
        let png = try #require(service.encodePNG(quarters))
        for file in [jpeg, gif, png] {
            for count in stride(from: 0, to: file.count / 2, by: 5) {
                #expect(service.decodeImage(file.prefix(count)) == nil)
            }
        }
    }

    /// A head that claims 60 000 × 60 000 pixels costs nothing.
    @Test func hugeClaimsAreRefused() throws {
        var png = try #require(service.encodePNG(quarters))
        png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        png.replaceSubrange(29..<33, with: Samples.checksum(of: png[12..<29]))
        #expect(service.decodeImage(png) == nil)
    }

    @Test func sizesRoundUpToPixels() throws {
        let node = RenderNode.color(.red, 0, 0, 100, 100)
        let image = try #require(service.rasterize(node, size: CGSize(width: 10.2, height: 5), scale: 2))
        #expect(image.width == 21 && image.height == 10)
        for size in [
            CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: CGFloat.nan, height: 4),
            CGSize(width: 1e9, height: 4),
        ] {
            #expect(service.rasterize(node, size: size, scale: 1) == nil)
        }
        #expect(service.rasterize(node, size: CGSize(width: 4, height: 4), scale: .nan) == nil)
    }

    @Test func drawnFilesHaveTheirBackground() throws {
        let png = try #require(
            service.drawPNG(
                .color(.red, 0, 0, 5, 10), size: CGSize(width: 10, height: 10), scale: 1, background: .white))
        let image = try #require(service.decodeImage(png))
        #expect(Array(image.pixels[0..<4]) == [255, 0, 0, 255])
        #expect(Array(image.pixels[36..<40]) == [255, 255, 255, 255])
    }

    @Test func unknownIconsAreNil() {
        #expect(service.themeIcon("no-such-icon-anywhere", size: 16, scale: 2) == nil)
        #expect(service.themeIcon("", size: 16, scale: 2) == nil)
        #expect(service.themeIcon("edit-copy", size: 0, scale: 1) == nil)
        if let icon = service.themeIcon("edit-copy", size: 16, scale: 2) {
            #expect(icon.width == 32 && icon.height == 32)
            #expect(icon.pixels.contains { $0 > 200 })
        }
    }
}
