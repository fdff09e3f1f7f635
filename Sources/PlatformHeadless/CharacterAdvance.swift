import Foundation
import PlatformInterface

/// How much room a character takes, by its class: the same on every machine.
/// Units: parts of the font's size.
enum CharacterAdvance: CGFloat {
    case zero = 0
    case narrow = 0.28
    case normal = 0.56
    case wide = 0.86
    case fullWidth = 1

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first(where: { !Self.isZeroWidth($0) }) else {
            self = .zero
            return
        }
        if Self.isFullWidth(scalar) || character == "\t" {
            self = .fullWidth
        } else if Self.narrowScalars.contains(scalar) {
            self = .narrow
        } else if Self.wideScalars.contains(scalar) {
            self = .wide
        } else {
            self = .normal
        }
    }

    /// Units: points. Heavier fonts are a little wider, monospaced ones have one width (two for full-width characters).
    func width(in font: FontDescription) -> CGFloat {
        let size = HeadlessTextSystem.usableSize(font)
        if font.isMonospaced {
            switch self {
            case .zero: return 0
            case .fullWidth: return size * 1.2
            case .narrow, .normal, .wide: return size * 0.6
            }
        }
        return size * rawValue * (font.weight > 0 ? 1 + min(font.weight, 1) / 10 : 1)
    }

    private static let narrowScalars = Set(" !\"'(),-./:;I[\\]`fijlrt{|}\u{A0}·‘’“”‹›".unicodeScalars)
    private static let wideScalars = Set("%&@MWmw©®™—…ŒœÆæЖЩШЮжщшю".unicodeScalars)

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        case .control: scalar != "\t"
        default: false
        }
    }

    static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return true }
        return switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
