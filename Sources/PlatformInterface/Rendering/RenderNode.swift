package import CoreGraphics
package import Foundation

/// An immutable piece of picture. A subtree that did not change keeps its node, so that recording it and converting it
/// for the renderer are both skipped by identity.
/// Units: points, y down, in the space of the parent node.
package final class RenderNode: @unchecked Sendable {
    package let content: Content
    /// What a renderer made of this node, kept so that the same node is never converted twice. Only the renderer touches it.
    package var rendererCache: AnyObject?

    package enum Content {
        case container([RenderNode])
        case color(CGColor, CGRect)
        case text(TextLayout, origin: CGPoint)
        /// A picture drawn into `rect`; `tint` paints the picture's alpha in one colour instead.
        case image(CGImage, rect: CGRect, tint: CGColor?, smooth: Bool)
        case gradient(GradientFill, CGRect)
        /// A path filled and then stroked.
        case path(CGPath, PathPaint)
        /// A border just inside `shape`, of the same width on all sides.
        case border(RoundedShape, width: CGFloat, CGColor)
        /// The shadow of an opaque rounded rectangle; nothing is drawn inside `shape`.
        case boxShadow(RoundedShape, ShadowStyle)
        /// `child` above the shadow of its own alpha.
        case shadow(RenderNode, ShadowStyle)
        case clip(RenderNode, RoundedShape)
        case clipPath(RenderNode, CGPath, evenOdd: Bool)
        case mask(RenderNode, by: RenderNode)
        case opacity(RenderNode, CGFloat)
        case transform(RenderNode, CGAffineTransform)
        case blur(RenderNode, radius: CGFloat)
        /// From `start` (progress 0) to `end` (1).
        case crossFade(RenderNode, RenderNode, progress: CGFloat)
        /// `child` drawn once into memory, `scale` pixels a point, and shown as a picture from then on; where the renderer gains nothing
        /// by that, `child` itself. For what lies on whole pixels and stays while things around it change.
        case raster(RenderNode, scale: CGFloat)
        /// Drawing commands recorded by a graphics context, drawn into a surface `bounds` large.
        case drawing(CGDrawing, bounds: CGRect)
    }

    /// Whether nothing is drawn, as far as can be seen from outside.
    package let isEmpty: Bool

    package init(_ content: Content) {
        self.content = content
        if case .container(let children) = content { isEmpty = children.isEmpty } else { isEmpty = false }
    }

    package static let empty = RenderNode(.container([]))
}
