/// How lines stand between the two edges.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right, as the language goes.
    case natural = 4
}
