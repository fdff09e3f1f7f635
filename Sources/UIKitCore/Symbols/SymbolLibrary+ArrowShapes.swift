/// Solid arrows, triangles and chevrons. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let arrowShapes: [String: String] = [
        "arrowshape.right": """
        area M 13 5 V 8.75 H 5 A 1.5 1.5 0 0 0 3.5 10.25 V 13.75 A 1.5 1.5 0 0 0 5 15.25 H 13 V 19 L 20.75 12 Z
        """,
        "arrowshape.left": """
        use arrowshape.right flipped
        """,
        "arrowshape.up": """
        use arrowshape.right 0 0 1 270
        """,
        "arrowshape.down": """
        use arrowshape.right 0 0 1 90
        """,
        "arrowshape.forward": """
        mirrors
        use arrowshape.right
        """,
        "arrowshape.backward": """
        mirrors
        use arrowshape.right flipped
        """,
        "arrowshape.turn.up.left.2": """
        width 28
        area M 14 4.5 L 7 11 L 14 17.5 V 13.75 C 18.5 13.6 22 14.75 25 19 C 24.5 12.5 20.75 8.5 14 8.25 Z
        line M 8.75 5.25 L 2.75 11 L 8.75 16.75
        """,
        "arrowshape.turn.up.forward": """
        mirrors
        use arrowshape.turn.up.right
        """,
        "arrowshape.turn.up.backward": """
        mirrors
        use arrowshape.turn.up.left
        """,
        "arrowshape.bounce.right": """
        area M 14.5 4.5 L 21 10.5 L 14.5 16.5 V 13 C 11 12.75 8.75 14.5 7.5 17.5 C 6.75 13 4.75 10.5 3 9.25 C 5 \
        8.5 7 9.5 8.25 11.25 C 9.75 9 12 8 14.5 8 Z
        """,
        "arrowtriangle.right": """
        area M 7.25 5.4 V 18.6 A 1.3 1.3 0 0 0 9.3 19.65 L 18.6 13.05 A 1.3 1.3 0 0 0 18.6 10.95 L 9.3 4.35 A 1.3 \
        1.3 0 0 0 7.25 5.4 Z
        """,
        "arrowtriangle.left": """
        use arrowtriangle.right flipped
        """,
        "arrowtriangle.up": """
        use arrowtriangle.right 0 0 1 270
        """,
        "arrowtriangle.down": """
        use arrowtriangle.right 0 0 1 90
        """,
        "arrowtriangle.forward": """
        mirrors
        use arrowtriangle.right
        """,
        "arrowtriangle.backward": """
        mirrors
        use arrowtriangle.right flipped
        """,
        "chevron.left.2": """
        line M 11.25 5 L 4.5 12 L 11.25 19 M 19.5 5 L 12.75 12 L 19.5 19
        """,
        "chevron.right.2": """
        line M 12.75 5 L 19.5 12 L 12.75 19 M 4.5 5 L 11.25 12 L 4.5 19
        """,
        "chevron.forward.2": """
        mirrors
        use chevron.right.2
        """,
        "chevron.backward.2": """
        mirrors
        use chevron.left.2
        """,
        "chevron.up.2": """
        use chevron.left.2 0 0 1 90
        """,
        "chevron.down.2": """
        use chevron.right.2 0 0 1 90
        """,
        "chevron.compact.down": """
        width 28
        line M 3.5 9.5 L 14 14.5 L 24.5 9.5
        """,
        "chevron.compact.up": """
        width 28
        line M 3.5 14.5 L 14 9.5 L 24.5 14.5
        """,
        "chevron.compact.left": """
        width 12
        line M 8.5 2.5 L 3.5 12 L 8.5 21.5
        """,
        "chevron.compact.right": """
        width 12
        line M 3.5 2.5 L 8.5 12 L 3.5 21.5
        """,
        "chevron.left.forwardslash.chevron.right": """
        width 30
        line M 8.5 6 L 2.75 12 L 8.5 18 M 21.5 6 L 27.25 12 L 21.5 18 M 17.75 3.5 L 12.25 20.5
        """,
        "chevron.up.forward": """
        mirrors
        line M 7 6.5 H 17.5 V 17
        """,
        "chevron.down.forward": """
        mirrors
        line M 7 17.5 H 17.5 V 7
        """,
        "chevron.up.square": """
        area R 3.5 3.5 17 17 4
        inside M 7.75 13.75 L 12 9.75 L 16.25 13.75
        """,
        "chevron.down.square": """
        area R 3.5 3.5 17 17 4
        inside M 7.75 10.25 L 12 14.25 L 16.25 10.25
        """,
        "chevron.up.circle": """
        area O 12 12 9.25
        inside M 7.75 13.75 L 12 9.75 L 16.25 13.75
        """,
        "chevron.left.circle": """
        area O 12 12 9.25
        inside M 13.75 7.75 L 9.75 12 L 13.75 16.25
        """,
        "chevron.forward.circle": """
        mirrors
        use chevron.right.circle
        """,
        "chevron.backward.circle": """
        mirrors
        use chevron.left.circle
        """,
    ]
}
