import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore
import UIKitCore

// Apart from the tests: a file that imports Testing and CoreGraphics asks the compiler for a module that Linux does not have.

/// The parts of a colour. Units: 0 … 1.
struct Shade: Equatable {
    var red, green, blue, alpha: CGFloat
    init(_ color: CGColor) { (red, green, blue, alpha) = color.rgba }
}

extension TextRequest.Run {
    var shade: Shade { Shade(color) }
}

/// What a view draws itself, drawn again now.
@MainActor struct ShownContent {
    let node: RenderNode?

    init(_ view: UIView, drawnAgain: Bool = true) {
        if drawnAgain {
            view.layer.setNeedsDisplay()
            view.layer.displayIfNeeded()
        }
        node = view.layer.contentsNode
    }

    /// Texts that are drawn as text nodes.
    var texts: [(layout: TextLayout, origin: CGPoint)] { Self.texts(node) }

    private static func texts(_ node: RenderNode?) -> [(layout: TextLayout, origin: CGPoint)] {
        switch node?.content {
        case .text(let layout, let origin)?: [(layout, origin)]
        case .container(let nodes)?: nodes.flatMap(texts)
        default: []
        }
    }

    /// A picture that is drawn as an image node.
    var image: (rect: CGRect, tint: Shade?)? {
        if case .image(_, let rect, let tint, _)? = node?.content { return (rect, tint.map(Shade.init)) }
        return nil
    }

    /// The linear part of a turned node. Shape: cosine and sine.
    var turn: (CGFloat, CGFloat)? {
        if case .transform(_, let transform)? = node?.content { return (transform.a, transform.b) }
        return nil
    }
}

extension UIImage {
    /// A white picture. Units: pixels, one a point.
    static func white(_ width: Int, _ height: Int) -> UIImage {
        UIImage(cgImage: CGImage(width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4)))
    }
}
