import CoreGraphics

/// The colours that a symbol is drawn in.
enum SymbolInk {
    case plain(CGColor)
    /// A colour a level, the most important level first; the last one is that of all further levels.
    case layered([CGColor])
    /// The drawing's own colours, and one for the rest.
    case own(rest: CGColor, (SymbolColor) -> CGColor)

    /// One colour, fainter with each level.
    static func hierarchical(_ color: CGColor) -> SymbolInk {
        .layered([1, 0.5, 0.25].map { color.copy(alpha: color.alpha * $0) ?? color })
    }

    /// For what has no levels.
    var first: CGColor? {
        switch self {
        case .plain(let color), .own(let color, _): color
        case .layered(let colors): colors.first
        }
    }

    /// What is drawn, one after the other: what has the same colour lies in one run, since layers overlap and a
    /// translucent colour must not show where.
    func runs(of glyph: SymbolGlyph) -> [Run] {
        var runs: [Run] = []
        let levels = glyph.levels
        for layer in glyph.layers {
            let (effect, color) = use(layer, levels)
            let step = Run.Step(shape: layer.shape, margin: layer.margin, erases: effect != .draws)
            if case .plain(let color) = self {
                runs.append(step, color)
            } else if effect == .clears {
                runs.append(step, nil)
            } else {
                runs.append(step, color)
            }
        }
        return runs
    }

    private func use(_ layer: SymbolGlyph.Layer, _ levels: [Int]) -> (SymbolGlyph.Effect, CGColor) {
        switch self {
        case .plain(let color): return (layer.plainly, color)
        case .layered(let colors):
            let rank = levels.firstIndex { $0 >= layer.level } ?? 0
            return (layer.layered, colors[min(rank, colors.count - 1)])
        case .own(let rest, let color):
            // A mark without a colour stays a hole in what it stands on.
            if layer.layered == .draws, layer.plainly == .cuts, layer.color == nil { return (.clears, rest) }
            return (layer.layered, layer.color.map(color) ?? rest)
        }
    }

    /// Layers of one colour.
    struct Run {
        struct Step {
            var shape: SymbolGlyph.Shape
            var margin: CGFloat
            var erases: Bool
        }
        /// Shape: nil for what is taken out of all runs before it.
        var color: CGColor?
        var steps: [Step]
    }
}

extension [SymbolInk.Run] {
    fileprivate mutating func append(_ step: SymbolInk.Run.Step, _ color: CGColor?) {
        if let last = indices.last, self[last].color == color {
            self[last].steps.append(step)
        } else {
            append(SymbolInk.Run(color: color, steps: [step]))
        }
    }
}
