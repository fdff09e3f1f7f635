import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct TextDrawingTests {
    private let system = PangoTextSystem.shared

    private func draw(_ request: TextRequest, at origin: CGPoint = CGPoint(x: 10, y: 10), scale: CGFloat = 1) throws
        -> Picture
    {
        try Picture(.text(system.layOut(request), origin: origin), width: 220, height: 100, scale: scale)
    }

    private func run(_ text: String, _ color: CGColor = .black) -> TextRequest.Run {
        TextRequest.Run(text: text, font: FontDescription(size: 16), color: color)
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func inkLiesInsideTheLine(scale: CGFloat) throws {
        let request = TextRequest(runs: [run("Hxgy")])
        let layout = system.layOut(request)
        let ink = try draw(request, scale: scale).ink
        #expect(ink.minX >= 9 && ink.maxX <= 11 + layout.size.width)
        // Cairo puts glyphs on whole pixels: up to half of one away from the baseline.
        #expect(ink.minY >= 10 - 0.5 / scale && ink.maxY <= 10 + layout.size.height + 0.5 / scale)
        #expect(ink.width > layout.size.width * 0.85)
        let capitals = try draw(TextRequest(runs: [run("HHH")]), scale: scale).ink
        #expect(abs(capitals.maxY - 10 - layout.lines[0].baseline) <= 1)
        #expect(abs(capitals.height - system.metrics(of: FontDescription(size: 16)).capHeight) <= 1)
    }

    @Test func eachRunHasItsColor() throws {
        let picture = try draw(TextRequest(runs: [run("MMM", .red), run("MMM", .blue)]))
        let half = 10 + system.layOut(TextRequest(runs: [run("MMM")])).size.width
        var (redLeft, blueRight, strays) = (0, 0, 0)
        for y in 10..<30 {
            for x in 10..<90 {
                let pixel = picture[CGFloat(x), CGFloat(y)]
                if pixel.red > 150 { if CGFloat(x) < half { redLeft += 1 } else { strays += 1 } }
                if pixel.blue > 150 { if CGFloat(x) >= half - 1 { blueRight += 1 } else { strays += 1 } }
            }
        }
        #expect(redLeft > 20 && blueRight > 20 && strays == 0)
    }

    @Test func faintAndTransparentColorsAreTaken() throws {
        func darkest(_ alpha: CGFloat) throws -> UInt8? {
            try draw(TextRequest(runs: [run("MMM", CGColor(gray: 0, alpha: alpha))])).image.pixels.max()
        }
        #expect(try (110...140).contains(Int(darkest(0.5)!)))
        #expect(try darkest(0)! < 3)
    }

    @Test func backgroundUnderlineAndStrike() throws {
        var marked = run("MMM", .blue)
        marked.backgroundColor = .red
        let layout = system.layOut(TextRequest(runs: [marked]))
        #expect(try draw(TextRequest(runs: [marked]))[11, 10 + layout.size.height - 2] == .red)

        var lined = run("xx xx", .blue)
        lined.isUnderlined = true
        let underlined = try draw(TextRequest(runs: [lined])).ink
        #expect(underlined.width > 20 && underlined.maxY > 10 + layout.lines[0].baseline)
        lined.isUnderlined = false
        lined.isStruckThrough = true
        #expect(try draw(TextRequest(runs: [lined])).ink.width > 20)
    }

    @Test func raisedTextIsHigher() throws {
        var raised = run("x")
        raised.baselineOffset = 8
        let picture = try draw(TextRequest(runs: [run("x"), raised]))
        let low = try draw(TextRequest(runs: [run("x")])).ink
        #expect(picture.ink.height > low.height + 7)
    }

    @Test func alignedTextIsDrawnAtItsSide() throws {
        let right = try draw(.plain("abc", maxWidth: 200, alignment: .right)).ink
        #expect(abs(right.maxX - 210) < 3)
        let center = try draw(.plain("abc", maxWidth: 200, alignment: .center)).ink
        #expect(abs(center.midX - 110) < 3)
    }

    @Test func shortenedTextIsDrawnInAllItsLines() throws {
        let words = "one two three four five six seven eight nine ten"
        let layout = system.layOut(.plain(words, maxWidth: 120, maxLines: 2))
        let ink = try draw(.plain(words, maxWidth: 120, maxLines: 2)).ink
        #expect(ink.maxY > 10 + layout.lines[1].frame.minY + 4)
        #expect(ink.maxY <= 10 + layout.size.height)
        #expect(ink.maxX <= 131)
    }

    /// As a window is painted anew in parts: Cairo draws each with a clip.
    @Test(arguments: [1.0, 2.0], [0, 0.2, 0.4, 0.5, 0.6, 0.8]) func partsPaintedAnewLookLikeTheWhole(scale: CGFloat, shift: CGFloat) throws {
        for size in [11.0, 13, 14.5, 17, 20] {
            let text = TextRequest(runs: [TextRequest.Run(text: "Hxg ÅÄ fit Rename", font: FontDescription(size: size), color: .black)])
            let node = RenderNode(.container([
                .color(.red, 0, 0, 1, 1), .color(.red, 219, 99, 1, 1),
                RenderNode(.text(system.layOut(text), origin: CGPoint(x: 10 + shift, y: 10 + shift))),
            ]))
            let parts = RenderNode(.container([(0, 0, 40, 22), (40, 0, 180, 22), (0, 22, 25, 78), (25, 22, 195, 78)].map { x, y, width, height in
                RenderNode(.clip(node, RoundedShape(CGRect(x: x, y: y, width: width, height: height))))
            }))
            let whole = try Picture(node, width: 220, scale: scale), pieced = try Picture(parts, width: 220, scale: scale)
            let difference = zip(whole.image.pixels, pieced.image.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(difference < 3, "\(size) points")
        }
    }

    @Test func spacesAndEmojiAreHarmless() throws {
        #expect(try draw(.plain("   ")).ink.isNull)
        _ = try draw(.plain("👨‍👩‍👧‍👦 🇩🇪 \u{FFFF} \u{E000}"))
    }
}
