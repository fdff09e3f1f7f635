/// Arrows that turn, branch, meet and go round. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let arrowPaths: [String: String] = [
        "arrow.up.left": """
        use arrow.up.right 0 0 1 270
        """,
        "arrow.down.right": """
        use arrow.up.right 0 0 1 90
        """,
        "arrow.down.left": """
        use arrow.up.right 0 0 1 180
        """,
        "arrow.up.forward": """
        mirrors
        use arrow.up.right
        """,
        "arrow.up.backward": """
        mirrors
        use arrow.up.right 0 0 1 270
        """,
        "arrow.down.forward": """
        mirrors
        use arrow.up.right 0 0 1 90
        """,
        "arrow.down.backward": """
        mirrors
        use arrow.up.right 0 0 1 180
        """,
        "arrow.up.and.down": """
        width 18
        line M 9 3.5 V 20.5
        line M 4.5 7.75 L 9 3.25 L 13.5 7.75 M 4.5 16.25 L 9 20.75 L 13.5 16.25
        """,
        "arrow.left.and.right": """
        line M 3.5 12 H 20.5
        line M 7.75 7.5 L 3.25 12 L 7.75 16.5 M 16.25 7.5 L 20.75 12 L 16.25 16.5
        """,
        "arrow.up.and.down.and.arrow.left.and.right": """
        line M 12 2.75 V 21.25 M 2.75 12 H 21.25
        line M 9.25 5 L 12 2.25 L 14.75 5 M 9.25 19 L 12 21.75 L 14.75 19
        line M 5 9.25 L 2.25 12 L 5 14.75 M 19 9.25 L 21.75 12 L 19 14.75
        """,
        "arrow.down.right.and.arrow.up.left": """
        line M 10.25 4 V 10.25 H 4 M 3.5 3.5 L 10 10
        line M 13.75 20 V 13.75 H 20 M 20.5 20.5 L 14 14
        """,
        "arrow.up.right.and.arrow.down.left": """
        use arrow.up.left.and.arrow.down.right flipped
        """,
        "arrow.down.left.and.arrow.up.right": """
        use arrow.down.right.and.arrow.up.left flipped
        """,
        "arrow.up.forward.and.arrow.down.backward": """
        mirrors
        use arrow.up.left.and.arrow.down.right flipped
        """,
        "arrow.down.forward.and.arrow.up.backward": """
        mirrors
        use arrow.down.right.and.arrow.up.left
        """,
        "arrow.up.backward.and.arrow.down.forward": """
        mirrors
        use arrow.up.left.and.arrow.down.right
        """,
        "arrow.left.to.line": """
        use arrow.up.to.line 0 0 1 270
        """,
        "arrow.right.to.line": """
        use arrow.up.to.line 0 0 1 90
        """,
        "arrow.forward.to.line": """
        mirrors
        use arrow.up.to.line 0 0 1 90
        """,
        "arrow.backward.to.line": """
        mirrors
        use arrow.up.to.line 0 0 1 270
        """,
        "arrow.up.and.line.horizontal.and.arrow.down": """
        line M 4 12 H 20
        line M 12 8 V 2.5 M 8.75 5.25 L 12 2 L 15.25 5.25 M 12 16 V 21.5 M 8.75 18.75 L 12 22 L 15.25 18.75
        """,
        "arrow.turn.up.left": """
        use arrow.turn.up.right flipped
        """,
        "arrow.turn.down.right": """
        line M 5 4 V 11.5 A 3.75 3.75 0 0 0 8.75 15.25 H 19.5
        line M 14.25 10 L 19.5 15.25 L 14.25 20.5
        """,
        "arrow.turn.down.left": """
        use arrow.turn.down.right flipped
        """,
        "arrow.turn.right.up": """
        use arrow.turn.down.right 0 0 1 270
        """,
        "arrow.turn.left.up": """
        use arrow.turn.down.left 0 0 1 90
        """,
        "arrow.turn.right.down": """
        use arrow.turn.up.right 0 0 1 90
        """,
        "arrow.turn.left.down": """
        use arrow.turn.up.right 0 0 1 270 flipped
        """,
        "arrow.uturn.up": """
        use arrow.uturn.left 0 0 1 90
        """,
        "arrow.uturn.down": """
        use arrow.uturn.left 0 0 1 270
        """,
        "arrow.triangle.branch": """
        line O 6.5 19 2.4
        line O 17.5 5 2.4
        line M 6.5 16.5 V 3.5 M 3.25 6.5 L 6.5 3.25 L 9.75 6.5
        line M 17.5 7.5 V 9 A 3.5 3.5 0 0 1 14 12.5 H 10 A 3.5 3.5 0 0 0 6.5 15.5
        """,
        "arrow.triangle.merge": """
        line M 12 3.25 V 11 C 12 15.5 6.5 15.5 6.5 20.75
        line M 12 11 C 12 15.5 17.5 15.5 17.5 20.75
        line M 8.5 6.5 L 12 3 L 15.5 6.5
        """,
        "arrow.triangle.pull": """
        line O 6 19 2.4
        line O 6 5 2.4
        line O 18 19 2.4
        line M 6 7.5 V 16.5 M 18 16.5 V 9 A 3.5 3.5 0 0 0 14.5 5.5 H 12
        line M 14.75 2.5 L 11.75 5.5 L 14.75 8.5
        """,
        "arrow.2.circlepath": """
        line M 20 8.8 A 8.6 8.6 0 0 0 3.6 10.5 M 4 15.2 A 8.6 8.6 0 0 0 20.4 13.5
        line M 1.2 8.25 L 3.6 10.75 L 6.1 8.25 M 17.9 15.75 L 20.4 13.25 L 22.8 15.75
        """,
        "arrow.2.squarepath": """
        line M 4 13.5 V 8.25 A 2.75 2.75 0 0 1 6.75 5.5 H 15.5 M 12.5 2.5 L 15.75 5.5 L 12.5 8.5
        line M 20 10.5 V 15.75 A 2.75 2.75 0 0 1 17.25 18.5 H 8.5 M 11.5 15.5 L 8.25 18.5 L 11.5 21.5
        """,
        "repeat": """
        line M 3.75 11.5 V 9.5 A 3.5 3.5 0 0 1 7.25 6 H 19.75 M 16.75 2.75 L 20 6 L 16.75 9.25
        line M 20.25 12.5 V 14.5 A 3.5 3.5 0 0 1 16.75 18 H 4.25 M 7.25 14.75 L 4 18 L 7.25 21.25
        """,
        "repeat.1": """
        use repeat
        level 2
        line M 10.6 11.2 L 12.4 9.9 V 14.2
        """,
        "shuffle": """
        width 26
        line M 3 7 H 6 C 11.5 7 12.5 17 18 17 H 22 M 3 17 H 6 C 8 17 9.5 15.5 10.75 13.75 M 14 9.75 C 15.1 8.2 \
        16.4 7 18 7 H 22
        line M 19.5 4 L 22.75 7 L 19.5 10 M 19.5 14 L 22.75 17 L 19.5 20
        """,
        "return": """
        line M 20 5 V 9.5 A 4 4 0 0 1 16 13.5 H 4.5 M 9 8.75 L 4.25 13.5 L 9 18.25
        """,
        "return.left": """
        use return
        """,
        "return.right": """
        use return flipped
        """,
        "arrow.up.arrow.down.square": """
        area R 3.5 3.5 17 17 4
        inside M 9 16 V 8 M 6.75 10.25 L 9 8 L 11.25 10.25 M 15 8 V 16 M 12.75 13.75 L 15 16 L 17.25 13.75
        """,
        "arrow.up.right.square": """
        area R 3.5 3.5 17 17 4
        inside M 8.25 15.75 L 15.5 8.5
        inside M 9.75 8.25 H 15.75 V 14.25
        """,
        "arrow.up.forward.app": """
        mirrors
        area R 3.25 3.25 17.5 17.5 5
        inside M 8.25 15.75 L 15.5 8.5
        inside M 9.75 8.25 H 15.75 V 14.25
        """,
        "arrow.down.app": """
        area R 3.25 3.25 17.5 17.5 5
        inside M 12 7.25 V 16.5
        inside M 8 12.75 L 12 16.75 L 16 12.75
        """,
        "arrow.up.doc": """
        area M 13.5 2.75 H 7.5 A 2.5 2.5 0 0 0 5 5.25 V 18.75 A 2.5 2.5 0 0 0 7.5 21.25 H 16.5 A 2.5 2.5 0 0 0 19 \
        18.75 V 8.25 Z
        inside M 12 17.5 V 11 M 9 13.5 L 12 10.5 L 15 13.5
        """,
        "arrow.down.doc": """
        area M 13.5 2.75 H 7.5 A 2.5 2.5 0 0 0 5 5.25 V 18.75 A 2.5 2.5 0 0 0 7.5 21.25 H 16.5 A 2.5 2.5 0 0 0 19 \
        18.75 V 8.25 Z
        inside M 12 10.5 V 17.25 M 9 14.5 L 12 17.5 L 15 14.5
        """,
        "arrow.right.doc.on.clipboard": """
        width 26
        line M 8.25 4.25 H 6.75 A 2.5 2.5 0 0 0 4.25 6.75 V 8.5 M 15.75 4.25 H 17.25 A 2.5 2.5 0 0 1 19.75 6.75 V 8
        line M 4.25 15.5 V 18.75 A 2.5 2.5 0 0 0 6.75 21.25 H 8.5
        line R 8.25 2.25 7.5 4 1.75
        line R 12 11.5 10.5 10 2
        line M 2.25 12 H 8.5 M 6.25 9.25 L 9 12 L 6.25 14.75
        """,
        "rectangle.portrait.and.arrow.right": """
        width 26
        line M 15.5 7 V 5.25 A 2.5 2.5 0 0 0 13 2.75 H 6.5 A 2.5 2.5 0 0 0 4 5.25 V 18.75 A 2.5 2.5 0 0 0 6.5 \
        21.25 H 13 A 2.5 2.5 0 0 0 15.5 18.75 V 17
        level 2
        line M 10 12 H 23 M 19.25 8 L 23.25 12 L 19.25 16
        """,
        "rectangle.portrait.and.arrow.forward": """
        mirrors
        width 26
        use rectangle.portrait.and.arrow.right
        """,
        "square.and.arrow.up.on.square": """
        width 26
        line M 6.5 18.5 H 5.25 A 2.25 2.25 0 0 1 3 16.25 V 9.5 A 2.25 2.25 0 0 1 5.25 7.25 H 6
        use square.and.arrow.up 2.75 0.5 0.86
        """,
        "square.and.arrow.down.on.square": """
        width 26
        line M 6.5 18.5 H 5.25 A 2.25 2.25 0 0 1 3 16.25 V 9.5 A 2.25 2.25 0 0 1 5.25 7.25 H 6
        use square.and.arrow.down 2.75 0.5 0.86
        """,
        "arrow.clockwise.heart": """
        use arrow.clockwise
        solid M 12 16.6 C 10 15.2 8.9 14 8.9 12.6 C 8.9 10.9 11.1 10.3 12 11.9 C 12.9 10.3 15.1 10.9 15.1 12.6 C \
        15.1 14 14 15.2 12 16.6 Z
        """,
        "clock.arrow.circlepath": """
        line M 3.6 12.5 A 8.6 8.6 0 1 0 6 6.1 L 4.2 8
        line M 3.75 3.5 V 8.25 H 8.5
        level 2
        line M 12 7.25 V 12.25 L 15.25 14.25
        """,
        "gobackward": """
        use arrow.counterclockwise
        """,
        "goforward": """
        use arrow.clockwise
        """,
        "gobackward.10": """
        use arrow.counterclockwise
        line M 8.6 11.4 L 10 10.4 V 16.2
        line M 13.9 10.4 A 1.5 1.7 0 0 1 15.4 12.1 V 14.5 A 1.5 1.7 0 0 1 12.4 14.5 V 12.1 A 1.5 1.7 0 0 1 13.9 10.4 Z
        """,
        "goforward.10": """
        use arrow.clockwise
        line M 8.6 11.4 L 10 10.4 V 16.2
        line M 13.9 10.4 A 1.5 1.7 0 0 1 15.4 12.1 V 14.5 A 1.5 1.7 0 0 1 12.4 14.5 V 12.1 A 1.5 1.7 0 0 1 13.9 10.4 Z
        """,
        "arrow.up.trash": """
        area M 5.75 6.25 L 6.6 18.9 A 2.5 2.5 0 0 0 9.1 21.25 H 14.9 A 2.5 2.5 0 0 0 17.4 18.9 L 18.25 6.25
        line M 3.75 6.25 H 20.25
        line M 8.75 6 V 4.75 A 2 2 0 0 1 10.75 2.75 H 13.25 A 2 2 0 0 1 15.25 4.75 V 6
        inside M 12 17.5 V 10.75 M 9.25 13.25 L 12 10.5 L 14.75 13.25
        """,
        "infinity": """
        width 30
        line M 15 12 C 12 8.25 10.25 6.75 7.9 6.75 A 5.25 5.25 0 0 0 7.9 17.25 C 10.25 17.25 12 15.75 15 12 C 18 \
        8.25 19.75 6.75 22.1 6.75 A 5.25 5.25 0 0 1 22.1 17.25 C 19.75 17.25 18 15.75 15 12 Z
        """,
    ]
}
