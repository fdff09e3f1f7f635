/// Things of every day. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let objects: [String: String] = [
        "folder": """
        area M 3 7 A 2.5 2.5 0 0 1 5.5 4.5 H 8.4 A 2.5 2.5 0 0 1 10 5.1 L 11 5.9 A 2.5 2.5 0 0 0 12.6 6.5 H 18.5 A \
        2.5 2.5 0 0 1 21 9 V 17 A 2.5 2.5 0 0 1 18.5 19.5 H 5.5 A 2.5 2.5 0 0 1 3 17 Z
        inside M 3 10.25 H 21
        """,
        "gear": """
        area M 10.17 4.62 L 10.51 2.11 L 13.49 2.11 L 13.83 4.62 L 15.92 5.49 L 17.94 3.96 L 20.04 6.06 L 18.51 \
        8.08 L 19.38 10.17 L 21.89 10.51 L 21.89 13.49 L 19.38 13.83 L 18.51 15.92 L 20.04 17.94 L 17.94 20.04 L \
        15.92 18.51 L 13.83 19.38 L 13.49 21.89 L 10.51 21.89 L 10.17 19.38 L 8.08 18.51 L 6.06 20.04 L 3.96 17.94 \
        L 5.49 15.92 L 4.62 13.83 L 2.11 13.49 L 2.11 10.51 L 4.62 10.17 L 5.49 8.08 L 3.96 6.06 L 6.06 3.96 L \
        8.08 5.49 Z
        inside O 12 12 3.4
        """,
        "eye": """
        width 26
        area M 2.25 12 C 5 7.25 8.75 5 13 5 C 17.25 5 21 7.25 23.75 12 C 21 16.75 17.25 19 13 19 C 8.75 19 5 16.75 \
        2.25 12 Z
        inside O 13 12 3.4
        """,
        "envelope": """
        width 26
        area R 2.75 5 20.5 14.5 2.75
        inside M 3.5 6.75 L 11.3 13.2 A 2.7 2.7 0 0 0 14.7 13.2 L 22.5 6.75
        """,
        "paperplane": """
        area M 20.6 3.4 L 3.2 9.9 A 0.75 0.75 0 0 0 3.2 11.3 L 9.75 14.25 L 12.7 20.8 A 0.75 0.75 0 0 0 14.1 20.8 Z
        inside M 20.25 3.75 L 9.75 14.25
        """,
        "archivebox": """
        area M 4.25 8 V 18 A 2.25 2.25 0 0 0 6.5 20.25 H 17.5 A 2.25 2.25 0 0 0 19.75 18 V 8
        line R 2.75 3.75 18.5 4.25 1.25
        inside M 9.25 12.25 H 14.75
        """,
        "tray": """
        area M 2.75 13.5 L 5.5 5.9 A 2.2 2.2 0 0 1 7.6 4.5 H 16.4 A 2.2 2.2 0 0 1 18.5 5.9 L 21.25 13.5 V 17.25 A \
        2.5 2.5 0 0 1 18.75 19.75 H 5.25 A 2.5 2.5 0 0 1 2.75 17.25 Z
        inside M 3 13.5 H 8 A 4 3.5 0 0 0 16 13.5 H 21
        """,
        "wifi": """
        width 26
        dot 13 18.75 2
        line M 9.5 14.75 A 5.2 5.2 0 0 1 16.5 14.75
        line M 6.25 11.25 A 9.6 9.6 0 0 1 19.75 11.25
        line M 3 7.75 A 14 14 0 0 1 23 7.75
        """,
        "book": """
        width 28
        area M 14 6.5 C 11.5 4.4 7.5 3.9 3 4.5 V 18.75 C 7.5 18.2 11.5 18.7 14 20.75 C 16.5 18.7 20.5 18.2 25 \
        18.75 V 4.5 C 20.5 3.9 16.5 4.4 14 6.5 Z
        inside M 14 6.75 V 20.5
        """,
        "eye.circle": """
        area O 12 12 9.25
        inside M 6.25 12 C 8 9.5 9.75 8.5 12 8.5 C 14.25 8.5 16 9.5 17.75 12 C 16 14.5 14.25 15.5 12 15.5 C 9.75 \
        15.5 8 14.5 6.25 12 Z
        inset O 12 12 0.9
        """,
        "eyeglasses": """
        width 30
        line O 8 14 4.75
        line O 22 14 4.75
        line M 12.75 13.25 A 2.5 2 0 0 1 17.25 13.25 M 3.5 12.25 L 6.25 5.75 A 1.5 1.5 0 0 1 8.25 5 M 26.5 12.25 L \
        23.75 5.75 A 1.5 1.5 0 0 0 21.75 5
        """,
        "icloud.and.arrow.down": """
        use part.cloud.high 0 -0.25
        clear M 12 10.5 V 21.25
        level 2
        line M 12 10.5 V 21.25 M 8.75 18.25 L 12 21.5 L 15.25 18.25
        """,
        "icloud.and.arrow.up": """
        use part.cloud.high 0 -0.25
        clear M 12 21.5 V 10.75
        level 2
        line M 12 21.5 V 10.75 M 8.75 13.75 L 12 10.5 L 15.25 13.75
        """,
        "checkmark.icloud": """
        level 2
        use cloud
        level 1
        inside M 9 13.4 L 11.2 15.75 L 15 10.75
        """,
        "xmark.icloud": """
        level 2
        use cloud
        level 1
        inside M 9.75 11 L 14.25 15.5 M 14.25 11 L 9.75 15.5
        """,
        "exclamationmark.icloud": """
        level 2
        use cloud
        level 1
        inside M 12 8.75 V 12.5
        hole 12 15.7
        """,
        "lock.icloud": """
        level 2
        use cloud
        level 1
        inset R 9.25 12.5 5.5 3.5 0.75
        inside M 10.4 12.25 V 11.2 A 1.6 1.6 0 0 1 13.6 11.2 V 12.25
        """,
    ]
}
