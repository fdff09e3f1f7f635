import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// The soft edges of a rounded rectangle's shadow, blurred once for each softness and rounding; the shadow of any size is put
/// together from them.
/// Contract: used inside `GtkRuntime.exclusively`.
final class ShadowTemplate {
    private struct Key: Hashable {
        let sigma: CGFloat
        let radii: [CGFloat]
    }

    private static let limit = 32
    nonisolated(unsafe) private static var made: [Key: ShadowTemplate] = [:]

    /// The shadow of `shape`; its four corners come from a template where they do not reach into each other.
    static func picture(of shape: RoundedShape, sigma: CGFloat) -> SoftPicture? {
        guard let bounds = shape.rect.drawable else { return nil }
        let key = Key(sigma: sigma, radii: [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft])
        let side = (key.radii.max() ?? 0) * 2 + sigma * 6 + 4 / SoftPicture.scale(bounds: bounds, sigma: sigma)
        guard bounds.width > side, bounds.height > side else { return blurred(shape, in: bounds, sigma: sigma) }
        if made[key] == nil {
            if made.count >= limit { made = [:] }
            let square = CGRect(x: 0, y: 0, width: side, height: side)
            let small = RoundedShape(square, topLeft: shape.topLeft, topRight: shape.topRight, bottomRight: shape.bottomRight,
                                     bottomLeft: shape.bottomLeft)
            made[key] = blurred(small, in: square, sigma: sigma).map(ShadowTemplate.init)
        }
        return made[key]?.picture(filling: bounds) ?? blurred(shape, in: bounds, sigma: sigma)
    }

    private static func blurred(_ shape: RoundedShape, in bounds: CGRect, sigma: CGFloat) -> SoftPicture? {
        SoftPicture(bounds: bounds, sigma: sigma, kind: .alpha) { context in
            shape.addPath(to: context)
            CGColor.black.setSource(of: context)
            cairo_fill(context)
        }
    }

    private let small: SoftPicture

    private init(_ small: SoftPicture) { self.small = small }

    /// The template with its middle row and column repeated; nil where there is no room for its corners.
    private func picture(filling bounds: CGRect) -> SoftPicture? {
        let source = small.surface
        guard let blank = SoftPicture(blankFor: bounds, like: small), blank.surface.width >= source.width,
            blank.surface.height >= source.height else { return nil }
        let target = blank.surface
        let (left, top) = (source.width / 2, source.height / 2)
        let (extraColumns, extraRows) = (target.width - source.width, target.height - source.height)
        source.withBytes { from, fromStride in
            target.withBytes { to, toStride in
                for row in 0..<target.height {
                    let line = from + (row < top ? row : max(top, row - extraRows)) * fromStride
                    let place = to + row * toStride
                    place.update(from: line, count: left)
                    (place + left).update(repeating: line[left], count: extraColumns)
                    (place + left + extraColumns).update(from: line + left, count: source.width - left)
                }
            }
        }
        return blank
    }
}
