/// Where a picture keeps its alpha, and whether its colours are already multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Alpha is the last byte of a pixel; the colours are multiplied by it.
    case premultipliedLast = 1
}
