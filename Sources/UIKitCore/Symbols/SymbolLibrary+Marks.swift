/// Signs, plain shapes and media controls. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let marks: [String: String] = [
        "ellipsis": """
        dot 4.5 12 1.9
        dot 12 12 1.9
        dot 19.5 12 1.9
        """,
        "checkmark": """
        line M 4.25 12.75 L 9.5 18.75 L 19.75 4.75
        """,
        "xmark": """
        line M 5.25 5.25 L 18.75 18.75 M 18.75 5.25 L 5.25 18.75
        """,
        "plus": """
        line M 12 4.25 V 19.75 M 4.25 12 H 19.75
        """,
        "minus": """
        line M 4.25 12 H 19.75
        """,
        "multiply": """
        line M 6 6 L 18 18 M 18 6 L 6 18
        """,
        "equal": """
        line M 4.5 8.75 H 19.5 M 4.5 15.25 H 19.5
        """,
        "questionmark": """
        width 18
        line M 4.25 7.75 A 4.75 4.5 0 1 1 10.75 11.75 C 9.6 12.4 9 13.2 9 15
        dot 9 19.6
        """,
        "exclamationmark": """
        width 12
        line M 6 4 V 14.75
        dot 6 19.6
        """,
        "circle": """
        area O 12 12 9.25
        """,
        "square": """
        area R 3.5 3.5 17 17 4
        """,
        "triangle": """
        area M 10.4 4.5 A 1.85 1.85 0 0 1 13.6 4.5 L 21.1 17.7 A 1.85 1.85 0 0 1 19.5 20.5 H 4.5 A 1.85 1.85 0 \
        0 1 2.9 17.7 Z
        """,
        "rectangle": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        """,
        "capsule": """
        width 26
        area R 2.5 6.5 21 11 5.5
        """,
        "largecircle.fill.circle": """
        line O 12 12 9.25
        solid O 12 12 4.5
        """,
        "checkmark.circle": """
        area O 12 12 9.25
        inside M 7.75 12.5 L 10.9 16 L 16.25 8.25
        """,
        "checkmark.square": """
        area R 3.5 3.5 17 17 4
        inside M 7.75 12.5 L 10.9 16 L 16.25 8.25
        """,
        "xmark.circle": """
        area O 12 12 9.25
        inside M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5
        """,
        "xmark.square": """
        area R 3.5 3.5 17 17 4
        inside M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5
        """,
        "plus.circle": """
        area O 12 12 9.25
        inside M 12 7.25 V 16.75 M 7.25 12 H 16.75
        """,
        "plus.square": """
        area R 3.5 3.5 17 17 4
        inside M 12 7.25 V 16.75 M 7.25 12 H 16.75
        """,
        "minus.circle": """
        area O 12 12 9.25
        inside M 7.25 12 H 16.75
        """,
        "minus.square": """
        area R 3.5 3.5 17 17 4
        inside M 7.25 12 H 16.75
        """,
        "ellipsis.circle": """
        area O 12 12 9.25
        hole 7.5 12 1.35
        hole 12 12 1.35
        hole 16.5 12 1.35
        """,
        "info.circle": """
        area O 12 12 9.25
        hole 11.9 7.3
        inside M 10.25 10.75 H 12.25 V 16.5 M 9.75 16.6 H 14.5
        """,
        "info": """
        width 14
        dot 7 5 1.6
        line M 4.5 10 H 7.5 V 19.5 M 3.75 19.5 H 11
        """,
        "questionmark.circle": """
        area O 12 12 9.25
        inside M 9.25 9.4 A 2.8 2.6 0 1 1 13.1 11.8 C 12.3 12.3 12 12.8 12 13.75
        hole 12 16.9
        """,
        "exclamationmark.circle": """
        area O 12 12 9.25
        inside M 12 6.75 V 12.9
        hole 12 16.6
        """,
        "exclamationmark.triangle": """
        area M 10.4 4.5 A 1.85 1.85 0 0 1 13.6 4.5 L 21.1 17.7 A 1.85 1.85 0 0 1 19.5 20.5 H 4.5 A 1.85 1.85 0 \
        0 1 2.9 17.7 Z
        inside M 12 9 V 13.6
        hole 12 17
        """,
        "chevron.right.circle": """
        area O 12 12 9.25
        inside M 10.25 7.75 L 14.25 12 L 10.25 16.25
        """,
        "chevron.down.circle": """
        area O 12 12 9.25
        inside M 7.75 10.25 L 12 14.25 L 16.25 10.25
        """,
        "play.circle": """
        area O 12 12 9.25
        inset M 10.25 8.75 V 15.25 L 15.25 12 Z
        """,
        "square.on.square": """
        line R 8 8 13 13 3
        line M 8 16 H 6 A 3 3 0 0 1 3 13 V 6 A 3 3 0 0 1 6 3 H 13 A 3 3 0 0 1 16 6 V 8
        """,
        "plus.square.on.square": """
        area R 8 8 13 13 3
        line M 5.25 16 A 3 3 0 0 1 3 13 V 6 A 3 3 0 0 1 6 3 H 13 A 3 3 0 0 1 16 5.25
        inside M 14.5 11.25 V 17.75 M 11.25 14.5 H 17.75
        """,
        "square.grid.2x2": """
        area R 3.5 3.5 7 7 1.75 R 13.5 3.5 7 7 1.75 R 3.5 13.5 7 7 1.75 R 13.5 13.5 7 7 1.75
        """,
        "macwindow": """
        width 28
        area R 2.75 4 22.5 16.5 3
        inside M 3 9 H 25
        hole 6.5 6.5 1
        hole 9.5 6.5 1
        """,
        "rectangle.split.2x1": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        inside M 13 5 V 19
        """,
        "square.stack": """
        area R 4 9.5 16 11.5 2.75
        line M 6 6.25 H 18
        line M 8 3 H 16
        """,
        "rectangle.stack": """
        width 26
        area R 2.75 9.5 20.5 11.5 2.75
        line M 5 6.25 H 21
        line M 7.25 3 H 18.75
        """,
        "play": """
        area M 6.25 4.75 V 19.25 A 1 1 0 0 0 7.75 20.1 L 20 12.85 A 1 1 0 0 0 20 11.15 L 7.75 3.9 A 1 1 0 0 0 \
        6.25 4.75 Z
        """,
        "pause": """
        area R 5.5 4 4 16 1.25 R 14.5 4 4 16 1.25
        """,
        "stop": """
        area R 4.5 4.5 15 15 2.5
        """,
        "forward": """
        width 28
        area M 4 6.5 V 17.5 L 13.5 12 Z M 14.5 6.5 V 17.5 L 24 12 Z
        """,
        "backward": """
        width 28
        area M 24 6.5 V 17.5 L 14.5 12 Z M 13.5 6.5 V 17.5 L 4 12 Z
        """,
    ]
}
