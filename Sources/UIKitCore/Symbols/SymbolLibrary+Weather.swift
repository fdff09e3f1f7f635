/// The sky. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let weather: [String: String] = [
        "cloud": """
        area M 7.25 18.75 A 4.6 4.6 0 0 1 6.6 9.6 A 6.25 6.25 0 0 1 18.6 10.1 A 4.4 4.4 0 0 1 18.35 18.75 Z
        """,
        "cloud.bolt": """
        use part.cloud.high
        level 2 yellow
        use part.bolt.below
        """,
        "cloud.bolt.rain": """
        use part.cloud.high
        level 2 yellow
        use part.bolt.below
        level 3 cyan
        line M 6.75 17.5 L 5.5 20.75 M 18.5 17.5 L 17.25 20.75
        """,
        "cloud.drizzle": """
        use part.cloud.high
        level 2 cyan
        line M 7.4 17.3 L 7 18.4 M 12.3 17.3 L 11.9 18.4 M 17.2 17.3 L 16.8 18.4
        line M 9.5 20.9 L 9.1 22 M 14.4 20.9 L 14 22
        """,
        "cloud.fog": """
        use part.cloud.high
        level 2 gray
        line M 5 18 H 19 M 7.5 21.5 H 16.5
        """,
        "cloud.hail": """
        use part.cloud.high
        level 2 cyan
        dot 7 18.3 2.1
        dot 17 18.3 2.1
        dot 12 20.9 2.1
        """,
        "cloud.heavyrain": """
        use part.cloud.high
        level 2 cyan
        line M 6.25 17.25 L 4.5 21.75 M 10.75 17.25 L 9 21.75 M 15.25 17.25 L 13.5 21.75 M 19.75 17.25 L 18 21.75
        """,
        "cloud.rain": """
        use part.cloud.high
        level 2 cyan
        line M 7.75 17.5 L 6.5 20.75 M 12.4 17.5 L 11.15 20.75 M 17 17.5 L 15.75 20.75
        """,
        "cloud.sleet": """
        use part.cloud.high
        level 2 cyan
        line M 7.25 17.25 L 5.75 21.25 M 18.25 17.25 L 16.75 21.25
        level 3
        dot 12.4 18 1.9
        dot 11.3 21.6 1.9
        """,
        "cloud.snow": """
        use part.cloud.high
        level 2 cyan
        dot 7 18.1 1.5
        dot 12 18.1 1.5
        dot 17 18.1 1.5
        dot 9.5 21.5 1.5
        dot 14.5 21.5 1.5
        """,
        "cloud.sun": """
        width 28
        level 2 yellow
        area O 18.6 9.4 4.1
        line M 18.6 2 V 2.6 M 23.83 4.17 L 23.41 4.59 M 26 9.4 H 25.4 M 13.37 4.17 L 13.79 4.59 M 23.83 14.63 L \
        23.41 14.21
        level 1
        clear M 6.5 20 A 4.1 4.1 0 0 1 6 11.85 A 5.5 5.5 0 0 1 16.5 12.4 A 3.85 3.85 0 0 1 16.4 20 Z
        area M 6.5 20 A 4.1 4.1 0 0 1 6 11.85 A 5.5 5.5 0 0 1 16.5 12.4 A 3.85 3.85 0 0 1 16.4 20 Z
        """,
        "cloud.sun.bolt": """
        width 26
        use cloud.sun -1 -2.5 0.78
        level 2 yellow
        use part.bolt.below -1.5 0.25
        """,
        "cloud.sun.rain": """
        width 26
        use cloud.sun -1 -2.5 0.78
        level 3 cyan
        line M 7.3 18.25 L 6.2 21.25 M 11.3 18.25 L 10.2 21.25 M 15.3 18.25 L 14.2 21.25
        """,
        "cloud.moon": """
        width 27
        level 2 yellow
        area M 19.9 2.6 A 6.4 6.4 0 1 1 12.2 10.3 A 5.6 5.6 0 0 0 19.9 2.6 Z
        level 1
        clear M 6.5 20 A 4.1 4.1 0 0 1 6 11.85 A 5.5 5.5 0 0 1 16.5 12.4 A 3.85 3.85 0 0 1 16.4 20 Z
        area M 6.5 20 A 4.1 4.1 0 0 1 6 11.85 A 5.5 5.5 0 0 1 16.5 12.4 A 3.85 3.85 0 0 1 16.4 20 Z
        """,
        "cloud.moon.bolt": """
        width 25
        use cloud.moon -1 -2.5 0.8
        level 2 yellow
        use part.bolt.below -1.5 0.25
        """,
        "cloud.moon.rain": """
        width 25
        use cloud.moon -1 -2.5 0.8
        level 3 cyan
        line M 6.8 18.5 L 5.7 21.5 M 10.8 18.5 L 9.7 21.5 M 14.8 18.5 L 13.7 21.5
        """,
        "moon": """
        level 1 yellow
        area M 20.4 14.6 A 8.9 8.9 0 1 1 9.4 3.6 A 7.2 7.2 0 0 0 20.4 14.6 Z
        """,
        "sun.max": """
        level 1 yellow
        area O 12 12 4.1
        line M 12 4.1 L 12 2.1 M 17.59 6.41 L 19 5 M 19.9 12 L 21.9 12 M 17.59 17.59 L 19 19 M 12 19.9 L 12 \
        21.9 M 6.41 17.59 L 5 19 M 4.1 12 L 2.1 12 M 6.41 6.41 L 5 5
        """,
        "snowflake": """
        level 1 cyan
        line M 12 12 L 12 21.5 M 12 12 L 3.77 16.75 M 12 12 L 3.77 7.25 M 12 12 L 12 2.5 M 12 12 L 20.23 7.25 M \
        12 12 L 20.23 16.75 M 14.92 20.51 L 12 18.2 L 9.08 20.51 M 6.08 18.78 L 6.63 15.1 L 3.17 13.73 M 3.17 \
        10.27 L 6.63 8.9 L 6.08 5.22 M 9.08 3.49 L 12 5.8 L 14.92 3.49 M 17.92 5.22 L 17.37 8.9 L 20.83 10.27 M \
        20.83 13.73 L 17.37 15.1 L 17.92 18.78
        """,
        "sun.min": """
        level 1 yellow
        area O 12 12 4.1
        dot 12 4.6
        dot 17.23 6.77
        dot 19.4 12
        dot 17.23 17.23
        dot 12 19.4
        dot 6.77 17.23
        dot 4.6 12
        dot 6.77 6.77
        """,
        "sunrise": """
        level 2
        line M 2.75 20.5 H 21.25
        level 1 yellow
        line M 12 10 V 2.75 M 8.75 5.75 L 12 2.5 L 15.25 5.75
        line M 7.5 17 A 4.6 4.6 0 0 1 16.5 17
        line M 2.75 17 H 4.5 M 19.5 17 H 21.25 M 5.2 10.2 L 6.4 11.4 M 18.8 10.2 L 17.6 11.4
        """,
        "sunset": """
        level 2
        line M 2.75 20.5 H 21.25
        level 1 yellow
        line M 12 2.5 V 9.5 M 8.75 6.5 L 12 9.75 L 15.25 6.5
        line M 7.5 17 A 4.6 4.6 0 0 1 16.5 17
        line M 2.75 17 H 4.5 M 19.5 17 H 21.25 M 5.2 10.2 L 6.4 11.4 M 18.8 10.2 L 17.6 11.4
        """,
        "moon.stars": """
        area M 18.4 16.2 A 8 8 0 1 1 8.4 5.2 A 6.6 6.6 0 0 0 18.4 16.2 Z
        level 2 yellow
        solid M 17.5 2.6 L 18.2 4.6 L 20.2 5.3 L 18.2 6 L 17.5 8 L 16.8 6 L 14.8 5.3 L 16.8 4.6 Z
        dot 20.8 10.4 1.3
        """,
        "moon.zzz": """
        area M 18.4 16.2 A 8 8 0 1 1 8.4 5.2 A 6.6 6.6 0 0 0 18.4 16.2 Z
        level 2
        line M 16 3.25 H 21 L 16 9.25 H 21
        """,
        "wind": """
        line M 2.75 8.75 H 13.25 A 2.9 2.9 0 1 0 10.4 5.6
        line M 2.75 12.5 H 18.25 A 3 3 0 1 0 15.4 8.6
        line M 2.75 16.25 H 12.25 A 2.75 2.75 0 1 1 9.6 19.4
        """,
        "tornado": """
        line M 3.25 4 H 20.75 M 5.25 8 H 18.5 M 8 12 H 17.25 M 10.25 16 H 15.75 M 10.75 20 H 13
        """,
        "hurricane": """
        line O 12 12 3
        line M 18.75 3.75 C 13 2.75 5.25 5.25 5.25 12 A 6.75 6.75 0 0 0 8.4 17.7
        line M 5.25 20.25 C 11 21.25 18.75 18.75 18.75 12 A 6.75 6.75 0 0 0 15.6 6.3
        """,
        "rainbow": """
        width 28
        line M 3 19 A 11 11 0 0 1 25 19
        level 2
        line M 7 19 A 7 7 0 0 1 21 19
        level 3
        line M 11 19 A 3 3 0 0 1 17 19
        """,
        "thermometer": """
        width 16
        line M 10.25 12.75 V 5 A 2.25 2.25 0 0 0 5.75 5 V 12.75 A 4.6 4.6 0 1 0 10.25 12.75 Z
        level 2 red
        solid O 8 16.75 1.2
        line M 8 16.75 V 9.25
        """,
        "umbrella": """
        area M 2.75 13 A 9.25 9.25 0 0 1 21.25 13 A 3.2 3.2 0 0 0 15.2 12.8 A 3.4 3.4 0 0 0 8.8 12.8 A 3.2 3.2 \
        0 0 0 2.75 13 Z
        level 2
        line M 12 3.5 V 2.25 M 12 13 V 19.25 A 2.25 2.25 0 0 0 16.5 19.25
        """,
    ]
}
