import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct UIImageTests {
    private let pixels = CGImage(width: 8, height: 4, pixels: [UInt8](repeating: 255, count: 8 * 4 * 4))
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

    @Test func sizesAreInPointsAndUpright() {
        Stage.install()
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 8, height: 4))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 4, height: 2))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 2, height: 4))
        #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
        #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    }

    @Test func equalityIsOfWhatIsDrawn() {
        Stage.install()
        let image = UIImage(cgImage: pixels)
        #expect(image == UIImage(cgImage: pixels))
        #expect(image != UIImage(cgImage: pixels, scale: 2, orientation: .up))
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(UIImage(systemName: "trash") == UIImage(systemName: "trash"))
        #expect(UIImage(systemName: "trash") != UIImage(systemName: "star"))
        #expect(Set([UIImage(systemName: "trash"), UIImage(systemName: "trash")]).count == 1)
    }

    private func tint(of node: RenderNode) -> CGColor? {
        switch node.content {
        case .image(_, _, let tint, _): tint
        case .transform(let node, _), .opacity(let node, _): tint(of: node)
        case .container(let nodes): nodes.compactMap { tint(of: $0) }.first
        case .path(_, let paint): paint.fill ?? paint.stroke?.color
        default: nil
        }
    }

    @Test func templatesTakeThePlacesTint() {
        Stage.install()
        let image = UIImage(cgImage: pixels)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(tint(of: image.node(in: rect, tint: .red)) == nil)
        #expect(tint(of: image.withRenderingMode(.alwaysTemplate).node(in: rect, tint: .red))?.rgba.red == 1)
        #expect(tint(of: image.withRenderingMode(.alwaysTemplate).node(in: rect, tint: nil, traits: dark))?.rgba.red == 1)
        #expect(tint(of: image.withTintColor(.blue).node(in: rect, tint: .red))?.rgba.blue == 1)
        #expect(tint(of: image.withTintColor(.blue, renderingMode: .alwaysTemplate).node(in: rect, tint: .red))?.rgba.red == 1)
    }

    @Test func symbolsAreTemplatesUnlessOriginal() throws {
        Stage.install()
        let trash = try #require(UIImage(systemName: "trash"))
        #expect(trash.isSymbolImage && trash.isTemplate && trash.systemName == "trash")
        #expect(tint(of: trash.node(in: rect, tint: .red))?.rgba.red == 1)
        let blue = trash.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(!blue.isTemplate)
        #expect(tint(of: blue.node(in: rect, tint: .red))?.rgba.blue == 1)
        let faded = trash.node(in: rect, tint: .red.withAlphaComponent(0.5))
        guard case .opacity(_, 0.5) = faded.content else {
            Issue.record("a translucent symbol must be faded as a whole")
            return
        }
    }

    @Test(arguments: [
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ])
    func everyOrientationFillsTheRectangle(orientation: UIImage.Orientation) {
        Stage.install()
        let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        let node = image.node(in: rect, tint: nil)
        switch node.content {
        case .image(_, let place, _, _): #expect(place == rect)
        case .transform(let inner, let transform):
            guard case .image(_, let place, _, _) = inner.content else { return }
            #expect(place.applying(transform) == rect)
            #expect(orientation != .up)
        default: Issue.record("unexpected node")
        }
        #expect(image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation() == image)
        #expect(image.withHorizontallyFlippedOrientation().size == image.size)
    }

    /// Where the pixel at the top left corner lands.
    @Test(arguments: [
        (UIImage.Orientation.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: 0, y: 1)), (.down, CGPoint(x: 1, y: 1)),
        (.upMirrored, CGPoint(x: 1, y: 0)), (.downMirrored, CGPoint(x: 0, y: 1)), (.leftMirrored, CGPoint(x: 0, y: 0)),
        (.rightMirrored, CGPoint(x: 1, y: 1)),
    ])
    func orientationsTurnAsTheirNamesSay(orientation: UIImage.Orientation, corner: CGPoint) {
        Stage.install()
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        let node = UIImage(cgImage: pixels, scale: 1, orientation: orientation).node(in: square, tint: nil)
        guard case .transform(_, let transform) = node.content else {
            Issue.record("not turned")
            return
        }
        #expect(CGPoint.zero.applying(transform) == corner)
    }

    @Test func someSymbolsTurnRoundWithTheLanguage() throws {
        Stage.install()
        let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
        func flips(_ image: UIImage) -> Bool {
            if case .transform = image.node(in: rect, tint: nil, traits: rightToLeft).content { return true }
            return false
        }
        #expect(flips(try #require(UIImage(systemName: "chevron.forward"))))
        #expect(!flips(try #require(UIImage(systemName: "chevron.right"))))
        #expect(flips(UIImage(cgImage: pixels).imageFlippedForRightToLeftLayoutDirection()))
    }

    @Test func configurationsSayTheSize() throws {
        Stage.install()
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.size == CGSize(width: 20.5, height: 20.5))
        let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: .bold)))
        #expect(large.size == CGSize(width: 120, height: 120))
        let small = try #require(large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
        #expect(small.size == CGSize(width: 96, height: 96))
        #expect(small.symbolConfiguration?.parts.weight == .bold)
        #expect(plain.withDefaultSymbolConfiguration(.init(pointSize: 100)).size == CGSize(width: 120, height: 120))
        #expect(large.withDefaultSymbolConfiguration(.init(pointSize: 10)).size == large.size)
        #expect(UIImage(systemName: "chevron.right").map { $0.size.width < $0.size.height } == true)
        #expect(UIImage(cgImage: pixels).applyingSymbolConfiguration(.init(scale: .large)) == nil)
        let title = UIImage.SymbolConfiguration(textStyle: .title1).applying(UIImage.SymbolConfiguration(pointSize: 9))
        #expect(title == UIImage.SymbolConfiguration(pointSize: 9))
    }

    @Test func unknownSymbolsAreNilAndSaidOnce() {
        Stage.install()
        var said: [String] = []
        Log.observer = { said.append($0) }
        defer { Log.observer = nil }
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(said.filter { $0.contains("no.such.symbol") }.count == 1)
    }

    @Test func symbolsHavePixelsOnDemand() throws {
        Stage.install()
        let symbol = try #require(UIImage(systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
        #expect(symbol.cgImage?.width == 48)
        #expect(symbol.pngData()?.isEmpty == false)
        #expect(try #require(symbol.baselineOffsetFromBottom) > 0)
        #expect(UIImage(cgImage: pixels).baselineOffsetFromBottom == nil)
    }

    @Test func bytesBecomePicturesAndBack() throws {
        Stage.install()
        let png = try #require(UIImage(cgImage: pixels).pngData())
        let image = try #require(UIImage(data: png, scale: 2))
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }

    @Test func thumbnailsAreSmall() {
        Stage.install()
        let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
        #expect(image.preparingThumbnail(of: CGSize(width: 2, height: 1))?.cgImage?.width == 4)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 2, height: 1)) == nil)
    }

    @Test func drawingPutsANodeIntoTheContext() {
        Stage.install()
        let context = CGContext()
        UIGraphicsPushContext(context)
        UIImage(cgImage: pixels).draw(at: CGPoint(x: 3, y: 4))
        UIImage(systemName: "star")?.draw(in: rect, blendMode: .multiply, alpha: 0.5)
        UIGraphicsPopContext()
        let nodes = context.finish().commands.compactMap { command -> RenderNode? in
            if case .attachment(let payload, _) = command { return payload as? RenderNode }
            return nil
        }
        #expect(nodes.count == 2)
        if case .image(_, let place, _, _) = nodes.first?.content { #expect(place == CGRect(x: 3, y: 4, width: 8, height: 4)) }
    }

    @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), CGRect(x: 0, y: 0, width: -4, height: 4)])
    func rectanglesWithoutSizeDrawNothing(rect: CGRect) {
        Stage.install()
        let drawn = UIImage(cgImage: pixels).node(in: rect, tint: nil)
        #expect(drawn.isEmpty || rect.width > 0)
        #expect(UIImage().node(in: self.rect, tint: nil).isEmpty)
    }
}
