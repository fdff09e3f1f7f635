import CoreGraphics
import PlatformInterface

/// A shadow and what it was made from.
struct RecordedShadow {
    enum Outline: Equatable {
        case box(RoundedShape)
        case path(CGPath)
    }

    /// What a layer says of its shadow.
    struct Fall: Equatable {
        let color: CGColor
        let opacity: Float
        let offset: CGSize
        /// Units: points, one standard deviation.
        let radius: CGFloat

        var style: ShadowStyle {
            ShadowStyle(color: color.copy(alpha: color.alpha * CGFloat(opacity)) ?? color, offset: offset, radius: radius * 2)
        }
    }

    let outline: Outline
    let fall: Fall
    let node: RenderNode

    init(_ outline: Outline, _ fall: Fall) {
        self.outline = outline
        self.fall = fall
        let style = fall.style
        node = switch outline {
        case .box(let shape): RenderNode(.boxShadow(shape, style))
        case .path(let path): Self.shadow(of: path, style)
        }
    }

    private static func shadow(of path: CGPath, _ style: ShadowStyle) -> RenderNode {
        let fill = RenderNode(.path(path, PathPaint(fill: style.color)))
        let soft = style.radius > 0 ? RenderNode(.blur(fill, radius: style.radius)) : fill
        guard style.offset != .zero else { return soft }
        let map = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: style.offset.width, ty: style.offset.height)
        return RenderNode(.transform(soft, map))
    }
}
