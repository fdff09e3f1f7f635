/// What several drawings have in common: no symbols of their own. Badges lie around (12, 12), at most 5 units away. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let parts: [String: String] = [
        "part.cloud.high": """
        area M 7.25 14.25 A 4.1 4.1 0 0 1 6.7 6.1 A 5.75 5.75 0 0 1 17.7 6.6 A 3.9 3.9 0 0 1 17.6 14.25 Z
        """,
        "part.bolt.below": """
        clear M 13.1 11.5 L 9.4 16.75 H 12 L 11.2 21.5 L 14.9 15.75 H 12.3 Z
        solid M 13.1 11.5 L 9.4 16.75 H 12 L 11.2 21.5 L 14.9 15.75 H 12.3 Z
        """,
        "part.box.open": """
        area M 8.25 8.75 H 6.75 A 2.5 2.5 0 0 0 4.25 11.25 V 18.75 A 2.5 2.5 0 0 0 6.75 21.25 H 17.25 A 2.5 2.5 0 \
        0 0 19.75 18.75 V 11.25 A 2.5 2.5 0 0 0 17.25 8.75 H 15.75
        """,
        "part.orbit": """
        line M 12 8.4 A 9.5 3.6 0 0 1 12 15.6 A 9.5 3.6 0 0 1 12 8.4 Z
        """,
        "badge.plus": """
        level 1 green
        line M 12 8.5 V 15.5 M 8.5 12 H 15.5
        """,
        "badge.minus": """
        level 1 red
        line M 8.5 12 H 15.5
        """,
        "badge.xmark": """
        level 1 red
        line M 9.25 9.25 L 14.75 14.75 M 14.75 9.25 L 9.25 14.75
        """,
        "badge.checkmark": """
        level 1 green
        line M 8.25 12.75 L 10.75 15.5 L 15.75 8.5
        """,
        "badge.questionmark": """
        line M 9.6 9.6 A 2.5 2.3 0 1 1 13.2 11.6 C 12.4 12.1 12 12.4 12 13.2
        dot 12 16.3 1.2
        """,
        "badge.exclamationmark": """
        level 1 yellow
        line M 12 7.75 V 12.75
        dot 12 16 1.3
        """,
        "badge.ellipsis": """
        dot 8 12 1.35
        dot 12 12 1.35
        dot 16 12 1.35
        """,
        "badge.clock": """
        line O 12 12 4.5
        line M 12 9.5 V 12.2 L 13.7 13.2
        """,
        "badge.gear": """
        line O 12 12 2.6
        line M 16.10 12.00 L 16.60 12.00 M 14.90 14.90 L 15.25 15.25 M 12.00 16.10 L 12.00 16.60 M 9.10 14.90 L \
        8.75 15.25 M 7.90 12.00 L 7.40 12.00 M 9.10 9.10 L 8.75 8.75 M 12.00 7.90 L 12.00 7.40 M 14.90 9.10 L \
        15.25 8.75
        """,
        "badge.gearshape": """
        line O 12 12 2.6
        line M 16.10 12.00 L 16.60 12.00 M 14.90 14.90 L 15.25 15.25 M 12.00 16.10 L 12.00 16.60 M 9.10 14.90 L \
        8.75 15.25 M 7.90 12.00 L 7.40 12.00 M 9.10 9.10 L 8.75 8.75 M 12.00 7.90 L 12.00 7.40 M 14.90 9.10 L \
        15.25 8.75
        """,
        "badge.person.crop": """
        solid O 12 9.4 1.6
        solid M 8.3 16 C 8.6 13.9 10 13 12 13 C 14 13 15.4 13.9 15.7 16 Z
        """,
        "badge.lock": """
        solid R 8.75 11.75 6.5 4.25 0.9
        line M 10 11.5 V 9.9 A 2 2 0 0 1 14 9.9 V 11.5
        """,
        "badge.arrow.up": """
        line M 12 16 V 8.25 M 8.75 11.25 L 12 8 L 15.25 11.25
        """,
        "badge.arrow.down": """
        line M 12 8 V 15.75 M 8.75 12.75 L 12 16 L 15.25 12.75
        """,
        "badge.magnifyingglass": """
        line O 11.25 11.25 3.1
        line M 13.6 13.6 L 16 16
        """,
        "badge.heart": """
        level 1 red
        solid M 12 15.75 C 9.7 14.1 8.4 12.7 8.4 11.1 C 8.4 9 11 8.4 12 10.3 C 13 8.4 15.6 9 15.6 11.1 C 15.6 12.7 \
        14.3 14.1 12 15.75 Z
        """,
        "badge.star": """
        level 1 yellow
        solid M 12 8.1 L 13.15 10.6 L 15.9 10.9 L 13.9 12.75 L 14.4 15.4 L 12 14.1 L 9.6 15.4 L 10.1 12.75 L 8.1 \
        10.9 L 10.85 10.6 Z
        """,
    ]
}
