/// Which colours a symbol configuration asks for.
package enum SymbolColoring: Hashable, Sendable {
    /// The place's tint.
    case monochrome
    /// One colour, fainter with each level of importance; nil for the place's tint.
    case hierarchical(UIColor?)
    /// A colour a level. Shape: never empty.
    case palette([UIColor])
    /// The drawing's own colours, where it has any.
    case multicolor

    /// Whether nothing is left for the place's tint.
    var hasOwnColors: Bool {
        switch self {
        case .monochrome, .hierarchical(nil), .multicolor: false
        case .hierarchical, .palette: true
        }
    }
}
