public import Foundation

/// How a view looks while it is lifted.
/// Source: Apple, UIPreviewParameters.
@MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is shown; nil shows all of it. Units: the view's points. Contract: reads and writes copies.
    open var visiblePath: UIBezierPath? {
        get { storedVisiblePath.map(UIPreviewParameters.duplicate) }
        set { storedVisiblePath = newValue.map(UIPreviewParameters.duplicate) }
    }
    /// The shape whose shadow is cast; nil means the visible path.
    open var shadowPath: UIBezierPath? {
        get { storedShadowPath.map(UIPreviewParameters.duplicate) }
        set { storedShadowPath = newValue.map(UIPreviewParameters.duplicate) }
    }
    /// What stands behind a view that is not opaque; nil sets it back to the default, the system's background.
    open var backgroundColor: UIColor! {
        get { storedBackgroundColor ?? .systemBackground }
        set { storedBackgroundColor = newValue }
    }

    private var storedVisiblePath: UIBezierPath?
    private var storedShadowPath: UIBezierPath?
    private var storedBackgroundColor: UIColor?

    public override init() { super.init() }

    /// Shows lines of text, each in a bubble; lines that touch share one. No rectangles mean the whole view.
    /// Units: the view's points, as CGRects.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        visiblePath = TextBubbles.path(around: textLineRects.map(\.cgRectValue))
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Box(duplicate()) }.parameters }

    private func duplicate() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        copy.storedVisiblePath = storedVisiblePath.map(UIPreviewParameters.duplicate)
        copy.storedShadowPath = storedShadowPath.map(UIPreviewParameters.duplicate)
        copy.storedBackgroundColor = storedBackgroundColor
        return copy
    }

    private static func duplicate(_ path: UIBezierPath) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.usesEvenOddFillRule = path.usesEvenOddFillRule
        return copy
    }

    /// Carries the copy out of the main actor that made it.
    private struct Box: @unchecked Sendable {
        let parameters: UIPreviewParameters
        init(_ parameters: UIPreviewParameters) { self.parameters = parameters }
    }
}

extension NSValue {
    /// A rectangle as UIKit spells it.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public var cgRectValue: CGRect { rectValue }
}
