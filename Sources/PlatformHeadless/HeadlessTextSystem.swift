package import Foundation
package import PlatformInterface

/// Text measured with a fixed table of advances, so that a layout is the same on every machine.
/// Shape: an empty string has no lines and no size; a line break at the end begins an empty line.
package final class HeadlessTextSystem: TextSystem {
    package init() {}

    package var familyNames: [String] { ["Mono", "Sans"] }

    package func metrics(of font: FontDescription) -> FontMetrics {
        let size = Self.usableSize(font)
        return FontMetrics(ascent: size * 0.95, descent: size * 0.24, capHeight: size * 0.7, xHeight: size * 0.52)
    }

    static func usableSize(_ font: FontDescription) -> CGFloat { font.size > 0 && font.size.isFinite ? font.size : 0 }

    package func layOut(_ request: TextRequest) -> TextLayout {
        let glyphs = TextGlyph.glyphs(of: request)
        guard !glyphs.isEmpty else { return TextLayout(request: request, size: .zero, lines: [], isTruncated: false) }

        let limit = Self.usableWidth(request.maxWidth)
        let broken = brokenLines(of: glyphs, request: request, width: limit)
        let needsRoom = broken.lines.contains { $0.alignment != .left }
        let widest = broken.lines.map(\.width).max() ?? 0
        let blockWidth = needsRoom ? limit ?? widest : widest

        var top: CGFloat = 0
        var lines: [TextLayout.Line] = []
        for line in broken.lines {
            if !lines.isEmpty { top += request.lineSpacing.isFinite ? request.lineSpacing : 0 }
            let height = lineHeight(of: glyphs[line.range], fallbackRun: line.fallbackRun, request: request)
            let x: CGFloat =
                switch line.alignment {
                case .right: blockWidth - line.width
                case .center: (blockWidth - line.width) / 2
                case .left, .justified, .natural: 0
                }
            let frame = CGRect(x: x, y: top, width: line.width, height: height.ascent + height.descent)
            lines.append(TextLayout.Line(frame: frame, baseline: top + height.ascent, range: Self.offsets(of: line.range, in: glyphs)))
            top = frame.maxY
        }
        return TextLayout(request: request, size: CGSize(width: blockWidth, height: top), lines: lines, isTruncated: broken.isTruncated)
    }

    package func roughWidth(of text: String, in font: FontDescription) -> CGFloat? {
        guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return text.reduce(0) { $0 + CharacterAdvance($1).width(in: font) }
    }

    // MARK: Lines

    private struct Line {
        var range: Range<Int>
        var width: CGFloat
        var alignment: TextRequest.Alignment
        /// The run that gives the height of a line without glyphs.
        var fallbackRun: Int
    }

    private func brokenLines(of glyphs: [TextGlyph], request: TextRequest, width: CGFloat?) -> (lines: [Line], isTruncated: Bool) {
        var lines: [Line] = []
        let paragraphs = Self.paragraphs(of: glyphs)
        for (number, paragraph) in paragraphs.enumerated() {
            let scalars = glyphs[paragraph].lazy.flatMap(\.character.unicodeScalars)
            let isRightToLeft = ParagraphDirection.isRightToLeft(scalars, direction: request.direction)
            let alignment = Self.resolved(request.alignment, isRightToLeft: isRightToLeft)
            let ranges = LineBreaker.lines(of: glyphs[paragraph], width: width, wrapping: request.wrapping)
            for (index, range) in ranges.enumerated() {
                let isLastOfParagraph = index == ranges.count - 1
                let isLastOfText = isLastOfParagraph && number == paragraphs.count - 1
                let fallbackRun = glyphs[min(range.lowerBound, glyphs.count - 1)].run
                if request.maxLines > 0, lines.count == request.maxLines - 1, !isLastOfText {
                    let rest = glyphs[range.lowerBound..<paragraph.upperBound]
                    let ellipsis = CharacterAdvance("…").width(in: request.runs[fallbackRun].font)
                    let cut = LineBreaker.truncated(rest, width: width, ellipsis: ellipsis, truncation: request.truncation)
                    lines.append(Line(range: cut.range, width: cut.width, alignment: alignment, fallbackRun: fallbackRun))
                    return (lines, true)
                }
                let lineWidth =
                    isLastOfParagraph
                    ? LineBreaker.width(of: glyphs[range]) : LineBreaker.widthWithoutTrailingBlanks(of: glyphs[range])
                lines.append(Line(range: range, width: lineWidth, alignment: alignment, fallbackRun: fallbackRun))
            }
        }
        return (lines, false)
    }

    /// Index ranges between line breaks, the breaks themselves left out.
    private static func paragraphs(of glyphs: [TextGlyph]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        for index in glyphs.indices where glyphs[index].isLineBreak {
            paragraphs.append(start..<index)
            start = index + 1
        }
        return paragraphs + [start..<glyphs.count]
    }

    private static func offsets(of range: Range<Int>, in glyphs: [TextGlyph]) -> Range<Int> {
        guard range.lowerBound < glyphs.count else {
            let end = glyphs.last?.range.upperBound ?? 0
            return end..<end
        }
        let start = glyphs[range.lowerBound].range.lowerBound
        return range.isEmpty ? start..<start : start..<glyphs[range.upperBound - 1].range.upperBound
    }

    private func lineHeight(
        of glyphs: ArraySlice<TextGlyph>, fallbackRun: Int,
        request: TextRequest
    ) -> (ascent: CGFloat, descent: CGFloat) {
        let runs = glyphs.isEmpty ? [fallbackRun] : Set(glyphs.map(\.run))
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        for run in runs.map({ request.runs[$0] }) {
            let metrics = metrics(of: run.font)
            let offset = run.baselineOffset.isFinite ? run.baselineOffset : 0
            ascent = max(ascent, metrics.ascent + offset)
            descent = max(descent, metrics.descent + metrics.leading - offset)
        }
        return (ascent, descent)
    }

    private static func resolved(_ alignment: TextRequest.Alignment, isRightToLeft: Bool) -> TextRequest.Alignment {
        switch alignment {
        case .natural: isRightToLeft ? .right : .left
        case .justified: isRightToLeft ? .right : .justified
        case .left, .center, .right: alignment
        }
    }

    private static func usableWidth(_ width: CGFloat?) -> CGFloat? {
        guard let width, width.isFinite else { return nil }
        return max(0, width)
    }
}
