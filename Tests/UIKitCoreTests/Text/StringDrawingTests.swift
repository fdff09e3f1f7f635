import CoreGraphics
import Foundation
import PlatformInterface
import Testing
import UIKitCore

@MainActor struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    private func drawn(_ draw: () -> Void) -> [(text: String, lines: Int, at: CGPoint)] {
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return context.finish().commands.compactMap { command in
            guard case .attachment(let payload, let point) = command, let layout = payload as? TextLayout else { return nil }
            return (layout.request.string, layout.lines.count, point)
        }
    }

    @Test func allKindsOfStringsMeasureAlike() {
        Stage.install()
        let size = "Hello".size(withAttributes: attributes)
        #expect(size.width > 0 && size.height >= 20)
        #expect(NSString(string: "Hello").size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
        #expect("".size(withAttributes: attributes).width == 0)
        #expect("Hello Hello".size(withAttributes: attributes).width > size.width)
    }

    @Test func aBoundingRectangleWraps() {
        Stage.install()
        let one = "Hello".size(withAttributes: attributes)
        let limit = CGSize(width: one.width * 1.5, height: .greatestFiniteMagnitude)
        let rect = "Hello Hello Hello".boundingRect(
            with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        #expect(rect.origin == .zero)
        #expect(rect.width <= limit.width)
        #expect(abs(rect.height - one.height * 3) < 2)
    }

    @Test func withoutLineFragmentsTheOriginIsOnTheBaseLine() {
        Stage.install()
        let rect = "Hello".boundingRect(with: .zero, attributes: attributes, context: nil)
        #expect(rect.minY < 0 && rect.maxY > 0)
    }

    @Test func lowRectanglesLeaveLinesOut() {
        Stage.install()
        let one = "Hello".size(withAttributes: attributes)
        let low = CGSize(width: one.width * 1.5, height: one.height * 2.2)
        let context = NSStringDrawingContext()
        let rect = "Hello Hello Hello".boundingRect(with: low, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
        #expect(rect.height <= low.height)
        #expect(context.totalBounds == rect)
        let pieces = drawn { "Hello Hello Hello".draw(in: CGRect(origin: CGPoint(x: 5, y: 6), size: low), withAttributes: attributes) }
        #expect(pieces.map(\.lines) == [2])
        #expect(pieces.map(\.at) == [CGPoint(x: 5, y: 6)])
    }

    @Test func drawingWithoutAContextIsNothing() {
        Stage.install()
        "Hello".draw(at: .zero, withAttributes: attributes)
        #expect(drawn { "Hello".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes) }.map(\.at) == [CGPoint(x: 1, y: 2)])
    }

    @Test(arguments: [CGFloat.nan, -5, 0, .infinity])
    func oddWidthsDoNotHang(width: CGFloat) {
        Stage.install()
        let rect = "Hello there".boundingRect(
            with: CGSize(width: width, height: width), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(rect.height >= 20)
    }
}
