package import Foundation

/// How far each printable ASCII letter of a font moves on.
package struct LetterWidths: Sendable {
    /// The letters, in the order of `init`.
    package static let letters: [Character] = (0x20...0x7E).map { Character(UnicodeScalar(UInt8($0))) }
    private let widths: [CGFloat]

    /// Units: points, one for each of `letters`.
    package init(_ widths: [CGFloat]) {
        precondition(widths.count == Self.letters.count, "LetterWidths: \(widths.count) widths for \(Self.letters.count) letters; give one for each.")
        self.widths = widths
    }

    /// Shape: nil for text that is more than printable ASCII.
    package func width(of text: String) -> CGFloat? {
        var sum: CGFloat = 0
        for byte in text.utf8 {
            guard (0x20...0x7E).contains(byte) else { return nil }
            sum += widths[Int(byte) - 0x20]
        }
        return sum
    }
}
