import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct ShapeTests {
    private let box = CGRect(x: 20, y: 20, width: 60, height: 60)

    @Test func colorFillsItsRectangleOnly() throws {
        let picture = try Picture(.color(.red, box))
        #expect(picture[50, 50] == .red)
        #expect(picture[20, 20] == .red)
        #expect(picture[79, 79] == .red)
        #expect(picture[19, 50] == .clear)
        #expect(picture[80, 50] == .clear)
    }

    @Test func translucentColorIsPremultiplied() throws {
        let picture = try Picture(.color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), box))
        #expect(picture[50, 50].isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    }

    @Test func laterChildrenLieAbove() throws {
        let picture = try Picture(.container([.color(.red, 0, 0, 60, 60), .color(.blue, 40, 40, 60, 60)]))
        #expect(picture[10, 10] == .red)
        #expect(picture[50, 50] == .blue)
    }

    @Test func roundedClipCutsTheCorners() throws {
        let picture = try Picture(.clip(RenderNode(.color(.red, box)), RoundedShape(box, radius: 20)))
        #expect(picture[21, 21] == .clear)
        #expect(picture[78, 78] == .clear)
        #expect(picture[50, 21] == .red)
        #expect(picture[28, 28] == .red)
    }

    @Test func eachCornerHasItsOwnRadius() throws {
        let shape = RoundedShape(box, topLeft: 20, topRight: 0, bottomRight: 20, bottomLeft: 0)
        let picture = try Picture(.clip(RenderNode(.color(.red, box)), shape))
        #expect(picture[21, 21] == .clear)
        #expect(picture[78, 21] == .red)
        #expect(picture[78, 78] == .clear)
        #expect(picture[21, 78] == .red)
    }

    @Test func borderLiesInsideItsShape() throws {
        let picture = try Picture(.border(RoundedShape(box, radius: 10), width: 4, .blue))
        #expect(picture[50, 21] == .blue)
        #expect(picture[50, 23] == .blue)
        #expect(picture[50, 25] == .clear)
        #expect(picture[50, 18] == .clear)
        #expect(picture[20, 20] == .clear)
    }

    @Test func borderWiderThanItsShapeFillsIt() throws {
        #expect(try Picture(.border(RoundedShape(box), width: 400, .blue))[50, 50] == .blue)
    }

    @Test func boxShadowIsDarkOutsideAndClearInside() throws {
        let style = ShadowStyle(color: .black, offset: .zero, radius: 10)
        let picture = try Picture(.boxShadow(RoundedShape(box, radius: 8), style))
        #expect(picture[50, 50] == .clear)
        #expect(picture[50, 18].alpha > 80)
        #expect(picture[50, 14].alpha < picture[50, 18].alpha)
        #expect(picture[50, 2].alpha < 3)
    }

    /// The radius is twice the standard deviation: one deviation away from an edge, 16 % of the shadow is left.
    @Test(arguments: [1.0, 2.0]) func shadowRadiusIsTwiceTheStandardDeviation(scale: CGFloat) throws {
        let style = ShadowStyle(color: .black, offset: .zero, radius: 20)
        let shape = RoundedShape(CGRect(x: 50, y: 50, width: 100, height: 100))
        let box = try Picture(.boxShadow(shape, style), width: 200, height: 200, scale: scale)
        let free = try Picture(
            .shadow(RenderNode(.color(.red, shape.rect)), style), width: 200, height: 200, scale: scale)
        for picture in [box, free] {
            #expect(abs(picture[40, 100].alpha - 41) < 10)
            #expect(abs(picture[49.5, 100].alpha - 125) < 10)
            #expect(picture[18, 100].alpha < 4)
        }
    }

    @Test func shadowOffsetPointsDown() throws {
        let style = ShadowStyle(color: .black, offset: CGSize(width: 0, height: 15), radius: 2)
        let picture = try Picture(.boxShadow(RoundedShape(box), style))
        #expect(picture[50, 90].alpha > 200)
        #expect(picture[50, 10] == .clear)
    }

    @Test func linearGradientRunsFromStartToEnd() throws {
        let fill = GradientFill(
            geometry: .linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0)),
            stops: [.init(offset: 0, color: .red), .init(offset: 1, color: .blue)])
        let picture = try Picture(.gradient(fill, CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(picture[5, 50].isNear(.red))
        #expect(picture[95, 50].isNear(.blue))
        #expect(picture[50, 10].isNear(Picture.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 6))
    }

    @Test func radialGradientIsAnEllipse() throws {
        let fill = GradientFill(
            geometry: .radial(center: CGPoint(x: 50, y: 50), radiusX: 40, radiusY: 20),
            stops: [.init(offset: 0, color: .red), .init(offset: 1, color: .blue)])
        let picture = try Picture(.gradient(fill, CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(picture[50, 50].isNear(.red, within: 12))
        #expect(picture[95, 50].isNear(.blue))
        #expect(picture[50, 72].isNear(.blue))
        #expect(picture[70, 50].isNear(picture[50, 60], within: 10))
    }

    @Test func conicGradientStartsAtItsAngle() throws {
        let stops = [
            GradientFill.Stop(offset: 0, color: .red), .init(offset: 0.5, color: .green),
            .init(offset: 1, color: .blue),
        ]
        let center = CGPoint(x: 50, y: 50)
        let all = CGRect(x: 0, y: 0, width: 100, height: 100)
        let right = try Picture(.gradient(GradientFill(geometry: .conic(center: center, angle: 0), stops: stops), all))
        #expect(right[90, 51].isNear(.red, within: 8))
        #expect(right[90, 48].isNear(.blue, within: 8))
        #expect(right[10, 50].isNear(.green, within: 8))
        let down = try Picture(
            .gradient(GradientFill(geometry: .conic(center: center, angle: .pi / 2), stops: stops), all))
        #expect(down[48, 90].isNear(.red, within: 8))
        #expect(down[51, 90].isNear(.blue, within: 8))
    }

    @Test func degenerateGradientsAreTheirLastColor() throws {
        let stops = [GradientFill.Stop(offset: 0, color: .red), .init(offset: 1, color: .blue)]
        let all = CGRect(x: 0, y: 0, width: 100, height: 100)
        let geometries: [GradientFill.Geometry] = [
            .linear(from: .zero, to: .zero), .radial(center: .zero, radiusX: 0, radiusY: 5),
        ]
        for geometry in geometries {
            #expect(try Picture(.gradient(GradientFill(geometry: geometry, stops: stops), all))[50, 50] == .blue)
        }
        let single = GradientFill(geometry: geometries[0], stops: [stops[0]])
        #expect(try Picture(.gradient(single, all))[50, 50] == .red)
        #expect(try Picture(.gradient(GradientFill(geometry: geometries[0], stops: []), all))[50, 50] == .clear)
    }

    @Test func unsortedAndBrokenStopsAreTaken() throws {
        let stops = [
            GradientFill.Stop(offset: 0.8, color: .red), .init(offset: .nan, color: .green),
            .init(offset: 0.2, color: .blue),
            .init(offset: 7, color: .blue),
        ]
        let fill = GradientFill(geometry: .linear(from: .zero, to: CGPoint(x: 100, y: 0)), stops: stops)
        let picture = try Picture(.gradient(fill, CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(picture[10, 10].isNear(.red))
        #expect(picture[98, 10].isNear(.blue, within: 8))
    }

    @Test func numbersThatAreNoneDrawNothing() throws {
        let broken = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        let contents: [RenderNode.Content] = [
            .color(.red, broken), .color(.red, .null), .color(.red, .zero),
            .clip(RenderNode(.color(.red, box)), RoundedShape(broken)),
            .border(RoundedShape(broken), width: 1, .red), .border(RoundedShape(box), width: .nan, .red),
            .opacity(RenderNode(.color(.red, box)), -1),
            .transform(RenderNode(.color(.red, box)), CGAffineTransform(scaleX: 0, y: 1)),
            .transform(RenderNode(.color(.red, box)), CGAffineTransform(translationX: .nan, y: 1)),
            .container([]), .mask(RenderNode(.color(.red, box)), by: .empty), .blur(.empty, radius: 4),
        ]
        for content in contents { #expect(try Picture(content).ink.isNull) }
        #expect(try Picture(.color(.red, .infinite))[99, 99] == .red)
    }

    /// Large shadows are put together from the edges of a small one.
    @Test(arguments: [(radius: 0.0, blur: 7.0), (13, 24), (8, 7), (40, 10)], [CGSize(width: 61, height: 47), CGSize(width: 300, height: 170.5)])
    func theShadowOfABoxIsThatOfItsPicture(style: (radius: CGFloat, blur: CGFloat), size: CGSize) throws {
        let shape = RoundedShape(CGRect(x: 60.5, y: 60, width: size.width, height: size.height), topLeft: style.radius, topRight: style.radius / 2,
                                 bottomRight: style.radius, bottomLeft: 0)
        let shadow = ShadowStyle(color: CGColor(gray: 0, alpha: 0.5), offset: CGSize(width: 0, height: 3), radius: style.blur)
        let child = RenderNode(.clip(.color(.red, 60, 60, size.width + 1, size.height), shape))
        let box = try Picture(.boxShadow(shape, shadow), width: 420, height: 300), whole = try Picture(.shadow(child, shadow), width: 420, height: 300)
        var compared = 0
        for y in 0..<300 {
            for x in 0..<420 where !shape.rect.insetBy(dx: -1, dy: -1).contains(CGPoint(x: x, y: y)) {
                compared += 1
                if !box.pixel(x, y).isNear(whole.pixel(x, y), within: 4) {
                    Issue.record("at \(x), \(y): \(box.pixel(x, y)) and \(whole.pixel(x, y))")
                    return
                }
            }
        }
        #expect(compared > 10_000 && !box.ink.isNull)
    }
}
