public import Foundation

/// A sheet to draw on. It records what is drawn; a renderer paints the record.
/// Units: points; the origin is the top left corner, y points down.
/// Errors: settings and shapes with numbers that are not finite are left out.
public final class CGContext {
    var commands: [CGDrawing.Command] = []
    var state = State()
    private var levels: [Level] = []
    /// The path under construction, in the user space that `state.ctm` describes now.
    let currentPath = CGMutablePath()

    /// Contract: `bounds` is what will be seen of the drawing, for `boundingBoxOfClipPath`; it clips nothing.
    package init(bounds: CGRect = .infinite) {
        state.clipBox = bounds
    }

    /// What was drawn until now. The context can be drawn on after it.
    package func finish() -> CGDrawing {
        CGDrawing(commands: commands + levels.reversed().map(\.closing))
    }

    // MARK: Saving and restoring

    /// Keeps the settings, the transform and the clip for `restoreGState`.
    public func saveGState() {
        levels.append(.saved(state))
        commands.append(.save)
    }

    /// Goes back to what the last `saveGState` kept.
    /// Errors: does nothing without one, or without one inside the transparency layer begun last.
    public func restoreGState() {
        guard case .saved(let saved) = levels.last else { return }
        levels.removeLast()
        commands.append(.restore)
        changeState(to: saved)
    }

    /// Collects what follows, and draws it as one picture with the alpha, blend mode and shadow in force now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        levels.append(.layer(state))
        commands.append(.beginTransparencyLayer)
    }

    /// Collects what follows, clipped to `rect`, and draws it as one picture.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        record(clip: [rect])
    }

    /// Draws what was collected since the last begin, and restores the settings of that moment.
    /// Errors: does nothing without a layer.
    public func endTransparencyLayer() {
        guard levels.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while let level = levels.popLast() {
            commands.append(level.closing)
            if case .layer(let saved) = level { return changeState(to: saved) }
        }
    }

    // MARK: The transform

    /// The transform from user space, in which shapes are given, to the sheet.
    public var ctm: CGAffineTransform { state.ctm }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Units: radians; positive looks clockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts what follows through `transform` before the transform in force.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite, !transform.isIdentity else { return }
        commands.append(.concatenate(transform))
        var next = state
        next.ctm = transform.concatenating(state.ctm)
        changeState(to: next)
    }

    /// The path under construction stays where it is on the sheet, so its numbers change with the transform.
    private func changeState(to next: State) {
        if !currentPath.isEmpty, next.ctm != state.ctm {
            currentPath.apply(state.ctm.concatenating(next.ctm.inverted()))
        }
        state = next
    }
}
