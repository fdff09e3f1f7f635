import PlatformInterface

/// Which way a paragraph runs: the way of its first letter, when nobody says.
/// Source: Unicode Standard Annex 9, rules P2 and P3.
enum ParagraphDirection {
    static func isRightToLeft(_ text: some Sequence<Unicode.Scalar>, direction: TextRequest.Direction) -> Bool {
        switch direction {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .automatic:
            let firstStrong = text.first { $0 == "\u{200E}" || $0 == "\u{200F}" || $0.properties.isAlphabetic }
            return firstStrong.map(isRightToLeftLetter) ?? false
        }
    }

    private static func isRightToLeftLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
