/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, or cut off where the point is longer than the miter limit allows.
    case miter = 0
    case round = 1
    /// Cut off.
    case bevel = 2
}
