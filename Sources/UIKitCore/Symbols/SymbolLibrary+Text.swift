/// Text and its forms. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let text: [String: String] = [
        "bold": """
        width 20
        line M 4.75 4 H 11 A 3.9 3.9 0 0 1 11 11.8 H 4.75 Z M 4.75 11.8 H 11.5 A 4.1 4.1 0 0 1 11.5 20 H 4.75 Z
        line M 6.1 4 V 20 M 11 4.6 A 2.7 3.3 0 0 1 11 11.2 M 11.5 12.4 A 2.9 3.5 0 0 1 11.5 19.4
        """,
        "italic": """
        width 18
        line M 8 4 H 14.5 M 3.5 20 H 10 M 11.25 4 L 6.75 20
        """,
        "underline": """
        width 20
        line M 5 3 V 10.25 A 5 5 0 0 0 15 10.25 V 3 M 3.5 20.5 H 16.5
        """,
        "strikethrough": """
        width 20
        line M 15 6.75 C 14.3 4.9 12.4 3.75 10 3.75 C 7.2 3.75 5 5.2 5 7.6 C 5 9.2 5.8 10.2 7.5 11.1 M 4.75 16.6 C \
        5.3 18.9 7.3 20.25 10 20.25 C 13 20.25 15.25 18.75 15.25 16.2 C 15.25 15 14.8 14.1 14 13.4
        line M 2.75 12 H 17.25
        """,
        "character": """
        line M 4.75 20 L 12 3.5 L 19.25 20 M 7.2 14.5 H 16.8
        """,
        "textformat": """
        width 30
        line M 2.75 20 L 9.5 4.25 L 16.25 20 M 5 14.75 H 14
        line O 23.2 15.75 4 M 27.2 11.5 V 20
        """,
        "textformat.size": """
        width 32
        line M 2.75 20 L 6.75 10.5 L 10.75 20 M 4.2 16.75 H 9.3
        line M 14 20 L 21.5 3.5 L 29 20 M 16.5 14.5 H 26.5
        """,
        "textformat.abc": """
        width 36
        line O 6.6 13.25 3.9 M 10.5 9.1 V 17.4
        line M 15 5 V 17.4 M 15 13.25 A 3.9 3.9 0 1 1 15 13.3
        line M 32.75 10.4 A 3.9 4.15 0 1 0 32.75 16.1
        """,
        "textformat.alt": """
        use textformat
        """,
        "textformat.superscript": """
        width 28
        line M 2.75 20 L 9.5 5.5 L 16.25 20 M 5.1 15 H 13.9
        line M 19.75 5.2 A 2.4 2.4 0 1 1 23.9 7.6 L 19.75 11.5 H 24.75
        """,
        "textformat.subscript": """
        width 28
        line M 2.75 17 L 9.5 2.5 L 16.25 17 M 5.1 12 H 13.9
        line M 19.75 15.7 A 2.4 2.4 0 1 1 23.9 18.1 L 19.75 22 H 24.75
        """,
        "character.cursor.ibeam": """
        line M 3 18.5 L 8.75 6.5 L 14.5 18.5 M 5.25 14.5 H 12.25
        level 2
        line M 19 4.5 V 19.5 M 16.75 2.75 C 18.25 2.75 19 3.4 19 4.5 C 19 3.4 19.75 2.75 21.25 2.75 M 16.75 21.25 \
        C 18.25 21.25 19 20.6 19 19.5 C 19 20.6 19.75 21.25 21.25 21.25
        """,
        "text.cursor": """
        width 16
        line M 8 5 V 19 M 4 2.75 C 6.75 2.75 8 3.6 8 5 C 8 3.6 9.25 2.75 12 2.75 M 4 21.25 C 6.75 21.25 8 20.4 8 \
        19 C 8 20.4 9.25 21.25 12 21.25
        """,
        "number": """
        line M 9.75 3.5 L 7 20.5 M 17 3.5 L 14.25 20.5 M 4.25 8.75 H 20.5 M 3.5 15.25 H 19.75
        """,
        "at": """
        line O 12 12 3.9
        line M 15.9 8.1 V 13.25 A 2.7 2.7 0 0 0 21.25 13.1 V 12 A 9.25 9.25 0 1 0 17.25 19.6
        """,
        "percent": """
        line M 18.5 4.5 L 5.5 19.5
        line O 6.9 7.25 3
        line O 17.1 16.75 3
        """,
        "sum": """
        line M 18.75 6.5 V 3.75 H 5.25 L 13.25 12 L 5.25 20.25 H 18.75 V 17.5
        """,
        "function": """
        line M 13.25 3.4 C 10.75 2.6 9.5 3.9 9 6.5 L 6.75 18 C 6.25 20.5 5 21.6 2.75 20.9 M 4.5 9.25 H 12
        line M 14 11 L 20.75 19.5 M 20.75 11 L 14 19.5
        """,
        "x.squareroot": """
        width 28
        line M 2.75 13 L 5 12 L 9 20.25 L 13.25 3.75 H 25.25
        line M 16 10 L 23 19 M 23 10 L 16 19
        """,
        "plusminus": """
        line M 12 3.25 V 14.25 M 6.5 8.75 H 17.5 M 6.5 19.75 H 17.5
        """,
        "divide": """
        line M 4.25 12 H 19.75
        dot 12 6.2 1.9
        dot 12 17.8 1.9
        """,
        "lessthan": """
        line M 18.5 5.5 L 5.5 12 L 18.5 18.5
        """,
        "greaterthan": """
        line M 5.5 5.5 L 18.5 12 L 5.5 18.5
        """,
        "curlybraces": """
        line M 8.5 3.25 C 6.25 3.25 5.5 4.25 5.5 6.25 V 9 C 5.5 10.8 4.75 11.75 2.75 12 C 4.75 12.25 5.5 13.2 5.5 \
        15 V 17.75 C 5.5 19.75 6.25 20.75 8.5 20.75
        line M 15.5 3.25 C 17.75 3.25 18.5 4.25 18.5 6.25 V 9 C 18.5 10.8 19.25 11.75 21.25 12 C 19.25 12.25 18.5 \
        13.2 18.5 15 V 17.75 C 18.5 19.75 17.75 20.75 15.5 20.75
        """,
        "paragraphsign": """
        line M 19.25 4 H 10.25 A 4.6 4.6 0 0 0 10.25 13.2 H 12.5 M 12.5 4 V 20.5 M 17 4 V 20.5
        """,
        "text.alignright": """
        line M 4 5.5 H 20 M 9.5 9.85 H 20 M 4 14.2 H 20 M 9.5 18.55 H 20
        """,
        "text.aligncenter": """
        line M 4 5.5 H 20 M 7 9.85 H 17 M 4 14.2 H 20 M 7 18.55 H 17
        """,
        "text.justify": """
        line M 4 5.5 H 20 M 4 9.85 H 20 M 4 14.2 H 20 M 4 18.55 H 20
        """,
        "text.justify.left": """
        line M 4 5.5 H 20 M 4 9.85 H 20 M 4 14.2 H 20 M 4 18.55 H 14
        """,
        "text.append": """
        line M 4 5.5 H 20 M 4 10 H 20 M 4 14.5 H 10 M 4 19 H 10
        level 2
        line M 17 13.5 V 21.5 M 13 17.5 H 21
        """,
        "text.badge.plus": """
        use text.append
        """,
        "text.badge.checkmark": """
        line M 4 5.5 H 20 M 4 10 H 20 M 4 14.5 H 9.5 M 4 19 H 9.5
        level 2
        line M 13 17.5 L 16 21 L 21.25 13.75
        """,
        "text.badge.xmark": """
        line M 4 5.5 H 20 M 4 10 H 20 M 4 14.5 H 9.5 M 4 19 H 9.5
        level 2
        line M 14 14.25 L 20.5 20.75 M 20.5 14.25 L 14 20.75
        """,
        "text.quote": """
        line M 3.75 4.5 V 19.5
        level 2
        line M 8.5 6 H 20.5 M 8.5 12 H 20.5 M 8.5 18 H 16
        """,
        "increase.indent": """
        line M 3.75 5 H 20.25 M 11.5 9.7 H 20.25 M 11.5 14.3 H 20.25 M 3.75 19 H 20.25
        solid M 4.25 9.9 V 14.1 L 7 12 Z
        """,
        "decrease.indent": """
        line M 3.75 5 H 20.25 M 11.5 9.7 H 20.25 M 11.5 14.3 H 20.25 M 3.75 19 H 20.25
        solid M 7 9.9 V 14.1 L 4.25 12 Z
        """,
        "list.dash": """
        width 26
        line M 4 6 H 5 M 4 12 H 5 M 4 18 H 5
        line M 9 6 H 22 M 9 12 H 22 M 9 18 H 22
        """,
        "list.number": """
        width 27
        line M 3.6 4.4 L 5 3.4 V 8
        line M 3.4 13.2 A 1.7 1.6 0 1 1 6.3 14.6 L 3.4 17.2 H 6.8
        line M 11 6 H 24 M 11 12 H 24 M 11 18 H 24
        """,
        "list.bullet.indent": """
        width 26
        dot 4.5 6
        dot 9.5 12
        dot 9.5 18
        line M 9 6 H 22 M 14 12 H 22 M 14 18 H 22
        """,
        "list.bullet.rectangle": """
        width 27
        area R 2.75 4 21.5 16 3
        hole 7.25 8.5 1.1
        hole 7.25 12 1.1
        hole 7.25 15.5 1.1
        inside M 11 8.5 H 20 M 11 12 H 20 M 11 15.5 H 20
        """,
        "list.clipboard": """
        area M 8.25 4.25 H 6.75 A 2.5 2.5 0 0 0 4.25 6.75 V 18.75 A 2.5 2.5 0 0 0 6.75 21.25 H 17.25 A 2.5 2.5 0 0 \
        0 19.75 18.75 V 6.75 A 2.5 2.5 0 0 0 17.25 4.25 H 15.75
        line R 8.25 2.25 7.5 4 1.75
        hole 8.1 11 1.1
        hole 8.1 15.75 1.1
        inside M 11.5 11 H 16.25 M 11.5 15.75 H 16.25
        """,
        "checklist": """
        width 26
        line M 2.75 6 L 4.6 8 L 8.25 3.5 M 2.75 16.5 L 4.6 18.5 L 8.25 14
        level 2
        line M 12 6 H 23 M 12 17 H 23
        """,
        "checklist.checked": """
        use checklist
        """,
        "line.3.horizontal.decrease.circle": """
        area O 12 12 9.25
        inside M 6.75 9 H 17.25 M 8.5 12.25 H 15.5 M 10.5 15.5 H 13.5
        """,
        "line.2.horizontal.decrease.circle": """
        area O 12 12 9.25
        inside M 6.75 10 H 17.25 M 9.25 14.25 H 14.75
        """,
        "line.horizontal.3.decrease": """
        use line.3.horizontal.decrease
        """,
        "line.diagonal": """
        line M 5 19 L 19 5
        """,
        "text.magnifyingglass": """
        line M 3.5 5 H 20 M 3.5 10 H 9.5 M 3.5 15 H 7.5
        level 2
        line O 14.75 14.25 4.25
        line M 18 17.5 L 21.25 20.75
        """,
        "doc.text.magnifyingglass": """
        line M 8.75 21.25 H 7.5 A 2.5 2.5 0 0 1 5 18.75 V 5.25 A 2.5 2.5 0 0 1 7.5 2.75 H 13.5 L 19 8.25 V 9.5
        line M 8.25 8 H 11 M 8.25 12 H 9.5
        level 2
        line O 15.25 15 4
        line M 18.25 18 L 21.5 21.25
        """,
        "signature": """
        width 28
        line M 3 17.25 C 8 13 11.5 8.75 11.5 5.25 C 11.5 3.75 10.8 3.25 10 3.25 C 8 3.25 7 8 7.25 12.5 C 7.4 15 \
        8.5 17 10 17 C 12 17 12.6 12.5 14.2 12.5 C 15.6 12.5 14.6 16.5 16.2 16.5 C 17.4 16.5 17.8 14 19.2 14 C \
        20.4 14 20.3 16.25 21.75 16.25 H 25
        level 2
        line M 3.5 21 H 24.5
        """,
        "scribble": """
        width 26
        line M 3 14.5 C 5 8 8 3.5 9.5 4.75 C 11.5 6.5 5.5 16 7.75 17 C 10.5 18.2 13.5 7 16 7.5 C 18.5 8 12.75 \
        16.75 15.25 17.75 C 17.5 18.6 19.5 13.25 23 13
        """,
        "highlighter": """
        line M 13.75 4.5 L 19.5 10.25 L 12.5 17.25 H 9.75 L 6.75 14.25 V 11.5 Z
        line M 6.75 14 L 4 19.75 H 8.25 L 10 17.25
        line M 13.5 19.75 H 20.5
        """,
        "eraser": """
        area M 13.9 4.25 A 2 2 0 0 1 16.7 4.25 L 20.5 8 A 2 2 0 0 1 20.5 10.9 L 11.8 19.6 H 8 L 4.1 15.7 A 2 2 0 0 \
        1 4.1 12.9 Z
        inside M 8.75 9.5 L 15.25 16
        line M 8 19.75 H 20
        """,
        "lasso": """
        line M 8 16.3 C 4.8 15.3 2.75 13.2 2.75 10.5 C 2.75 6.5 6.9 3.5 12 3.5 C 17.1 3.5 21.25 6.5 21.25 10.5 C \
        21.25 14.5 17.1 17.25 12 17.25
        line O 9.75 16.5 2.1
        line M 9 18.6 C 9.25 20 8 21.25 5.5 21.25
        """,
        "pencil.tip": """
        width 20
        line M 3.75 21 C 4.5 14 6.75 8 10 2.75 C 13.25 8 15.5 14 16.25 21 M 4.75 15.5 C 7 17 8.5 15 10 15 C 11.5 \
        15 13 17 15.25 15.5
        line M 8.6 5.5 H 11.4
        """,
        "pencil.and.outline": """
        use pencil -2 1 0.9
        level 2
        line M 19.5 13 L 21 14.5 A 1.2 1.2 0 0 1 21 16.5 L 16 21 H 11.5
        """,
        "pencil.line": """
        use pencil 0 -1.5 0.92
        level 2
        line M 12 21.25 H 21
        """,
        "rectangle.and.pencil.and.ellipsis": """
        width 30
        line M 15.5 5.25 H 5.75 A 3 3 0 0 0 2.75 8.25 V 16.25 A 3 3 0 0 0 5.75 19.25 H 22 A 3 3 0 0 0 25 16.25 V 13
        line M 24.4 3.3 A 1.7 1.7 0 0 1 26.8 5.7 L 19.4 13.1 L 16.1 14 L 17 10.7 Z
        dot 6.9 12.25 1.2
        dot 10.3 12.25 1.2
        dot 13.6 12.25 1.2
        """,
        "ellipsis.rectangle": """
        width 26
        area R 2.75 5.5 20.5 13 3
        hole 8 12 1.35
        hole 13 12 1.35
        hole 18 12 1.35
        """,
        "eyedropper": """
        line M 13.5 6.25 L 17.75 10.5 M 15.6 8.4 L 18.75 5.25 A 1.6 1.6 0 0 0 16.5 3 Z
        solid M 14.75 7 L 16.6 4 A 2 2 0 0 1 20 7.4 L 17 9.25 Z
        line M 14 7.5 L 5.25 16.25 L 4.5 19.5 L 7.75 18.75 L 16.5 10
        line M 4.5 19.5 L 3.25 20.75
        """,
    ]
}
