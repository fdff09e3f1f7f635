/// The direction of a paragraph's text.
public enum NSWritingDirection: Int, Sendable {
    /// As the text itself goes.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
