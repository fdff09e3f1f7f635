import CoreGraphics
import Foundation
import Testing
import UIKitCore

@MainActor struct UIGraphicsTests {
    @Test func contextsAreAStack() {
        Stage.install()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let (outer, inner) = (CGContext(), CGContext())
        UIGraphicsPushContext(outer)
        UIGraphicsPushContext(inner)
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func anImageContextMakesAPicture() {
        Stage.install()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 0)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 5))
        #expect(image?.scale == 2)
        #expect(image?.cgImage?.width == 20)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func aRendererHandsOutItsContext() {
        Stage.install()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
        var seen: CGContext?
        let image = renderer.image { context in
            seen = context.cgContext
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(context.format.bounds)
            #expect(context.currentImage.size == CGSize(width: 20, height: 10))
        }
        #expect(seen != nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        #expect(!renderer.pngData { _ in }.isEmpty)
    }

    @Test func aFormatSaysScaleAndGround() {
        Stage.install()
        let format = UIGraphicsImageRendererFormat.default()
        #expect(format.scale == 2 && !format.opaque)
        format.scale = 3
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 4), format: format)
        format.scale = 1
        var fills = 0
        let image = renderer.image { context in
            fills = context.cgContext.finish().commands.count { if case .fill = $0 { true } else { false } }
        }
        #expect(fills == 1)
        #expect(image.scale == 3 && image.cgImage?.width == 12)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 4)).scale == 4)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 4), CGSize(width: CGFloat.infinity, height: 1)])
    func picturesWithoutSizeAreEmpty(size: CGSize) {
        Stage.install()
        let renderer = UIGraphicsImageRenderer(size: size)
        #expect(renderer.image { _ in }.size == .zero)
        #expect(renderer.pngData { _ in }.isEmpty)
    }

    @Test func eachThreadDrawsForItself() {
        Stage.install()
        _ = AnyThreadPlatform.snapshot
        UIGraphicsPushContext(CGContext())
        defer { UIGraphicsPopContext() }
        let drawn = onAnotherThread { () -> (hadContext: Bool, size: CGSize) in
            let hadContext = UIGraphicsGetCurrentContext() != nil
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
            return (hadContext, renderer.image { $0.fill($0.format.bounds) }.size)
        }
        #expect(drawn?.hadContext == false)
        #expect(drawn?.size == CGSize(width: 3, height: 3))
    }

    @Test func aFrameLiesInside() {
        Stage.install()
        let context = CGContext()
        UIGraphicsPushContext(context)
        UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIRectFrame(CGRect(x: 0, y: 0, width: 1, height: 10))
        UIGraphicsPopContext()
        for case .fill(let path, _, _) in context.finish().commands {
            #expect(CGRect(x: 0, y: 0, width: 10, height: 10).contains(path.boundingBox))
        }
    }

    @Test func insetsMoveTheEdges() {
        Stage.install()
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
        #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero && UIOffset() == .zero)
        #expect(UIRectEdge.all.contains(.left) && UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    }
}
