import CoreGraphics
import Foundation
import PlatformGTK
import PlatformInterface
import Testing

@Suite struct ConversionTests {
    @Test func aNodeIsConvertedOnce() {
        let node = RenderNode.color(.red, 0, 0, 10, 10)
        let first = GskConverter.gskNode(for: node)
        #expect(first != nil)
        #expect(GskConverter.gskNode(for: node) == first)
    }

    @Test func anUnchangedChildKeepsItsConversionInANewParent() {
        let child = RenderNode(.container([.color(.red, 0, 0, 10, 10), .color(.blue, 0, 0, 5, 5)]))
        _ = GskConverter.gskNode(for: RenderNode(.opacity(child, 0.5)))
        let cache = child.rendererCache
        #expect(cache != nil)
        _ = GskConverter.gskNode(for: RenderNode(.opacity(child, 0.7)))
        #expect(child.rendererCache === cache)
    }

    @Test func wrappersThatChangeNothingAddNothing() {
        let child = RenderNode.color(.red, 0, 0, 10, 10)
        let node = GskConverter.gskNode(for: child)
        #expect(GskConverter.gskNode(for: RenderNode(.container([.empty, child]))) == node)
        #expect(GskConverter.gskNode(for: RenderNode(.opacity(child, 1))) == node)
        #expect(GskConverter.gskNode(for: RenderNode(.transform(child, .identity))) == node)
        #expect(GskConverter.gskNode(for: RenderNode(.blur(child, radius: 0))) == node)
    }

    @Test func nothingToDrawIsNil() {
        #expect(GskConverter.gskNode(for: .empty) == nil)
        #expect(GskConverter.gskNode(for: RenderNode(.opacity(.color(.red, 0, 0, 9, 9), 0))) == nil)
    }

    @Test func aPictureIsTakenOverOnce() throws {
        let image = CGImage(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        _ = GskConverter.gskNode(for: RenderNode(.image(image, rect: rect, tint: nil, smooth: true)))
        let cache = try #require(image.rendererCache)
        _ = GskConverter.gskNode(for: RenderNode(.image(image, rect: rect, tint: .red, smooth: false)))
        #expect(image.rendererCache === cache)
    }

    /// The menu that opens again has the shadow that it had.
    @Test func equalShadowsAreBlurredOnce() {
        func shadow(_ height: CGFloat, _ alpha: CGFloat) -> OpaquePointer? {
            let shape = RoundedShape(CGRect(x: 0, y: 0, width: 200, height: height), radius: 9)
            let style = ShadowStyle(color: CGColor(gray: 0, alpha: alpha), offset: CGSize(width: 0, height: 3), radius: 14)
            return GskConverter.gskNode(for: RenderNode(.boxShadow(shape, style)))
        }
        let first = shadow(300, 0.2)
        #expect(first != nil && shadow(300, 0.2) == first)
        #expect(shadow(301, 0.2) != first && shadow(300, 0.3) != first)
    }

    @Test func nodesAreConvertedOnAnyThread() async {
        let size = CGSize(width: 60, height: 20)
        let pictures = await withTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let run = TextRequest.Run(text: "Thread", font: FontDescription(size: 13), color: .black)
                    let layout = PangoTextSystem.shared.layOut(TextRequest(runs: [run]))
                    let node = RenderNode(.text(layout, origin: .zero))
                    return GtkGraphicsService().rasterize(node, size: size, scale: 1)?.pixels ?? []
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(pictures).count == 1)
        #expect(pictures.first?.contains { $0 > 0 } == true)
    }
}
