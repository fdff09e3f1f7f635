import Foundation
import PlatformInterface

/// Cuts a paragraph into lines, greedily.
enum LineBreaker {
    /// Shape: ranges of indices into `glyphs` that cover it; one empty range for an empty paragraph. Never inside a glyph,
    /// and at least one glyph a line, so that no width is too small.
    static func lines(of glyphs: ArraySlice<TextGlyph>, width: CGFloat?, wrapping: TextRequest.Wrapping) -> [Range<Int>] {
        guard let width, !glyphs.isEmpty else { return [glyphs.indices] }
        var lines: [Range<Int>] = []
        var start = glyphs.startIndex
        var opportunity: Int?
        var x: CGFloat = 0
        var index = start
        while index < glyphs.endIndex {
            let glyph = glyphs[index]
            if index > start, glyph.isFullWidth { opportunity = index }
            if index > start, !glyph.isBlank, x + glyph.advance > width + tolerance {
                let end = wrapping == .word ? opportunity ?? index : index
                lines.append(start..<end)
                start = end
                index = end
                opportunity = nil
                x = 0
                continue
            }
            x += glyph.advance
            index += 1
            if glyph.allowsBreakAfter { opportunity = index }
        }
        lines.append(start..<glyphs.endIndex)
        return lines
    }

    /// Sums of advances that mean the same width differ in the last bits.
    static let tolerance: CGFloat = 0.0001

    static func width(of glyphs: ArraySlice<TextGlyph>) -> CGFloat { glyphs.reduce(0) { $0 + $1.advance } }

    /// Without the blanks at its end, which hang over the edge of a line that was wrapped.
    static func widthWithoutTrailingBlanks(of glyphs: ArraySlice<TextGlyph>) -> CGFloat {
        var end = glyphs.endIndex
        while end > glyphs.startIndex, glyphs[end - 1].isBlank { end -= 1 }
        return width(of: glyphs[glyphs.startIndex..<end])
    }

    /// The last line that is allowed, made of all of `glyphs` that fit beside an ellipsis.
    /// Shape: the glyphs it stands for (head and middle keep the outer ends of the range) and its width.
    static func truncated(
        _ glyphs: ArraySlice<TextGlyph>, width: CGFloat?, ellipsis: CGFloat,
        truncation: TextRequest.Truncation
    ) -> (range: Range<Int>, width: CGFloat) {
        let full = self.width(of: glyphs)
        if truncation == .clip { return (glyphs.indices, min(full, width ?? full)) }
        guard let width, full + ellipsis > width + tolerance else { return (glyphs.indices, full + ellipsis) }

        let room = max(0, width - ellipsis)
        var kept: CGFloat = 0
        var head = glyphs.startIndex
        var tail = glyphs.endIndex
        while head < tail {
            let takesHead = truncation == .tail || truncation == .middle && (head - glyphs.startIndex) <= (glyphs.endIndex - tail)
            let next = takesHead ? glyphs[head] : glyphs[tail - 1]
            guard kept + next.advance <= room + tolerance else { break }
            kept += next.advance
            if takesHead { head += 1 } else { tail -= 1 }
        }
        let range: Range<Int> =
            switch truncation {
            case .head: tail..<glyphs.endIndex
            case .middle: glyphs.indices
            case .tail, .clip: glyphs.startIndex..<head
            }
        return (range, min(kept + ellipsis, width))
    }
}
