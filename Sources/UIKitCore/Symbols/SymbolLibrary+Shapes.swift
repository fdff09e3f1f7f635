/// Plain shapes and marks on them. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let shapes: [String: String] = [
        "circle": """
        area O 12 12 9.25
        """,
        "square": """
        area R 3.5 3.5 17 17 4
        """,
        "app": """
        area R 3.25 3.25 17.5 17.5 5
        """,
        "triangle": """
        area M 10.4 4.5 A 1.85 1.85 0 0 1 13.6 4.5 L 21.1 17.7 A 1.85 1.85 0 0 1 19.5 20.5 H 4.5 A 1.85 1.85 0 0 1 \
        2.9 17.7 Z
        """,
        "rectangle": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        """,
        "rectangle.portrait": """
        width 22
        area R 3.75 2.75 14.5 18.5 3
        """,
        "capsule": """
        width 26
        area R 2.5 6.5 21 11 5.5
        """,
        "capsule.portrait": """
        width 18
        area R 3.75 2.5 10.5 19 5.25
        """,
        "oval": """
        width 26
        area M 13 5.5 A 10.25 6.5 0 0 1 13 18.5 A 10.25 6.5 0 0 1 13 5.5 Z
        """,
        "diamond": """
        area M 10.6 3.1 A 2 2 0 0 1 13.4 3.1 L 20.9 10.6 A 2 2 0 0 1 20.9 13.4 L 13.4 20.9 A 2 2 0 0 1 10.6 20.9 L \
        3.1 13.4 A 2 2 0 0 1 3.1 10.6 Z
        """,
        "rhombus": """
        use diamond
        """,
        "pentagon": """
        area M 12.00 3.00 L 21.27 9.74 L 17.73 20.64 L 6.27 20.64 L 2.73 9.74 Z
        """,
        "hexagon": """
        area M 12.00 2.25 L 20.44 7.13 L 20.44 16.88 L 12.00 21.75 L 3.56 16.88 L 3.56 7.12 Z
        """,
        "octagon": """
        area M 21.15 15.79 L 15.79 21.15 L 8.21 21.15 L 2.85 15.79 L 2.85 8.21 L 8.21 2.85 L 15.79 2.85 L 21.15 8.21 Z
        """,
        "seal": """
        area M 8.71 4.05 A 3.69 3.69 0 0 1 15.29 4.05 A 3.69 3.69 0 0 1 19.95 8.71 A 3.69 3.69 0 0 1 19.95 15.29 A \
        3.69 3.69 0 0 1 15.29 19.95 A 3.69 3.69 0 0 1 8.71 19.95 A 3.69 3.69 0 0 1 4.05 15.29 A 3.69 3.69 0 0 1 \
        4.05 8.71 A 3.69 3.69 0 0 1 8.71 4.05 Z
        """,
        "circle.dotted": """
        dot 12 2.75
        dot 16.63 3.99
        dot 20.01 7.38
        dot 21.25 12
        dot 20.01 16.63
        dot 16.63 20.01
        dot 12 21.25
        dot 7.38 20.01
        dot 3.99 16.63
        dot 2.75 12
        dot 3.99 7.38
        dot 7.38 3.99
        """,
        "circle.dashed": """
        line M 9.4 3.12 A 9.25 9.25 0 0 1 14.6 3.12 M 18.1 5 A 9.25 9.25 0 0 1 20.6 8.6 M 21.2 13.2 A 9.25 9.25 0 \
        0 1 19.3 17.6 M 15.9 20.4 A 9.25 9.25 0 0 1 11.4 21.2 M 7 19.8 A 9.25 9.25 0 0 1 3.9 16.4 M 2.8 11.4 A \
        9.25 9.25 0 0 1 4.2 7.1
        """,
        "square.dashed": """
        line M 3.5 8 V 7.5 A 4 4 0 0 1 7.5 3.5 H 8 M 16 3.5 H 16.5 A 4 4 0 0 1 20.5 7.5 V 8 M 20.5 16 V 16.5 A 4 4 \
        0 0 1 16.5 20.5 H 16 M 8 20.5 H 7.5 A 4 4 0 0 1 3.5 16.5 V 16
        line M 11 3.5 H 13 M 11 20.5 H 13 M 3.5 11 V 13 M 20.5 11 V 13
        """,
        "rectangle.dashed": """
        width 26
        line M 2.75 8.5 V 7.75 A 3 3 0 0 1 5.75 4.75 H 6.5 M 19.5 4.75 H 20.25 A 3 3 0 0 1 23.25 7.75 V 8.5 M \
        23.25 15.5 V 16.25 A 3 3 0 0 1 20.25 19.25 H 19.5 M 6.5 19.25 H 5.75 A 3 3 0 0 1 2.75 16.25 V 15.5
        line M 10 4.75 H 11 M 15 4.75 H 16 M 10 19.25 H 11 M 15 19.25 H 16
        """,
        "circle.lefthalf.filled": """
        line O 12 12 9.25
        level 2
        solid M 12 3.5 V 20.5 A 8.5 8.5 0 0 1 12 3.5 Z
        """,
        "circle.righthalf.filled": """
        use circle.lefthalf.filled flipped
        """,
        "circle.tophalf.filled": """
        use circle.lefthalf.filled 0 0 1 90
        """,
        "circle.bottomhalf.filled": """
        use circle.lefthalf.filled 0 0 1 270
        """,
        "circle.inset.filled": """
        line O 12 12 9.25
        level 2
        solid O 12 12 5
        """,
        "largecircle.fill.circle": """
        line O 12 12 9.25
        level 2
        solid O 12 12 4.5
        """,
        "smallcircle.filled.circle": """
        area O 12 12 9.25
        inset O 12 12 2
        """,
        "circle.circle": """
        area O 12 12 9.25
        inside O 12 12 4.75
        """,
        "smallcircle.circle": """
        area O 12 12 9.25
        inside O 12 12 2.5
        """,
        "square.lefthalf.filled": """
        line R 3.5 3.5 17 17 4
        level 2
        solid M 12 4.5 V 19.5 H 7.5 A 3 3 0 0 1 4.5 16.5 V 7.5 A 3 3 0 0 1 7.5 4.5 Z
        """,
        "square.righthalf.filled": """
        use square.lefthalf.filled flipped
        """,
        "square.inset.filled": """
        line R 3.5 3.5 17 17 4
        level 2
        solid R 8 8 8 8 1
        """,
        "checkmark.seal": """
        level 2
        area M 8.71 4.05 A 3.69 3.69 0 0 1 15.29 4.05 A 3.69 3.69 0 0 1 19.95 8.71 A 3.69 3.69 0 0 1 19.95 15.29 A \
        3.69 3.69 0 0 1 15.29 19.95 A 3.69 3.69 0 0 1 8.71 19.95 A 3.69 3.69 0 0 1 4.05 15.29 A 3.69 3.69 0 0 1 \
        4.05 8.71 A 3.69 3.69 0 0 1 8.71 4.05 Z
        level 1
        inside M 8 12.4 L 10.9 15.4 L 16 8.75
        """,
        "xmark.seal": """
        level 2
        area M 8.71 4.05 A 3.69 3.69 0 0 1 15.29 4.05 A 3.69 3.69 0 0 1 19.95 8.71 A 3.69 3.69 0 0 1 19.95 15.29 A \
        3.69 3.69 0 0 1 15.29 19.95 A 3.69 3.69 0 0 1 8.71 19.95 A 3.69 3.69 0 0 1 4.05 15.29 A 3.69 3.69 0 0 1 \
        4.05 8.71 A 3.69 3.69 0 0 1 8.71 4.05 Z
        level 1
        inside M 9 9 L 15 15 M 15 9 L 9 15
        """,
        "questionmark.seal": """
        level 2
        area M 8.71 4.05 A 3.69 3.69 0 0 1 15.29 4.05 A 3.69 3.69 0 0 1 19.95 8.71 A 3.69 3.69 0 0 1 19.95 15.29 A \
        3.69 3.69 0 0 1 15.29 19.95 A 3.69 3.69 0 0 1 8.71 19.95 A 3.69 3.69 0 0 1 4.05 15.29 A 3.69 3.69 0 0 1 \
        4.05 8.71 A 3.69 3.69 0 0 1 8.71 4.05 Z
        level 1
        inside M 9.6 9.6 A 2.5 2.4 0 1 1 13.1 11.8 C 12.3 12.3 12 12.7 12 13.4
        hole 12 16.3 1.25
        """,
        "exclamationmark.octagon": """
        level 2
        area M 21.15 15.79 L 15.79 21.15 L 8.21 21.15 L 2.85 15.79 L 2.85 8.21 L 8.21 2.85 L 15.79 2.85 L 21.15 8.21 Z
        level 1
        inside M 12 6.75 V 12.9
        hole 12 16.6
        """,
        "xmark.octagon": """
        level 2 red
        area M 21.15 15.79 L 15.79 21.15 L 8.21 21.15 L 2.85 15.79 L 2.85 8.21 L 8.21 2.85 L 15.79 2.85 L 21.15 8.21 Z
        level 1
        inside M 8.75 8.75 L 15.25 15.25 M 15.25 8.75 L 8.75 15.25
        """,
        "hand.raised.circle": """
        area O 12 12 9.25
        inset M 9.25 12.5 V 9 L 10.5 8.25 V 7.5 H 12 L 13.25 8 V 8.75 L 14.5 9.25 V 13.5 C 14.5 15.5 13.5 16.75 12 \
        16.75 C 10.5 16.75 9.5 16 8.5 14 L 7.5 12 Z
        """,
        "exclamationmark.diamond": """
        level 2
        area M 10.6 3.1 A 2 2 0 0 1 13.4 3.1 L 20.9 10.6 A 2 2 0 0 1 20.9 13.4 L 13.4 20.9 A 2 2 0 0 1 10.6 20.9 L \
        3.1 13.4 A 2 2 0 0 1 3.1 10.6 Z
        level 1
        inside M 12 7 V 12.75
        hole 12 16.4
        """,
        "questionmark.diamond": """
        level 2
        area M 10.6 3.1 A 2 2 0 0 1 13.4 3.1 L 20.9 10.6 A 2 2 0 0 1 20.9 13.4 L 13.4 20.9 A 2 2 0 0 1 10.6 20.9 L \
        3.1 13.4 A 2 2 0 0 1 3.1 10.6 Z
        level 1
        inside M 9.6 9.4 A 2.5 2.4 0 1 1 13.1 11.6 C 12.3 12.1 12 12.5 12 13.2
        hole 12 16.3 1.25
        """,
        "plus.diamond": """
        level 2
        area M 10.6 3.1 A 2 2 0 0 1 13.4 3.1 L 20.9 10.6 A 2 2 0 0 1 20.9 13.4 L 13.4 20.9 A 2 2 0 0 1 10.6 20.9 L \
        3.1 13.4 A 2 2 0 0 1 3.1 10.6 Z
        level 1
        inside M 12 7.75 V 16.25 M 7.75 12 H 16.25
        """,
        "exclamationmark.triangle": """
        level 2 yellow
        area M 10.4 4.5 A 1.85 1.85 0 0 1 13.6 4.5 L 21.1 17.7 A 1.85 1.85 0 0 1 19.5 20.5 H 4.5 A 1.85 1.85 0 0 1 \
        2.9 17.7 Z
        level 1
        inside M 12 9 V 13.6
        hole 12 17
        """,
        "exclamationmark.2": """
        width 20
        line M 6 4 V 14.75 M 14 4 V 14.75
        dot 6 19.6
        dot 14 19.6
        """,
        "exclamationmark.3": """
        width 26
        line M 5.5 4 V 14.75 M 13 4 V 14.75 M 20.5 4 V 14.75
        dot 5.5 19.6
        dot 13 19.6
        dot 20.5 19.6
        """,
        "staroflife": """
        area M 10 3 H 14 V 8.5 L 18.75 5.8 L 20.75 9.2 L 16 12 L 20.75 14.8 L 18.75 18.2 L 14 15.5 V 21 H 10 V \
        15.5 L 5.25 18.2 L 3.25 14.8 L 8 12 L 3.25 9.2 L 5.25 5.8 L 10 8.5 Z
        """,
        "asterisk": """
        line M 12 4 V 20 M 5.1 8 L 18.9 16 M 18.9 8 L 5.1 16
        """,
        "checkmark.rectangle": """
        width 26
        level 2
        area R 2.75 4.75 20.5 14.5 3
        level 1
        inside M 9 12.25 L 11.9 15.25 L 17 8.75
        """,
        "xmark.rectangle": """
        width 26
        level 2
        area R 2.75 4.75 20.5 14.5 3
        level 1
        inside M 10 9 L 16 15 M 16 9 L 10 15
        """,
        "plus.rectangle": """
        width 26
        level 2
        area R 2.75 4.75 20.5 14.5 3
        level 1
        inside M 13 8 V 16 M 9 12 H 17
        """,
        "minus.rectangle": """
        width 26
        level 2
        area R 2.75 4.75 20.5 14.5 3
        level 1
        inside M 9 12 H 17
        """,
        "plus.app": """
        level 2
        area R 3.25 3.25 17.5 17.5 5
        level 1
        inside M 12 7.25 V 16.75 M 7.25 12 H 16.75
        """,
    ]
}
