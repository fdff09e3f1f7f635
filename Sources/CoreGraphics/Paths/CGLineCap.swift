/// How the open ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// A half square around the end point.
    case square = 2
}
