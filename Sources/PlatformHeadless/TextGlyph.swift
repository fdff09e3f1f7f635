import Foundation
import PlatformInterface

/// One grapheme cluster of a text, measured: what lines are broken from.
struct TextGlyph {
    let character: Character
    /// UTF-16 offsets in the request's string.
    let range: Range<Int>
    let advance: CGFloat
    /// The run whose font it is set in.
    let run: Int

    var isLineBreak: Bool { character.isNewline }
    /// White space at which a line may end, hanging over the edge.
    var isBlank: Bool { character.isWhitespace && character != "\u{A0}" && character != "\u{202F}" || character == "\u{200B}" }
    var isFullWidth: Bool { character.unicodeScalars.first.map(CharacterAdvance.isFullWidth) ?? false }
    var allowsBreakAfter: Bool { isBlank || isFullWidth || character == "-" || character == "\u{2010}" || character == "\u{AD}" }

    /// The clusters of the whole text: one that begins in a run belongs to it, also where it ends in the next.
    static func glyphs(of request: TextRequest) -> [TextGlyph] {
        let ends = request.runs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.text.utf16.count) }
        var glyphs: [TextGlyph] = []
        var offset = 0
        var run = 0
        for character in request.string {
            while run < ends.count - 1, offset >= ends[run] { run += 1 }
            let end = offset + character.utf16.count
            let style = request.runs[run]
            let width = CharacterAdvance(character).width(in: style.font)
            let kern = width > 0 && style.kern.isFinite ? style.kern : 0
            glyphs.append(TextGlyph(character: character, range: offset..<end, advance: max(0, width + kern), run: run))
            offset = end
        }
        return glyphs
    }
}
