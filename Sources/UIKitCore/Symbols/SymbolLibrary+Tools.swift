/// Tools, keys, shields and settings. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let tools: [String: String] = [
        "gearshape": """
        area M 10.11 4.64 L 10.53 2.21 L 13.47 2.21 L 13.89 4.64 L 15.87 5.46 L 17.88 4.04 L 19.96 6.12 L 18.54 \
        8.13 L 19.36 10.11 L 21.79 10.53 L 21.79 13.47 L 19.36 13.89 L 18.54 15.87 L 19.96 17.88 L 17.88 19.96 L \
        15.87 18.54 L 13.89 19.36 L 13.47 21.79 L 10.53 21.79 L 10.11 19.36 L 8.13 18.54 L 6.12 19.96 L 4.04 17.88 \
        L 5.46 15.87 L 4.64 13.89 L 2.21 13.47 L 2.21 10.53 L 4.64 10.11 L 5.46 8.13 L 4.04 6.12 L 6.12 4.04 L \
        8.13 5.46 Z
        inside O 12 12 3.2
        """,
        "gearshape.2": """
        width 30
        area M 7.93 9.12 L 8.19 7.23 L 10.31 7.23 L 10.57 9.12 L 11.95 9.69 L 13.47 8.54 L 14.96 10.03 L 13.81 \
        11.55 L 14.38 12.93 L 16.27 13.19 L 16.27 15.31 L 14.38 15.57 L 13.81 16.95 L 14.96 18.47 L 13.47 19.96 L \
        11.95 18.81 L 10.57 19.38 L 10.31 21.27 L 8.19 21.27 L 7.93 19.38 L 6.55 18.81 L 5.03 19.96 L 3.54 18.47 L \
        4.69 16.95 L 4.12 15.57 L 2.23 15.31 L 2.23 13.19 L 4.12 12.93 L 4.69 11.55 L 3.54 10.03 L 5.03 8.54 L \
        6.55 9.69 Z
        inside O 9.25 14.25 2
        level 2
        area M 20.16 3.24 L 20.37 1.67 L 22.13 1.67 L 22.34 3.24 L 23.49 3.71 L 24.76 2.75 L 26.00 3.99 L 25.04 \
        5.26 L 25.51 6.41 L 27.08 6.62 L 27.08 8.38 L 25.51 8.59 L 25.04 9.74 L 26.00 11.01 L 24.76 12.25 L 23.49 \
        11.29 L 22.34 11.76 L 22.13 13.33 L 20.37 13.33 L 20.16 11.76 L 19.01 11.29 L 17.74 12.25 L 16.50 11.01 L \
        17.46 9.74 L 16.99 8.59 L 15.42 8.38 L 15.42 6.62 L 16.99 6.41 L 17.46 5.26 L 16.50 3.99 L 17.74 2.75 L \
        19.01 3.71 Z
        inside O 21.25 7.5 1.5
        """,
        "wrench": """
        area M 4.2 17.2 A 1.9 1.9 0 0 0 6.8 19.8 L 13.1 13.6 A 5.1 5.1 0 0 0 20 7.2 L 16.7 10.1 L 14.1 9.6 L 13.7 \
        7.1 L 16.7 3.9 A 5.1 5.1 0 0 0 10.4 10.9 Z
        """,
        "wrench.adjustable": """
        use wrench
        """,
        "screwdriver": """
        area M 13.5 10.5 L 17.75 6.25 A 1.75 1.75 0 0 0 17.75 3.75 L 20.25 6.25 A 1.75 1.75 0 0 0 17.75 6.25 Z
        line M 13.25 10.75 L 19 5 M 17.5 3.5 L 20.5 6.5
        area M 4 17.5 L 10.75 10.75 L 13.25 13.25 L 6.5 20 A 1.77 1.77 0 0 1 4 17.5 Z
        """,
        "wrench.and.screwdriver": """
        width 26
        use wrench 1 0
        clear M 4.75 3.75 L 21 20
        line M 5 4 L 12 11
        line M 3.75 5.75 L 6.75 2.75
        area M 14.25 15.5 L 16.5 13.25 L 21.5 18.25 A 1.6 1.6 0 0 1 19.25 20.5 Z
        """,
        "hammer": """
        area M 9.5 5.5 C 11.5 3.6 14.5 3.4 16.5 5 L 20.75 9.25 L 17.75 12.25 L 11.5 7.5 Z
        line M 4 20 L 13 10.5
        """,
        "key": """
        line O 8 8 4.75
        line M 11.4 11.4 L 20 20 M 20 20 L 22 18 M 16.25 16.25 L 18.5 14
        """,
        "key.horizontal": """
        width 28
        area O 7.75 12 4.75
        line M 12.75 12 H 25 V 15.5 M 20.5 12 V 15
        hole 6.5 12 1.2
        """,
        "lock": """
        width 20
        area R 3.5 10.25 13 10.75 2.5
        line M 6 10 V 7.25 A 4 4 0 0 1 14 7.25 V 10
        """,
        "lock.open": """
        width 26
        area R 3.5 10.25 13 10.75 2.5
        line M 14 10 V 7.25 A 4 4 0 0 1 22 7.25 V 9.5
        """,
        "lock.circle": """
        area O 12 12 9.25
        inset R 8.5 11.5 7 5 1
        inside M 9.75 11 V 9.5 A 2.25 2.25 0 0 1 14.25 9.5 V 11
        """,
        "lock.rotation": """
        use arrow.clockwise
        level 2
        solid R 9 11.75 6 4.25 0.9
        line M 10.25 11.5 V 10.4 A 1.75 1.75 0 0 1 13.75 10.4 V 11.5
        """,
        "lock.doc": """
        area M 13.5 2.75 H 7.5 A 2.5 2.5 0 0 0 5 5.25 V 18.75 A 2.5 2.5 0 0 0 7.5 21.25 H 16.5 A 2.5 2.5 0 0 0 19 \
        18.75 V 8.25 Z
        inset R 9 13.25 6 4.5 0.9
        inside M 10.25 13 V 11.6 A 1.75 1.75 0 0 1 13.75 11.6 V 13
        """,
        "shield": """
        width 22
        area M 11 2.5 L 18 5.1 A 1.5 1.5 0 0 1 19 6.5 V 11.5 C 19 16.25 15.75 19.5 11 21.5 C 6.25 19.5 3 16.25 3 \
        11.5 V 6.5 A 1.5 1.5 0 0 1 4 5.1 Z
        """,
        "shield.lefthalf.filled": """
        width 22
        line M 11 2.5 L 18 5.1 A 1.5 1.5 0 0 1 19 6.5 V 11.5 C 19 16.25 15.75 19.5 11 21.5 C 6.25 19.5 3 16.25 3 \
        11.5 V 6.5 A 1.5 1.5 0 0 1 4 5.1 Z
        level 2
        solid M 11 2.75 V 21.25 C 6.25 19.25 3 16.25 3 11.5 V 6.5 A 1.5 1.5 0 0 1 4 5.1 Z
        """,
        "checkmark.shield": """
        width 22
        level 2
        use shield
        level 1
        inside M 7.25 11.75 L 9.9 14.5 L 14.75 8.25
        """,
        "xmark.shield": """
        width 22
        level 2
        use shield
        level 1
        inside M 8.25 8.75 L 13.75 14.25 M 13.75 8.75 L 8.25 14.25
        """,
        "exclamationmark.shield": """
        width 22
        level 2
        use shield
        level 1
        inside M 11 7.5 V 12.5
        hole 11 15.75
        """,
        "lock.shield": """
        width 22
        level 2
        use shield
        level 1
        inset R 8 11.25 6 4.25 0.9
        inside M 9.25 11 V 9.4 A 1.75 1.75 0 0 1 12.75 9.4 V 11
        """,
        "checkerboard.shield": """
        width 22
        use shield
        inset M 11 3.5 V 11.5 H 4 V 6.5 L 5 5.75 Z M 11 11.5 H 18 C 17.5 16 15 18.5 11 20.5 Z
        """,
        "ladybug": """
        area M 12 6.75 A 6.5 7.25 0 0 1 18.5 14 A 6.5 7.25 0 0 1 5.5 14 A 6.5 7.25 0 0 1 12 6.75 Z
        line M 8.6 7.25 A 3.5 3.5 0 0 1 15.4 7.25 M 9.9 4.4 L 8.25 2.5 M 14.1 4.4 L 15.75 2.5
        inside M 12 7 V 21 M 5.9 11.75 H 18.1
        line M 5.5 13.5 H 2.75 M 18.5 13.5 H 21.25 M 6.25 17.25 L 3.5 19 M 17.75 17.25 L 20.5 19 M 6.25 10.5 L \
        3.75 8.75 M 17.75 10.5 L 20.25 8.75
        hole 9 15.5 1.3
        hole 15 15.5 1.3
        """,
        "ant": """
        area O 12 5.75 2.5
        area O 12 11 2
        area M 12 13.5 A 3.5 4 0 0 1 15.5 17.5 A 3.5 4 0 0 1 8.5 17.5 A 3.5 4 0 0 1 12 13.5 Z
        line M 10.4 3.75 L 8.5 2 M 13.6 3.75 L 15.5 2
        line M 9.75 10.5 L 5.75 8.75 L 5 5.5 M 14.25 10.5 L 18.25 8.75 L 19 5.5 M 9.75 11.75 L 5.75 13 L 3.5 12.5 \
        M 14.25 11.75 L 18.25 13 L 20.5 12.5 M 8.6 16 L 5.5 17 L 4.5 21 M 15.4 16 L 18.5 17 L 19.5 21
        """,
        "lightbulb": """
        width 20
        area M 7 16.5 C 7 14.5 4 13 4 9 A 6 6 0 0 1 16 9 C 16 13 13 14.5 13 16.5 Z
        line M 7.5 19.25 H 12.5 M 8.75 21.75 H 11.25
        """,
        "lightbulb.max": """
        width 26
        use lightbulb 3 0.5 0.85
        level 2 yellow
        line M 2.75 9.5 H 3.75 M 23.25 9.5 H 22.25 M 4.5 3 L 5.25 3.75 M 21.5 3 L 20.75 3.75
        """,
        "flashlight.on": """
        width 20
        area M 4.5 9 H 15.5 L 13.25 12.5 V 19.5 A 1.75 1.75 0 0 1 11.5 21.25 H 8.5 A 1.75 1.75 0 0 1 6.75 19.5 V \
        12.5 Z
        hole 10 15 1.3
        level 2 yellow
        line M 5.5 2.75 L 6 5.25 M 10 2.5 V 5.25 M 14.5 2.75 L 14 5.25
        """,
        "flashlight.off": """
        width 20
        area M 4.5 4 H 15.5 V 7.5 L 13.25 11 V 19.5 A 1.75 1.75 0 0 1 11.5 21.25 H 8.5 A 1.75 1.75 0 0 1 6.75 19.5 \
        V 11 L 4.5 7.5 Z
        hole 10 14 1.3
        inside M 4.75 7.5 H 15.25
        """,
        "magnifyingglass": """
        line O 10.25 10.25 6.75
        line M 15.25 15.25 L 20.75 20.75
        """,
        "magnifyingglass.circle": """
        area O 12 12 9.25
        inside O 11.1 11.1 3.6
        inside M 13.9 13.9 L 16.75 16.75
        """,
        "plus.magnifyingglass": """
        use magnifyingglass
        level 2
        line M 10.25 7.25 V 13.25 M 7.25 10.25 H 13.25
        """,
        "minus.magnifyingglass": """
        use magnifyingglass
        level 2
        line M 7.25 10.25 H 13.25
        """,
        "sparkle.magnifyingglass": """
        use magnifyingglass
        level 2
        solid M 10.25 6.9 L 11.2 9.3 L 13.6 10.25 L 11.2 11.2 L 10.25 13.6 L 9.3 11.2 L 6.9 10.25 L 9.3 9.3 Z
        """,
        "binoculars": """
        width 26
        area M 10.5 8 V 4.75 A 1.25 1.25 0 0 0 9.25 3.5 H 6.75 A 1.5 1.5 0 0 0 5.3 4.6 L 3 14 V 18.5 A 2 2 0 0 0 5 \
        20.5 H 9 A 2 2 0 0 0 11 18.5 V 8 Z
        area M 15.5 8 V 4.75 A 1.25 1.25 0 0 1 16.75 3.5 H 19.25 A 1.5 1.5 0 0 1 20.7 4.6 L 23 14 V 18.5 A 2 2 0 0 \
        1 21 20.5 H 17 A 2 2 0 0 1 15 18.5 V 8 Z
        line M 11 10.5 H 15
        inside M 3.25 14.25 H 10.75 M 15.25 14.25 H 22.75
        """,
        "scope": """
        line O 12 12 7.25
        level 2
        line M 12 1.75 V 8 M 12 16 V 22.25 M 1.75 12 H 8 M 16 12 H 22.25
        """,
        "target": """
        line O 12 12 9.25
        line O 12 12 5.25
        solid O 12 12 1.2
        """,
        "ruler": """
        width 26
        area R 2.5 7 21 10 2
        inside M 6.5 7.25 V 10.5 M 9.75 7.25 V 12 M 13 7.25 V 10.5 M 16.25 7.25 V 12 M 19.5 7.25 V 10.5
        """,
        "level": """
        width 28
        area R 2.75 7 22.5 10 3
        inside R 9.5 10.25 9 3.5 1.75
        """,
        "tuningfork": """
        line M 7.5 3 V 9 A 4.5 4.5 0 0 0 16.5 9 V 3 M 12 13.75 V 21.25
        """,
        "link.icloud": """
        use cloud
        inside M 9.5 14.75 H 14.5
        """,
        "flask": """
        line M 9.25 3 V 9 L 3.9 18 A 2.1 2.1 0 0 0 5.7 21.25 H 18.3 A 2.1 2.1 0 0 0 20.1 18 L 14.75 9 V 3 M 7.5 3 \
        H 16.5
        area M 6.75 14.5 H 17.25 L 19.5 18.25 A 1.75 1.75 0 0 1 18 21 H 6 A 1.75 1.75 0 0 1 4.5 18.25 Z
        """,
    ]
}
