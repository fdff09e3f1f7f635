import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct DrawingTests {
    private let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let box = CGRect(x: 20, y: 20, width: 60, height: 60)

    private func picture(scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> Picture {
        let context = CGContext()
        draw(context)
        return try Picture(.drawing(context.finish(), bounds: all), scale: scale)
    }

    @Test func shapesAndSettings() throws {
        let picture = try picture { context in
            context.setFillColor(.red)
            context.fill(box)
            context.saveGState()
            context.translateBy(x: 50, y: 50)
            context.setAlpha(0.5)
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(picture[30, 30] == .red)
        #expect(picture[55, 55].isNear(Picture.Pixel(red: 127, green: 0, blue: 128, alpha: 255)))
        #expect(picture[5, 5] == .red)
    }

    @Test func drawingStaysInsideItsBounds() throws {
        let context = CGContext()
        context.setFillColor(.red)
        context.fill(CGRect(x: -50, y: -50, width: 500, height: 500))
        #expect(try Picture(.drawing(context.finish(), bounds: box)).ink == box)
    }

    @Test func clipsEndWithTheirLevel() throws {
        let picture = try picture { context in
            context.setFillColor(.red)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.fill(all)
            context.restoreGState()
            context.fill(CGRect(x: 90, y: 90, width: 10, height: 10))
        }
        #expect(picture[40, 40] == .red)
        #expect(picture[60, 40] == .clear)
        #expect(picture[95, 95] == .red)
    }

    @Test func clearingMakesAHoleInTheDrawingOnly() throws {
        let context = CGContext()
        context.setFillColor(.red)
        context.fill(all)
        context.clear(box)
        let drawing = RenderNode(.drawing(context.finish(), bounds: all))
        #expect(try Picture(drawing)[50, 50] == .clear)
        let above = try Picture(.container([.color(.blue, 0, 0, 100, 100), drawing]))
        #expect(above[50, 50] == .blue)
        #expect(above[10, 10] == .red)
    }

    @Test func transparencyLayersFadeAsOne() throws {
        let picture = try picture { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(box)
            context.setFillColor(.blue)
            context.fill(CGRect(x: 50, y: 50, width: 40, height: 40))
            context.endTransparencyLayer()
        }
        #expect(picture[30, 30].isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        #expect(picture[60, 60].isNear(Picture.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func layersKeepTheirPlaceUnderTransformsAndClips() throws {
        let picture = try picture { context in
            context.translateBy(x: 20, y: 10)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 5, y: 5, width: 100, height: 5))
            context.endTransparencyLayer()
        }
        #expect(picture.ink == CGRect(x: 30, y: 20, width: 30, height: 10))
    }

    @Test func shadowsFallInTheDrawingsSpace() throws {
        let picture = try picture { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 20, height: 20), blur: 2, color: .blue)
            context.setFillColor(.red)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(picture[30, 30] == .red)
        #expect(picture[50, 50].isNear(.blue, within: 8))
        #expect(picture[65, 65].alpha < 8)
    }

    @Test func layersCastOneShadow() throws {
        let picture = try picture { context in
            context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: .blue)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 20, y: 10, width: 30, height: 10))
            context.fill(CGRect(x: 20, y: 40, width: 30, height: 10))
            context.endTransparencyLayer()
        }
        #expect(picture[30, 45] == .red)
        #expect(picture[30, 75].isNear(.blue))
    }

    @Test func blendModesMix() throws {
        func mixed(
            _ mode: CGBlendMode, _ top: CGColor, on ground: CGColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        ) throws -> Picture {
            try picture { context in
                context.setFillColor(ground)
                context.fill(box)
                context.setBlendMode(mode)
                context.setFillColor(top)
                context.fill(CGRect(x: 40, y: 0, width: 60, height: 100))
            }
        }
        let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
        #expect(try mixed(.multiply, cyan)[50, 50] == .green)
        #expect(try mixed(.screen, cyan)[50, 50] == .white)
        #expect(try mixed(.difference, cyan)[50, 50] == Picture.Pixel(red: 255, green: 0, blue: 255, alpha: 255))
        #expect(try mixed(.plusLighter, .blue)[50, 50] == .white)
        #expect(try mixed(.clear, cyan)[50, 50] == .clear)
        #expect(try mixed(.copy, .clear)[50, 50] == .clear)
        #expect(try mixed(.destinationOver, cyan)[90, 50] == Picture.Pixel(red: 0, green: 255, blue: 255, alpha: 255))
        #expect(try mixed(.destinationOut, cyan)[50, 50] == .clear)
    }

    /// Cairo's operators of this kind would wipe what lies outside the shape, Core Graphics' do not.
    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func blendModesLeaveTheRestAlone(mode: CGBlendMode) throws {
        func check(_ draw: (CGContext) -> Void) throws {
            let picture = try picture { context in
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 30, height: 100))
                context.setBlendMode(mode)
                context.setFillColor(.blue)
                context.setStrokeColor(.blue)
                context.setLineWidth(20)
                draw(context)
            }
            #expect(picture[5, 50] == .red)
            let expected: [CGBlendMode: (inside: Picture.Pixel, outside: Picture.Pixel)] = [
                .sourceIn: (.blue, .clear), .sourceOut: (.clear, .blue), .destinationIn: (.red, .clear),
                .destinationAtop: (.red, .blue),
            ]
            #expect(picture[25, 50] == expected[mode]!.inside)
            #expect(picture[40, 50] == expected[mode]!.outside)
        }
        try check { $0.fill(CGRect(x: 20, y: 20, width: 60, height: 60)) }
        try check { $0.strokeLineSegments(between: [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]) }
        let solid = CGImage(width: 1, height: 1, pixels: [0, 0, 255, 255])
        try check { $0.draw(solid, in: CGRect(x: 20, y: 20, width: 60, height: 60)) }
    }

    @Test func picturesAreUprightAndTinted() throws {
        let image = CGImage(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255])
        let upright = try picture { $0.draw(image, in: all) }
        #expect(upright[50, 5] == .red)
        #expect(upright[50, 95] == .green)
        let tinted = try picture { context in
            context.setAlpha(0.5)
            context.draw(image, in: all, tint: .blue)
        }
        #expect(tinted[50, 50].isNear(Picture.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func gradientsStopOrGoOn() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil))
        func linear(_ options: CGGradientDrawingOptions) throws -> Picture {
            try picture {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
            }
        }
        #expect(try linear([])[10, 50] == .clear)
        #expect(try linear([])[90, 50] == .clear)
        #expect(try linear([])[50, 50].isNear(Picture.Pixel(red: 127, green: 0, blue: 127, alpha: 255), within: 6))
        #expect(try linear(.drawsBeforeStartLocation)[10, 50] == .red)
        #expect(try linear(.drawsBeforeStartLocation)[90, 50] == .clear)
        #expect(try linear(.drawsAfterEndLocation)[90, 50] == .blue)
        #expect(try linear(.drawsAfterEndLocation)[10, 50] == .clear)
        let radial = try picture {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 0, endCenter: CGPoint(x: 50, y: 50),
                endRadius: 30, options: [])
        }
        #expect(radial[50, 50].isNear(.red, within: 12))
        #expect(radial[78, 50].isNear(.blue, within: 24))
        #expect(radial[85, 50] == .clear)
    }

    @Test func attachmentsAreDrawnAtTheirPoint() throws {
        let square = RenderNode.color(.red, 0, 0, 10, 10)
        let run = TextRequest.Run(text: "MMMM", font: FontDescription(size: 14), color: .blue)
        let text = PangoTextSystem.shared.layOut(TextRequest(runs: [run]))
        let picture = try picture { context in
            context.draw(attachment: square, at: CGPoint(x: 30, y: 20))
            context.setAlpha(0.5)
            context.draw(attachment: square, at: CGPoint(x: 60, y: 20))
            context.setAlpha(1)
            context.translateBy(x: 0, y: 50)
            context.draw(attachment: text, at: CGPoint(x: 10, y: 10))
        }
        #expect(picture[35, 25] == .red)
        #expect(picture[65, 25].isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        let ink = try Picture(
            .clip(
                RenderNode(
                    .drawing(
                        drawing { context in context.draw(attachment: text, at: CGPoint(x: 10, y: 60)) }, bounds: all)),
                RoundedShape(all))
        ).ink
        #expect(ink.minX > 9 && ink.minY > 60 && ink.maxY < 60 + text.size.height)
        #expect((10..<50).contains { picture[CGFloat($0), 60 + text.lines[0].baseline - 4].blue > 100 })
    }

    private func drawing(_ draw: (CGContext) -> Void) -> CGDrawing {
        let context = CGContext()
        draw(context)
        return context.finish()
    }

    @Test func transformsThatFlattenDrawNothingAndEndWithTheirLevel() throws {
        let picture = try picture { context in
            context.setFillColor(.red)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(all)
            context.restoreGState()
            context.fill(box)
        }
        #expect(picture.ink == box)
    }

    @Test func drawingsAreSharpAtScaleTwo() throws {
        let picture = try picture(scale: 2) { context in
            context.setFillColor(.red)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 20.5, y: 20.5, width: 40, height: 40))
            context.endTransparencyLayer()
        }
        #expect(picture.pixel(40, 80) == .clear)
        #expect(picture.pixel(41, 80) == .red)
    }
}
