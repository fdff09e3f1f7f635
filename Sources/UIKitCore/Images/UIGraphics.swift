public import CoreGraphics
public import Foundation

// The current graphics context, as functions.
// Source: Apple, UIKit functions, Drawing.

/// The graphics contexts of a thread, the current one last.
private enum ContextStack {
    struct Level {
        let context: CGContext
        /// The picture that the context is drawn for; nil for a context that somebody pushed.
        var canvas: ImageCanvas?
    }
    static let ofThread = ThreadLocal<[Level]> { [] }
}

/// The context that is drawn on now; nil outside of drawing. Contract: each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThread.value.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.ofThread.value.append(ContextStack.Level(context: context))
}

/// Errors: does nothing when there is none.
public func UIGraphicsPopContext() { _ = ContextStack.ofThread.value.popLast() }

/// Starts a picture at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts a picture that is drawn until `UIGraphicsEndImageContext`.
/// Shape: a scale of 0 is the main screen's; an opaque picture starts black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    ContextStack.ofThread.value.append(ContextStack.Level(context: canvas.context, canvas: canvas))
}

/// What was drawn since the last begin. Errors: nil outside of an image context, and for one without size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ContextStack.ofThread.value.last?.canvas?.image()
}

/// Errors: does nothing when the current context is no image context.
public func UIGraphicsEndImageContext() {
    if ContextStack.ofThread.value.last?.canvas != nil { UIGraphicsPopContext() }
}

// MARK: Rectangles

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withState {
        $0.setBlendMode(blendMode)
        $0.fill(rect)
    }
}

/// Draws a frame one point wide just inside `rect`, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withState { context in
        context.setBlendMode(blendMode)
        let edge = rect.standardized
        let middle = edge.insetBy(dx: 1, dy: 1)
        guard edge.width > 2, edge.height > 2 else { return context.fill(edge) }
        context.fill([
            CGRect(x: edge.minX, y: edge.minY, width: edge.width, height: 1),
            CGRect(x: edge.minX, y: edge.maxY - 1, width: edge.width, height: 1),
            CGRect(x: edge.minX, y: middle.minY, width: 1, height: middle.height),
            CGRect(x: edge.maxX - 1, y: middle.minY, width: 1, height: middle.height),
        ])
    }
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func withState(_ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    draw(context)
    context.restoreGState()
}
