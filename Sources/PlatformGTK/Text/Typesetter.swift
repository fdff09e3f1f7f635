import CGTK4
import Foundation
import PlatformInterface

/// Lays one request out.
struct Typesetter {
    private let fonts: PangoFonts
    private let request: TextRequest
    private let text: StyledText
    /// Nil for no limit. Units: points.
    private let maxWidth: CGFloat?

    init(_ request: TextRequest, fonts: PangoFonts) {
        self.fonts = fonts
        self.request = request
        text = StyledText(request.runs)
        maxWidth = request.maxWidth.flatMap { $0.isFinite ? max($0, 0) : nil }
    }

    func typeset() -> TypesetText {
        guard !text.utf8.isEmpty else {
            let empty = TextLayout(request: request, size: .zero, lines: [], isTruncated: false)
            return TypesetText(layout: empty, parts: [])
        }
        let whole = makeParagraphs(text, direction: request.pangoDirection)
        let lines = PangoLines(of: whole)
        guard request.maxLines > 0, lines.count > request.maxLines else {
            return measured([Block(layout: whole, ranges: lines.map(\.bytes))], isTruncated: false)
        }
        if request.truncation == .clip {
            return measured([makeBlock(of: lines.prefix(request.maxLines))], isTruncated: true)
        }
        let last = lines[request.maxLines - 1]
        let shortened = Block(layout: makeShortened(from: last), ranges: [last.bytes.lowerBound..<text.utf8.count])
        let earlier = lines.prefix(request.maxLines - 1)
        return measured(earlier.isEmpty ? [shortened] : [makeBlock(of: earlier), shortened], isTruncated: true)
    }

    /// The first lines of the whole, alone. What ends them is left out: a line break would begin another line, and spaces
    /// that hang at a wrapped line's end would count at a text's.
    private func makeBlock(of lines: Slice<PangoLines>) -> Block {
        var end = lines.last?.bytes.upperBound ?? 0
        while end > lines.last?.bytes.lowerBound ?? 0, text.utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return Block(
            layout: makeParagraphs(text[0..<end], direction: request.pangoDirection), ranges: lines.map(\.bytes))
    }

    // MARK: Pango layouts

    private func makeParagraphs(_ text: StyledText, direction: PangoDirection?) -> GObjectReference {
        let layout = pango_layout_new(fonts.context(direction ?? PANGO_DIRECTION_LTR))!
        pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
        text.utf8.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
        }
        let font = fonts.makeDescription(request.runs[0].font)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        let attributes = text.makeAttributes(fonts)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout, request.wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        pango_layout_set_width(layout, maxWidth?.pangoUnits ?? -1)
        pango_layout_set_spacing(layout, max(request.lineSpacing, 0).pangoUnits)
        pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
        pango_layout_set_alignment(layout, alignment(of: layout, direction: direction))
        return GObjectReference(owning: layout)
    }

    /// Pango turns left and right around for paragraphs that run from right to left of their own accord: right for
    /// natural alignment, and undone for the others by turning them around beforehand.
    private func alignment(of layout: OpaquePointer, direction: PangoDirection?) -> PangoAlignment {
        let isTurned = direction == nil && runsRightToLeft(layout)
        return switch request.alignment {
        case .left: isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        case .right: isTurned ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        case .center: PANGO_ALIGN_CENTER
        case .natural, .justified: direction == PANGO_DIRECTION_RTL ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        }
    }

    /// Asking Pango costs a layout, so plainly left-to-right text is not asked.
    private func runsRightToLeft(_ layout: OpaquePointer) -> Bool {
        let hebrew: UInt8 = 0xD6
        guard request.alignment == .left || request.alignment == .right, text.utf8.contains(where: { $0 >= hebrew }),
            let line = pango_layout_get_line_readonly(layout, 0)
        else { return false }
        return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// The last allowed line, with an ellipsis for what does not fit. Pango's own limit counts lines in each paragraph.
    private func makeShortened(from line: PangoLines.Line) -> GObjectReference {
        let start = line.bytes.lowerBound
        var rest: StyledText
        let mode: PangoEllipsizeMode
        switch request.truncation {
        case .head:
            (rest, mode) = (text[start..<text.utf8.count].joined, PANGO_ELLIPSIZE_START)
        case .middle:
            (rest, mode) = (text[start..<text.utf8.count].joined, PANGO_ELLIPSIZE_MIDDLE)
        case .tail, .clip:
            let end = text.lineBreak(from: start)
            rest = text[start..<end]
            if end < text.utf8.count { rest = rest.appending("…") }
            mode = PANGO_ELLIPSIZE_END
        }
        let layout = makeParagraphs(rest, direction: line.direction)
        pango_layout_set_ellipsize(layout.pointer, mode)
        return layout
    }

    // MARK: Measures

    private struct Block {
        let layout: GObjectReference
        /// The bytes of the text that each of its lines stands for.
        let ranges: [Range<Int>]
    }

    private func measured(_ blocks: [Block], isTruncated: Bool) -> TypesetText {
        var parts: [TypesetText.Part] = []
        var found: [(line: PangoLines.Line, top: CGFloat)] = []
        var top: CGFloat = 0
        for block in blocks {
            if !parts.isEmpty { top += CGFloat(pangoUnits: max(request.lineSpacing, 0).pangoUnits) }
            parts.append(TypesetText.Part(layout: block.layout, top: top))
            let lines = PangoLines(of: block.layout)
            found += lines.map { ($0, top) }
            top += lines.height
        }
        let ranges = text.utf16Ranges(of: blocks.flatMap(\.ranges))
        let lines = zip(found, ranges).map { entry, range in
            TextLayout.Line(
                frame: entry.line.frame.offsetBy(dx: 0, dy: entry.top), baseline: entry.line.baseline + entry.top,
                range: range)
        }
        let widest = lines.map(\.frame.width).max() ?? 0
        let needsRoom = lines.contains { $0.frame.minX > 0 }
        let size = CGSize(width: needsRoom ? maxWidth ?? widest : widest, height: top)
        return TypesetText(
            layout: TextLayout(request: request, size: size, lines: lines, isTruncated: isTruncated), parts: parts)
    }
}

extension TextRequest {
    /// Nil where each paragraph finds its own.
    fileprivate var pangoDirection: PangoDirection? {
        switch direction {
        case .automatic: nil
        case .leftToRight: PANGO_DIRECTION_LTR
        case .rightToLeft: PANGO_DIRECTION_RTL
        }
    }
}
