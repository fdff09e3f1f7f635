/// Whether a path is filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    /// Filled by the even-odd rule.
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke = 4

    /// The rule to fill by; nil where nothing is filled.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    var strokes: Bool {
        switch self {
        case .fill, .eoFill: false
        case .stroke, .fillStroke, .eoFillStroke: true
        }
    }
}
