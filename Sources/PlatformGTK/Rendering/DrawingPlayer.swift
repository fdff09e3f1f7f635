import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// Draws on a cairo context what a `CGContext` recorded.
struct DrawingPlayer {
    /// What a level of the recording has of its own; the clip and the transform are kept by cairo.
    struct State {
        struct Shadow {
            var offset: CGSize
            var sigma: CGFloat
            var color: CGColor
        }
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        /// The transform flattens everything, which cairo cannot be told.
        var isFlat = false
    }

    let context: OpaquePointer
    var state = State()
    private var levels: [State] = []

    init(context: OpaquePointer) { self.context = context }

    mutating func play(_ drawing: CGDrawing) {
        for command in drawing.commands { play(command) }
    }

    private mutating func play(_ command: CGDrawing.Command) {
        switch command {
        case .save:
            levels.append(state)
            cairo_save(context)
        case .restore:
            guard let saved = levels.popLast() else { return }
            cairo_restore(context)
            state = saved
        case .beginTransparencyLayer:
            levels.append(state)
            cairo_save(context)
            beginLayer()
        case .endTransparencyLayer:
            guard let saved = levels.popLast() else { return }
            endLayer(restoring: saved)
        case .concatenate(let transform):
            concatenate(transform)
        case .clip(let path, let evenOdd):
            path.setPath(of: context)
            path.setRule(evenOdd: evenOdd, of: context)
            cairo_clip(context)
        case .setAlpha(let alpha):
            state.alpha = alpha.unit(or: 1)
        case .setBlendMode(let mode):
            state.blendMode = mode
        case .setShadow(let offset, let blur, let color):
            state.shadow = color.map { State.Shadow(offset: offset, sigma: blur.blurSigma, color: $0) }
        case .fill(let path, let color, let evenOdd):
            fill(path, color, evenOdd: evenOdd)
        case .stroke(let path, let color, let width, let cap, let join, let miterLimit, let dash, let dashPhase):
            stroke(
                path,
                PathPaint.Stroke(
                    color: color, width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash,
                    dashPhase: dashPhase))
        case .clear(let rect):
            clear(rect)
        case .image(let image, let rect, let tint):
            draw(image, in: rect, tint: tint)
        case .linearGradient(let gradient, let from, let to, let options):
            fillClip(with: gradient, options) { cairo_pattern_create_linear(from.x, from.y, to.x, to.y) }
        case .radialGradient(let gradient, let center, let radius, let endCenter, let endRadius, let options):
            fillClip(with: gradient, options) {
                cairo_pattern_create_radial(center.x, center.y, radius, endCenter.x, endCenter.y, endRadius)
            }
        case .attachment(let attachment, let point):
            draw(attachment: attachment, at: point)
        }
    }

    private mutating func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isFlat else {
            state.isFlat = true
            return
        }
        var matrix = transform.cairo
        cairo_transform(context, &matrix)
    }

    // MARK: Layers

    private mutating func beginLayer() {
        cairo_push_group(context)
        state = State(isFlat: state.isFlat)
    }

    private mutating func endLayer(restoring saved: State) {
        guard let layer = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(layer) }
        cairo_restore(context)
        state = saved
        paint { context in
            cairo_set_source(context, layer)
            cairo_paint_with_alpha(context, saved.alpha)
        }
    }

    // MARK: Mixing

    /// Draws with the shadow and the blend mode in force. `body` is called once for each, and paints with `state.alpha`.
    func paint(castsShadow: Bool = true, _ body: (OpaquePointer) -> Void) {
        guard !state.isFlat else { return }
        if castsShadow, let shadow = state.shadow { cast(shadow, of: body) }
        cairo_set_operator(context, state.blendMode.cairo)
        body(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}
