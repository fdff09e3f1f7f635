import Foundation

/// Recognises a finger that comes in from an edge of the window; then follows it until it lifts.
/// Source: Apple, UIScreenEdgePanGestureRecognizer.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Any of these counts.
    open var edges: UIRectEdge = []

    /// How far from the edge a finger may come down. Units: points.
    private static let border: CGFloat = 13

    /// The edges that the finger came down at.
    private var touchedEdges: UIRectEdge = []

    public override init() {
        super.init()
        allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        touchedEdges = touches.reduce(edges) { $0.intersection(Self.edges(at: $1)) }
        if touchedEdges.isEmpty { state = .failed }
    }

    private static func edges(at touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        var edges: UIRectEdge = []
        if touch.startPoint.x <= bounds.minX + border { edges.insert(.left) }
        if touch.startPoint.x >= bounds.maxX - border { edges.insert(.right) }
        if touch.startPoint.y <= bounds.minY + border { edges.insert(.top) }
        if touch.startPoint.y >= bounds.maxY - border { edges.insert(.bottom) }
        return edges
    }

    override func isPan(_ moved: CGPoint) -> Bool {
        if abs(moved.x) >= abs(moved.y) { return touchedEdges.contains(moved.x > 0 ? .left : .right) }
        return touchedEdges.contains(moved.y > 0 ? .top : .bottom)
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }
}
