import Foundation

extension CGContext {
    /// What `saveGState` keeps. Alpha, blend mode and shadow are not here: they are commands that the renderer keeps.
    struct State {
        var ctm = CGAffineTransform.identity
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: [CGFloat] = []
        var dashPhase: CGFloat = 0
        /// A box around the clip, in the space that `ctm` leads to.
        var clipBox = CGRect.infinite
    }

    /// A state to come back to, and what opened it.
    enum Level {
        case saved(State)
        case layer(State)

        var state: State {
            switch self {
            case .saved(let state), .layer(let state): state
            }
        }

        /// The command that leaves this level.
        var closing: CGDrawing.Command {
            switch self {
            case .saved: .restore
            case .layer: .endTransparencyLayer
            }
        }
    }
}
