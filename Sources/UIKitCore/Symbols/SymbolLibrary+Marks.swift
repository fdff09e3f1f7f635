/// Signs, and signs in circles and squares. Drawn for this project; the notation is `SymbolGlyph`'s.
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
        "checkmark.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 7.75 12.5 L 10.9 16 L 16.25 8.25
        """,
        "checkmark.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 7.75 12.5 L 10.9 16 L 16.25 8.25
        """,
        "xmark.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5
        """,
        "xmark.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5
        """,
        "plus.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 12 7.25 V 16.75 M 7.25 12 H 16.75
        """,
        "plus.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 12 7.25 V 16.75 M 7.25 12 H 16.75
        """,
        "minus.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 7.25 12 H 16.75
        """,
        "minus.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 7.25 12 H 16.75
        """,
        "ellipsis.circle": """
        level 2
        area O 12 12 9.25
        level 1
        hole 7.5 12 1.35
        hole 12 12 1.35
        hole 16.5 12 1.35
        """,
        "info.circle": """
        level 2
        area O 12 12 9.25
        level 1
        hole 11.9 7.3
        inside M 10.25 10.75 H 12.25 V 16.5 M 9.75 16.6 H 14.5
        """,
        "info": """
        width 14
        dot 7 5 1.6
        line M 4.5 10 H 7.5 V 19.5 M 3.75 19.5 H 11
        """,
        "questionmark.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 9.25 9.4 A 2.8 2.6 0 1 1 13.1 11.8 C 12.3 12.3 12 12.8 12 13.75
        hole 12 16.9
        """,
        "exclamationmark.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 12 6.75 V 12.9
        hole 12 16.6
        """,
        "chevron.right.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 10.25 7.75 L 14.25 12 L 10.25 16.25
        """,
        "chevron.down.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 7.75 10.25 L 12 14.25 L 16.25 10.25
        """,
    ]
}
