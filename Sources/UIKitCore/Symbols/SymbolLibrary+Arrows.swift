/// Arrows and chevrons. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let arrows: [String: String] = [
        "arrow.up": """
        line M 12 20 V 4.25
        line M 5.25 11 L 12 4.25 L 18.75 11
        """,
        "arrow.down": """
        line M 12 4 V 19.75
        line M 5.25 13 L 12 19.75 L 18.75 13
        """,
        "arrow.left": """
        line M 20 12 H 4.25
        line M 11 5.25 L 4.25 12 L 11 18.75
        """,
        "arrow.right": """
        line M 4 12 H 19.75
        line M 13 5.25 L 19.75 12 L 13 18.75
        """,
        "arrow.forward": """
        mirrors
        line M 4 12 H 19.75
        line M 13 5.25 L 19.75 12 L 13 18.75
        """,
        "arrow.backward": """
        mirrors
        line M 20 12 H 4.25
        line M 11 5.25 L 4.25 12 L 11 18.75
        """,
        "arrow.up.right": """
        line M 5.5 18.5 L 18.25 5.75
        line M 8.25 5.5 H 18.5 V 15.75
        """,
        "arrow.up.arrow.down": """
        line M 7.5 20 V 4.5
        line M 3 9 L 7.5 4.5 L 12 9
        line M 16.5 4 V 19.5
        line M 12.75 15.75 L 16.5 19.5 L 21 15
        """,
        "arrow.left.arrow.right": """
        line M 20 7.5 H 4.5
        line M 9 3 L 4.5 7.5 L 9 12
        line M 4 16.5 H 19.5
        line M 15.75 12.75 L 19.5 16.5 L 15 21
        """,
        "arrow.uturn.backward": """
        line M 8.5 4.25 L 3.5 9.25 L 8.5 14.25
        line M 3.75 9.25 H 15 A 5.25 5.25 0 0 1 15 19.75 H 10.5
        """,
        "arrow.uturn.forward": """
        line M 15.5 4.25 L 20.5 9.25 L 15.5 14.25
        line M 20.25 9.25 H 9 A 5.25 5.25 0 0 0 9 19.75 H 13.5
        """,
        "arrow.uturn.left": """
        line M 8.5 4.25 L 3.5 9.25 L 8.5 14.25
        line M 3.75 9.25 H 15 A 5.25 5.25 0 0 1 15 19.75 H 10.5
        """,
        "arrow.uturn.right": """
        line M 15.5 4.25 L 20.5 9.25 L 15.5 14.25
        line M 20.25 9.25 H 9 A 5.25 5.25 0 0 0 9 19.75 H 13.5
        """,
        "arrow.clockwise": """
        line M 20.1 13 A 8.1 8.1 0 1 1 12 4.9 H 15.25
        line M 12 1.4 L 15.6 4.9 L 12 8.4
        """,
        "arrow.counterclockwise": """
        line M 3.9 13 A 8.1 8.1 0 1 0 12 4.9 H 8.75
        line M 12 1.4 L 8.4 4.9 L 12 8.4
        """,
        "arrow.triangle.2.circlepath": """
        width 26
        line M 5 10.5 A 8.2 8.2 0 0 1 20.2 8.6
        line M 21 13.5 A 8.2 8.2 0 0 1 5.8 15.4
        line M 20.9 3.75 V 8.75 H 15.9
        line M 5.1 20.25 V 15.25 H 10.1
        """,
        "arrow.up.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 12 16.75 V 7.5
        inside M 8 11.25 L 12 7.25 L 16 11.25
        """,
        "arrow.down.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 12 7.25 V 16.5
        inside M 8 12.75 L 12 16.75 L 16 12.75
        """,
        "arrow.up.forward.square": """
        mirrors
        area R 3.5 3.5 17 17 4
        inside M 8.25 15.75 L 15.5 8.5
        inside M 9.75 8.25 H 15.75 V 14.25
        """,
        "arrow.up.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 12 16.75 V 7.5
        inside M 8 11.25 L 12 7.25 L 16 11.25
        """,
        "arrow.down.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 12 7.25 V 16.5
        inside M 8 12.75 L 12 16.75 L 16 12.75
        """,
        "arrow.left.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 16.75 12 H 7.5
        inside M 11.25 8 L 7.25 12 L 11.25 16
        """,
        "arrow.right.circle": """
        level 2
        area O 12 12 9.25
        level 1
        inside M 7.25 12 H 16.5
        inside M 12.75 8 L 16.75 12 L 12.75 16
        """,
        "arrow.right.square": """
        level 2
        area R 3.5 3.5 17 17 4
        level 1
        inside M 7.25 12 H 16.5
        inside M 12.75 8 L 16.75 12 L 12.75 16
        """,
        "arrow.up.left.and.arrow.down.right": """
        line M 4 10.5 V 4 H 10.5 M 4.25 4.25 L 10.5 10.5
        line M 20 13.5 V 20 H 13.5 M 19.75 19.75 L 13.5 13.5
        """,
        "arrow.down.to.line": """
        line M 12 3.25 V 15.5
        line M 6.5 10.25 L 12 15.75 L 17.5 10.25
        line M 4.5 20.5 H 19.5
        """,
        "arrow.up.to.line": """
        line M 12 20.75 V 8.5
        line M 6.5 13.75 L 12 8.25 L 17.5 13.75
        line M 4.5 3.5 H 19.5
        """,
        "arrow.turn.up.right": """
        line M 5 20 V 12.5 A 3.75 3.75 0 0 1 8.75 8.75 H 19.5
        line M 14.25 3.5 L 19.5 8.75 L 14.25 14
        """,
        "arrowshape.turn.up.left": """
        area M 10 4.5 L 3 11 L 10 17.5 V 13.75 C 14.5 13.6 18 14.75 21 19 C 20.5 12.5 16.75 8.5 10 8.25 Z
        """,
        "arrowshape.turn.up.right": """
        area M 14 4.5 L 21 11 L 14 17.5 V 13.75 C 9.5 13.6 6 14.75 3 19 C 3.5 12.5 7.25 8.5 14 8.25 Z
        """,
        "chevron.right": """
        width 15
        line M 4 4.25 L 11 12 L 4 19.75
        """,
        "chevron.left": """
        width 15
        line M 11 4.25 L 4 12 L 11 19.75
        """,
        "chevron.forward": """
        mirrors
        width 15
        line M 4 4.25 L 11 12 L 4 19.75
        """,
        "chevron.backward": """
        mirrors
        width 15
        line M 11 4.25 L 4 12 L 11 19.75
        """,
        "chevron.up": """
        line M 4.25 15.75 L 12 8.5 L 19.75 15.75
        """,
        "chevron.down": """
        line M 4.25 8.25 L 12 15.5 L 19.75 8.25
        """,
        "chevron.up.chevron.down": """
        width 18
        line M 3.75 9 L 9 3.75 L 14.25 9
        line M 3.75 15 L 9 20.25 L 14.25 15
        """,
    ]
}
