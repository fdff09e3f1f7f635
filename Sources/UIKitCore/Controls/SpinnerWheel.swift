package import CoreGraphics
package import Foundation
package import PlatformInterface

/// The spokes of an activity indicator: a value that makes one picture, turned as a whole.
/// Units: points, around the wheel's middle.
@MainActor package struct SpinnerWheel {
    package static let spokes = 12
    /// One turn a second.
    package static let stepsPerSecond = 12.0

    package let size: CGSize
    private let inner: CGFloat
    private let outer: CGFloat
    private let width: CGFloat

    package init(_ style: UIActivityIndicatorView.Style) {
        switch style {
        case .medium: (size, inner, outer, width) = (CGSize(width: 20, height: 20), 4.5, 9, 2)
        case .large: (size, inner, outer, width) = (CGSize(width: 37, height: 37), 8.5, 17, 3.4)
        }
    }

    /// The brightest spoke points up; those behind it, against the direction of turning, fade.
    package func node(color: CGColor) -> RenderNode {
        let (red, green, blue, alpha) = color.rgba
        let nodes = (0..<Self.spokes).map { index in
            let angle = -CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            let path = CGMutablePath()
            path.move(to: CGPoint(x: direction.x * inner, y: direction.y * inner))
            path.addLine(to: CGPoint(x: direction.x * outer, y: direction.y * outer))
            let faded = max(0.2, 1 - CGFloat(index) / CGFloat(Self.spokes - 2))
            let stroke = PathPaint.Stroke(color: CGColor(red: red, green: green, blue: blue, alpha: alpha * faded), width: width, cap: .round)
            return RenderNode(.path(path, PathPaint(fill: nil, stroke: stroke)))
        }
        return RenderNode(.container(nodes))
    }
}
