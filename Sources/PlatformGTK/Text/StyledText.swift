import Foundation
import PlatformInterface

/// A request's text as Pango takes it: one string in UTF-8, and the bytes that each run fills.
struct StyledText {
    struct Span {
        var run: TextRequest.Run
        var bytes: Range<Int>
    }

    /// Shape: valid UTF-8 without control characters other than tab and line breaks.
    let utf8: [UInt8]
    let spans: [Span]

    init(_ runs: [TextRequest.Run]) {
        var utf8: [UInt8] = []
        var spans: [Span] = []
        for run in runs {
            let start = utf8.count
            // A zero-width space is as long in UTF-16 as the control character it stands for; Pango would draw a box,
            // or stop at a NUL.
            for scalar in run.text.unicodeScalars {
                utf8.append(contentsOf: UTF8.encode(Self.isInvisibleControl(scalar) ? "\u{200B}" : scalar)!)
            }
            spans.append(Span(run: run, bytes: start..<utf8.count))
        }
        self.utf8 = utf8
        self.spans = spans
    }

    private init(utf8: [UInt8], spans: [Span]) {
        self.utf8 = utf8
        self.spans = spans
    }

    /// A part of the text, with its styles.
    subscript(range: Range<Int>) -> StyledText {
        StyledText(
            utf8: Array(utf8[range]),
            spans: spans.compactMap { span in
                let common = span.bytes.clamped(to: range)
                guard !common.isEmpty else { return nil }
                return Span(
                    run: span.run, bytes: common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound)
            })
    }

    /// The text and then `suffix`, in the style of its last letter.
    func appending(_ suffix: String) -> StyledText {
        var (utf8, spans) = (utf8, spans)
        utf8 += Array(suffix.utf8)
        if let last = spans.indices.last { spans[last].bytes = spans[last].bytes.lowerBound..<utf8.count }
        return StyledText(utf8: utf8, spans: spans)
    }

    /// Where the first line break at or after `start` begins; the end of the text if there is none.
    func lineBreak(from start: Int) -> Int {
        (start..<utf8.count).first { lengthOfLineBreak(at: $0) > 0 } ?? utf8.count
    }

    /// The text as one line: each line break is a space (of the same number of bytes, so that styles stay in place).
    var joined: StyledText {
        var utf8 = utf8
        var index = 0
        while index < utf8.count {
            switch lengthOfLineBreak(at: index) {
            case 0:
                index += 1
            case 3:
                // U+2028 and U+2029 take three bytes, as an em space does.
                utf8.replaceSubrange(index..<index + 3, with: "\u{2003}".utf8)
                index += 3
            default:
                utf8[index] = UInt8(ascii: " ")
                index += 1
            }
        }
        return StyledText(utf8: utf8, spans: spans)
    }

    /// Ranges of bytes, one after the other, as ranges of UTF-16 units.
    func utf16Ranges(of ranges: [Range<Int>]) -> [Range<Int>] {
        var (byte, count) = (0, 0)
        func units(upTo offset: Int) -> Int {
            while byte < min(offset, utf8.count) {
                switch utf8[byte] {
                case 0x80..<0xC0: break
                case 0xF0...: count += 2
                default: count += 1
                }
                byte += 1
            }
            return count
        }
        return ranges.map { range in
            let start = units(upTo: range.lowerBound)
            return start..<units(upTo: range.upperBound)
        }
    }

    /// The bytes of letters that Unicode 15.1 keeps together and Pango does not yet: Indic conjuncts.
    var conjuncts: [Range<Int>] {
        guard zip(utf8, utf8.dropFirst()).contains(where: { $0 == 0xE0 && (0xA4...0xB7).contains($1) }) else {
            return []
        }
        var start = 0
        return String(decoding: utf8, as: UTF8.self).compactMap { character in
            let range = start..<start + character.utf8.count
            start = range.upperBound
            return character.unicodeScalars.count > 1 ? range : nil
        }
    }

    private func lengthOfLineBreak(at index: Int) -> Int {
        switch utf8[index] {
        case 0x0A, 0x0D: 1
        case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && (0xA8...0xA9).contains(utf8[index + 2]): 3
        default: 0
        }
    }

    private static func isInvisibleControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }
}
