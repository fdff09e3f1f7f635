package import Foundation

/// What a `CGContext` recorded: drawing that can be looked at, kept, and drawn again.
/// Contract: saves and restores, layer beginnings and ends are balanced. Settings (alpha, blend mode, shadow, clip,
/// transform) belong to the level that `save` opens and end with it; `beginTransparencyLayer` opens one too, in which
/// alpha is 1, the mode normal and there is no shadow.
/// Units: points; the origin is the top left corner, y points down.
package final class CGDrawing: Sendable {
    package enum Command: Sendable {
        case save
        case restore
        /// What follows goes through this transform before the one in force.
        case concatenate(CGAffineTransform)
        /// What follows shows only inside the path too; nothing shows inside an empty one.
        case clip(CGPath, evenOdd: Bool)
        case setAlpha(CGFloat)
        case setBlendMode(CGBlendMode)
        /// Offset and blur are in points of the drawing, whatever transform is in force. No colour: no shadow.
        case setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
        case beginTransparencyLayer
        case endTransparencyLayer
        case fill(CGPath, CGColor, evenOdd: Bool)
        case stroke(
            CGPath, CGColor, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat],
            dashPhase: CGFloat)
        case clear(CGRect)
        /// A tint paints the picture's alpha in one colour.
        case image(CGImage, CGRect, tint: CGColor?)
        case linearGradient(CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions)
        case radialGradient(
            CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
            options: CGGradientDrawingOptions)
        /// Something the renderer knows how to draw, such as laid-out text, with its top left corner at the point.
        case attachment(any Sendable, at: CGPoint)
    }

    package let commands: [Command]

    package init(commands: [Command]) {
        self.commands = commands
    }

    package var isEmpty: Bool { commands.isEmpty }
}
