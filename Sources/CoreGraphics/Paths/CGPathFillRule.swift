/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Where the path runs around a point more often in one direction than in the other.
    case winding = 0
    /// Where the path runs around a point an odd number of times.
    case evenOdd = 1
}
