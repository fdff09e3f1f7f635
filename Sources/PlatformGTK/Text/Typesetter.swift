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
        guard !request.runs.isEmpty else {
            let empty = TextLayout(request: request, size: .zero, lines: [], isTruncated: false)
            return TypesetText(layout: empty, parts: [])
        }
        let whole = makeParagraphs(text, direction: request.pangoDirection)
        let lines = PangoLines(of: whole)
        guard request.maxLines > 0, lines.count > request.maxLines else {
            return measured([Block(layout: whole, lines: lines, start: 0)], isTruncated: false)
        }
        let last = lines[request.maxLines - 1]
        if request.truncation == .clip {
            let shown = makeParagraphs(text[0..<last.bytes.upperBound], direction: request.pangoDirection)
            return measured([Block(layout: shown, lines: PangoLines(of: shown), start: 0)], isTruncated: true)
        }
        var blocks: [Block] = []
        if request.maxLines > 1 {
            // The line break is left out, which would begin another line.
            let shown = makeParagraphs(
                text[0..<lines[request.maxLines - 2].bytes.upperBound], direction: request.pangoDirection)
            blocks.append(Block(layout: shown, lines: PangoLines(of: shown), start: 0))
        }
        let shortened = makeShortened(from: last)
        blocks.append(Block(layout: shortened, lines: PangoLines(of: shortened), start: last.bytes.lowerBound))
        return measured(blocks, isTruncated: true)
    }

    // MARK: Pango layouts

    private func makeParagraphs(_ text: StyledText, direction: PangoDirection?) -> GObjectReference {
        // Without a direction each paragraph has its own; the context's is what the first letter says.
        let base = direction ?? text.utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_find_base_dir($0.baseAddress, Int32($0.count)) }
        }
        let layout = pango_layout_new(fonts.context(base))!
        pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
        text.utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress ?? "", Int32($0.count)) }
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
        pango_layout_set_alignment(layout, request.pangoAlignment(in: base))
        return GObjectReference(owning: layout)
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
        let lines: PangoLines
        /// The byte of the text at which it begins.
        let start: Int
    }

    private func measured(_ blocks: [Block], isTruncated: Bool) -> TypesetText {
        var parts: [TypesetText.Part] = []
        var found: [(line: PangoLines.Line, top: CGFloat, bytes: Range<Int>)] = []
        var top: CGFloat = 0
        for block in blocks {
            if !parts.isEmpty { top += CGFloat(pangoUnits: max(request.lineSpacing, 0).pangoUnits) }
            parts.append(TypesetText.Part(layout: block.layout, top: top))
            for line in block.lines {
                let bytes = block.start + line.bytes.lowerBound..<block.start + line.bytes.upperBound
                found.append((line, top, bytes))
            }
            top += block.lines.height
        }
        // A shortened line stands for all that follows its start.
        if isTruncated, request.truncation != .clip, let last = found.indices.last {
            found[last].bytes = found[last].bytes.lowerBound..<text.utf8.count
        }
        let offsets = text.utf16Offsets(of: found.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] })
        let lines = found.enumerated().map { index, entry in
            TextLayout.Line(
                frame: entry.line.frame.offsetBy(dx: 0, dy: entry.top), baseline: entry.line.baseline + entry.top,
                range: offsets[2 * index]..<offsets[2 * index + 1])
        }
        let size = CGSize(width: lines.map(\.frame.width).max() ?? 0, height: top)
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

    /// Pango turns left and right around for a paragraph that runs against the context's direction, where it looks for
    /// each paragraph's own: right for natural alignment.
    fileprivate func pangoAlignment(in base: PangoDirection) -> PangoAlignment {
        switch alignment {
        case .left: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .right: PANGO_ALIGN_RIGHT
        case .natural, .justified: base == PANGO_DIRECTION_RTL ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        }
    }
}
