/// Editing, and what text and documents need. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let editing: [String: String] = [
        "square.and.arrow.up": """
        level 2
        use part.box.open
        level 1
        clear M 12 15 V 2.25
        line M 12 15 V 2.25
        line M 8.25 5.75 L 12 2 L 15.75 5.75
        """,
        "square.and.arrow.down": """
        level 2
        use part.box.open
        level 1
        clear M 12 2.25 V 15 M 8.25 11.5 L 12 15.25 L 15.75 11.5
        line M 12 2.25 V 15
        line M 8.25 11.5 L 12 15.25 L 15.75 11.5
        """,
        "square.and.arrow.up.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 9.75 10.5 H 8.5 V 16.25 H 15.5 V 10.5 H 14.25 M 12 13 V 6.75 M 9.9 8.5 L 12 6.4 L 14.1 8.5
        """,
        "square.and.arrow.down.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 9.75 9.75 H 8.5 V 16.25 H 15.5 V 9.75 H 14.25 M 12 6.25 V 12.9 M 9.9 11.1 L 12 13.2 L 14.1 11.1
        """,
        "square.and.pencil": """
        level 2
        line M 12.75 4.75 H 6.5 A 2.75 2.75 0 0 0 3.75 7.5 V 17.75 A 2.75 2.75 0 0 0 6.5 20.5 H 16.75 A 2.75 2.75 \
        0 0 0 19.5 17.75 V 11.5
        level 1
        line M 18.4 3.3 A 1.7 1.7 0 0 1 20.8 5.7 L 12.4 14.1 L 9.1 15 L 10 11.7 Z
        """,
        "pencil": """
        line M 16.1 4.3 A 2.55 2.55 0 0 1 19.7 7.9 L 8.4 19.2 L 3.6 20.4 L 4.8 15.6 Z
        line M 13.6 6.8 L 17.2 10.4
        """,
        "trash": """
        area M 5.75 6.25 L 6.6 18.9 A 2.5 2.5 0 0 0 9.1 21.25 H 14.9 A 2.5 2.5 0 0 0 17.4 18.9 L 18.25 6.25
        line M 3.75 6.25 H 20.25
        line M 8.75 6 V 4.75 A 2 2 0 0 1 10.75 2.75 H 13.25 A 2 2 0 0 1 15.25 4.75 V 6
        inside M 9.75 10.25 L 10 17.25
        inside M 14.25 10.25 L 14 17.25
        """,
        "doc": """
        area M 13.5 2.75 H 7.5 A 2.5 2.5 0 0 0 5 5.25 V 18.75 A 2.5 2.5 0 0 0 7.5 21.25 H 16.5 A 2.5 2.5 0 0 0 19 \
        18.75 V 8.25 Z
        inside M 13.5 2.75 V 6.25 A 2 2 0 0 0 15.5 8.25 H 19
        """,
        "doc.text": """
        area M 13.5 2.75 H 7.5 A 2.5 2.5 0 0 0 5 5.25 V 18.75 A 2.5 2.5 0 0 0 7.5 21.25 H 16.5 A 2.5 2.5 0 0 0 19 \
        18.75 V 8.25 Z
        inside M 13.5 2.75 V 6.25 A 2 2 0 0 0 15.5 8.25 H 19
        inside M 8.75 13 H 15.25 M 8.75 16.75 H 15.25
        """,
        "doc.on.doc": """
        level 2
        area M 5.5 2.5 H 10.25 L 15 7.25 V 14.5 A 2.25 2.25 0 0 1 12.75 16.75 H 5.5 A 2.25 2.25 0 0 1 3.25 14.5 V \
        4.75 A 2.25 2.25 0 0 1 5.5 2.5 Z
        level 1
        clear M 16 7.25 H 11.25 A 2.25 2.25 0 0 0 9 9.5 V 19.25 A 2.25 2.25 0 0 0 11.25 21.5 H 18.5 A 2.25 2.25 0 \
        0 0 20.75 19.25 V 12 Z
        area M 16 7.25 H 11.25 A 2.25 2.25 0 0 0 9 9.5 V 19.25 A 2.25 2.25 0 0 0 11.25 21.5 H 18.5 A 2.25 2.25 0 0 \
        0 20.75 19.25 V 12 Z
        inside M 15.75 7.25 V 10.5 A 1.75 1.75 0 0 0 17.5 12.25 H 20.5
        """,
        "doc.on.clipboard": """
        level 2
        area M 8 4.25 H 5.75 A 2.25 2.25 0 0 0 3.5 6.5 V 18 A 2.25 2.25 0 0 0 5.75 20.25 H 16.25 A 2.25 2.25 0 0 0 \
        18.5 18 V 6.5 A 2.25 2.25 0 0 0 16.25 4.25 H 14.25
        line R 7.75 2.25 6.5 4 1.75
        level 1
        clear R 9.5 9.5 11.25 12 2.25
        area R 9.5 9.5 11.25 12 2.25
        inside M 12.5 13.5 H 17.75 M 12.5 17.25 H 17.75
        """,
        "clipboard": """
        area M 8.25 4.25 H 6.75 A 2.5 2.5 0 0 0 4.25 6.75 V 18.75 A 2.5 2.5 0 0 0 6.75 21.25 H 17.25 A 2.5 2.5 0 0 \
        0 19.75 18.75 V 6.75 A 2.5 2.5 0 0 0 17.25 4.25 H 15.75
        line R 8.25 2.25 7.5 4 1.75
        """,
        "scissors": """
        line O 5.9 6.6 2.9
        line O 5.9 17.4 2.9
        line M 8.4 8.2 L 20.75 17.25
        line M 8.4 15.8 L 20.75 6.75
        """,
        "paperclip": """
        line M 18.5 10.5 L 11 18 A 4.4 4.4 0 0 1 4.8 11.8 L 12.6 4 A 2.9 2.9 0 0 1 16.7 8.1 L 9 15.8 A 1.4 1.4 0 0 \
        1 7 13.8 L 14 6.8
        """,
        "link": """
        line M 7.76 11.01 L 4.43 14.33 A 3.7 3.7 0 0 0 9.67 19.57 L 12.99 16.24 M 16.24 12.99 L 19.57 9.67 A 3.7 \
        3.7 0 0 0 14.33 4.43 L 11.01 7.76 M 9.17 14.83 L 14.83 9.17
        """,
        "list.bullet": """
        width 26
        dot 4.5 6
        dot 4.5 12
        dot 4.5 18
        line M 9 6 H 22 M 9 12 H 22 M 9 18 H 22
        """,
        "text.alignleft": """
        line M 4 5.5 H 20 M 4 9.85 H 14.5 M 4 14.2 H 20 M 4 18.55 H 14.5
        """,
        "line.3.horizontal": """
        line M 3.5 6 H 20.5 M 3.5 12 H 20.5 M 3.5 18 H 20.5
        """,
        "line.3.horizontal.decrease": """
        line M 3.5 6.5 H 20.5 M 6.5 12 H 17.5 M 9.75 17.5 H 14.25
        """,
        "slider.horizontal.3": """
        line M 3 6 H 6.25 M 10.75 6 H 21 M 3 12 H 13.25 M 17.75 12 H 21 M 3 18 H 6.25 M 10.75 18 H 21
        line O 8.5 6 2.1
        line O 15.5 12 2.1
        line O 8.5 18 2.1
        """,
    ]
}
