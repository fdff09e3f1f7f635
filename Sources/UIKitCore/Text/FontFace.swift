import Foundation
import PlatformInterface

/// The face of a family: its weight and its slant, and how font names say them.
struct FontFace: Equatable {
    var weight: UIFont.Weight = .regular
    var isItalic = false

    /// In the order in which a name is searched: longer words before those they contain.
    private static let weightNames: [(name: String, weight: UIFont.Weight)] = [
        ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
        ("Medium", .medium),
        ("SemiBold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
        ("Bold", .bold),
        ("Regular", .regular), ("Roman", .regular), ("Book", .regular),
    ]

    init() {}

    init(_ description: FontDescription) {
        weight = UIFont.Weight(rawValue: description.weight)
        isItalic = description.isItalic
    }

    /// Errors: nil for words that name no face.
    init?(words: String) {
        var rest = words.lowercased().filter(\.isLetter)
        if rest.isEmpty { return nil }
        for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
            isItalic = true
            rest.removeLast(slant.count)
        }
        if rest.isEmpty { return }
        guard let found = Self.weightNames.first(where: { $0.name.lowercased() == rest }) else { return nil }
        weight = found.weight
    }

    /// "Regular", "Bold", "Italic", "LightItalic".
    var name: String {
        let named: [(UIFont.Weight, String)] = [
            (.ultraLight, "UltraLight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "SemiBold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let nearest = named.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
        let word = nearest?.1 ?? "Regular"
        if isItalic { return word == "Regular" ? "Italic" : word + "Italic" }
        return word
    }

    /// Finds the family that a font name means, and the face that it adds.
    /// Shape: spaces and case do not matter; the face stands after the last hyphen.
    static func find(_ fontName: String, among families: [String]) -> (family: String, face: FontFace)? {
        func plain(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }
        func family(_ name: some StringProtocol) -> String? {
            let wanted = plain(name)
            return wanted.isEmpty ? nil : families.first { plain($0) == wanted }
        }
        if let family = family(fontName) { return (family, FontFace()) }
        guard let hyphen = fontName.lastIndex(of: "-"),
            let face = FontFace(words: String(fontName[fontName.index(after: hyphen)...])),
            let family = family(fontName[..<hyphen])
        else { return nil }
        return (family, face)
    }
}
