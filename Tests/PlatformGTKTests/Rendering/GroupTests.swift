import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct GroupTests {
    @Test func opacityFadesTheGroupAsOne() throws {
        let overlapping = RenderNode(.container([.color(.red, 0, 0, 60, 60), .color(.blue, 40, 40, 60, 60)]))
        let picture = try Picture(.opacity(overlapping, 0.5))
        #expect(picture[50, 50].isNear(Picture.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func transformsMoveScaleTurnAndShear() throws {
        let square = RenderNode.color(.red, 0, 0, 10, 10)
        let moved = try Picture(.transform(square, CGAffineTransform(translationX: 30, y: 40)))
        #expect(moved.ink == CGRect(x: 30, y: 40, width: 10, height: 10))
        let scaled = try Picture(.transform(square, CGAffineTransform(scaleX: 3, y: 2)))
        #expect(scaled.ink == CGRect(x: 0, y: 0, width: 30, height: 20))
        let quarter = CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 2)
        #expect(try Picture(.transform(square, quarter)).ink == CGRect(x: 40, y: 50, width: 10, height: 10))
        let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0)
        #expect(try Picture(.transform(square, mirrored)).ink == CGRect(x: 40, y: 0, width: 10, height: 10))
    }

    /// Any flat transform lands where Core Graphics' arithmetic puts it.
    @Test(arguments: [
        CGAffineTransform(a: 2, b: 0.5, c: -1, d: 1.5, tx: 40, ty: 20),
        CGAffineTransform(a: 0, b: 2, c: 2, d: 0, tx: 10, ty: 10),
        CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 10, ty: 10),
        CGAffineTransform(a: -1.5, b: -1, c: 1, d: -2, tx: 50, ty: 60),
    ])
    func transformsFollowTheMatrix(transform: CGAffineTransform) throws {
        let picture = try Picture(.transform(.color(.red, 0, 0, 20, 20), transform))
        for x in stride(from: 2.0, to: 20, by: 8) {
            for y in stride(from: 2.0, to: 20, by: 8) {
                let inside = CGPoint(x: x, y: y).applying(transform)
                #expect(picture[inside.x, inside.y] == .red)
            }
        }
        for corner in [CGPoint(x: -3, y: 10), CGPoint(x: 23, y: 10), CGPoint(x: 10, y: -3), CGPoint(x: 10, y: 23)] {
            let outside = corner.applying(transform)
            guard CGRect(x: 0, y: 0, width: 100, height: 100).contains(outside) else { continue }
            #expect(picture[outside.x, outside.y] == .clear)
        }
    }

    @Test func maskKeepsWhatItsAlphaCovers() throws {
        let cover = RenderNode(
            .container([
                .color(.blue, 0, 0, 30, 100), .color(CGColor(gray: 0, alpha: 0.5), 30, 0, 30, 100),
            ]))
        let picture = try Picture(.mask(.color(.red, 0, 0, 100, 100), by: cover))
        #expect(picture[10, 50] == .red)
        #expect(picture[45, 50].isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        #expect(picture[80, 50] == .clear)
    }

    @Test func masksAreSharpAtScaleTwo() throws {
        let circle = CGPath(ellipseIn: CGRect(x: 20.5, y: 20.5, width: 40, height: 40), transform: nil)
        let cover = RenderNode(
            .path(CGPath(rect: CGRect(x: 20.5, y: 0, width: 40, height: 90), transform: nil), PathPaint(fill: .black)))
        let picture = try Picture(.mask(.color(.red, 0, 0, 100, 100), by: cover), scale: 2)
        #expect(picture.pixel(40, 80) == .clear)
        #expect(picture.pixel(41, 80) == .red)
        let round = RenderNode(.path(circle, PathPaint(fill: .black)))
        let masked = try Picture(.mask(.color(.red, 0, 0, 100, 100), by: round), scale: 2)
        let direct = try Picture(.path(circle, PathPaint(fill: .red)), scale: 2)
        let different = zip(masked.image.pixels, direct.image.pixels).filter { abs(Int($0) - Int($1)) > 8 }
        #expect(different.isEmpty)
    }

    @Test func shadowFollowsTheShapeOfItsChild() throws {
        let child = RenderNode(
            .path(CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil), PathPaint(fill: .red))
        )
        let style = ShadowStyle(color: .blue, offset: CGSize(width: 30, height: 30), radius: 1)
        let picture = try Picture(.shadow(child, style))
        #expect(picture[40, 40] == .red)
        #expect(picture[75, 75].isNear(.blue, within: 8))
        #expect(picture[54, 88].alpha < 8)
    }

    /// A row of words, a line and a shape, as a menu has them; see-through ground.
    private var parts: RenderNode {
        let words = PangoTextSystem.shared.layOut(
            TextRequest(runs: [TextRequest.Run(text: "Raster ä", font: FontDescription(size: 13), color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.87))]))
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: 70.5, y: 4, width: 20, height: 20))
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        return .init(.container([
            RenderNode(.transform(RenderNode(.text(words, origin: CGPoint(x: 7, y: 3))), CGAffineTransform(translationX: 3, y: 10))),
            RenderNode(.color(color, CGRect(x: 10, y: 40, width: 70, height: 1))), RenderNode(.path(circle, PathPaint(fill: color))),
        ]))
    }

    @Test(arguments: [1.0, 2.0]) func aRasterLooksLikeItsParts(scale: CGFloat) throws {
        func above(_ node: RenderNode) throws -> Picture { try Picture(.container([.color(.white, 0, 0, 100, 100), node]), scale: scale) }
        let (plain, raster) = (try above(parts), try above(RenderNode(.raster(parts, scale: scale))))
        for row in 0..<plain.image.height {
            for column in 0..<plain.image.width {
                #expect(raster.pixel(column, row).isNear(plain.pixel(column, row), within: 2))
            }
        }
        #expect(plain.ink == raster.ink)
    }

    @Test func aRasterOfNothingIsNothing() throws {
        #expect(try Picture(.raster(.empty, scale: 2)).ink.isNull)
        #expect(try Picture(.raster(.color(.red, 0, 0, 10, 10), scale: .nan))[5, 5] == .red)
        // Too large to be kept in memory: drawn in parts.
        #expect(try Picture(.raster(.color(.red, 0, 0, 5000, 5000), scale: 2))[50, 50] == .red)
    }

    @Test func crossFadeGoesFromStartToEnd() throws {
        func fade(_ progress: CGFloat) throws -> Picture.Pixel {
            try Picture(.crossFade(.color(.red, 0, 0, 100, 100), .color(.blue, 0, 0, 100, 100), progress: progress))[
                50, 50]
        }
        #expect(try fade(0) == .red)
        #expect(try fade(1) == .blue)
        #expect(try fade(.nan) == .blue)
        #expect(try fade(0.25).isNear(Picture.Pixel(red: 191, green: 0, blue: 64, alpha: 255)))
        let appearing = try Picture(.crossFade(.empty, .color(.blue, 0, 0, 100, 100), progress: 0.5))
        #expect(appearing[50, 50].isNear(Picture.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test(arguments: [1.0, 2.0]) func blurSoftensAndFadesOutwards(scale: CGFloat) throws {
        let dot = RenderNode(
            .path(CGPath(rect: CGRect(x: 60, y: 60, width: 80, height: 80), transform: nil), PathPaint(fill: .red)))
        let picture = try Picture(.blur(dot, radius: 20), width: 200, height: 200, scale: scale)
        #expect(abs(picture[60, 100].alpha - 128) < 12)
        #expect(abs(picture[50, 100].alpha - 41) < 12)
        #expect(picture[100, 100].alpha > 250)
        #expect(picture[26, 100].alpha < 4)
    }

    @Test func blurredBackdropsKeepTheirEdges() throws {
        let backdrop = RenderNode(.container([.color(.red, 0, 0, 50, 100), .color(.blue, 50, 0, 50, 100)]))
        let picture = try Picture(.blur(backdrop, radius: 24))
        #expect(picture[0, 50].isNear(.red))
        #expect(picture[99, 99].isNear(.blue))
        #expect(picture[50, 50].isNear(Picture.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 12))
    }

    /// The last frame of a spring is a hair away from its end.
    @Test func aTransformTooSmallForGskIsNone() throws {
        for transform in [CGAffineTransform(translationX: 1e-60, y: 0), CGAffineTransform(scaleX: 1 + 1e-12, y: 1 - 1e-12)] {
            #expect(try Picture(.transform(.color(.red, 10, 10, 20, 20), transform))[15, 15] == .red)
        }
    }
}
