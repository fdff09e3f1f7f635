/// Windows, grids, stacks and their parts. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let layouts: [String: String] = [
        "square.on.square": """
        area R 8 8 13 13 3
        level 2
        line M 5.25 16 A 3 3 0 0 1 3 13 V 6 A 3 3 0 0 1 6 3 H 13 A 3 3 0 0 1 16 5.25
        """,
        "square.filled.on.square": """
        solid R 8 8 13 13 3
        level 2
        line M 5.25 16 A 3 3 0 0 1 3 13 V 6 A 3 3 0 0 1 6 3 H 13 A 3 3 0 0 1 16 5.25
        """,
        "square.on.square.dashed": """
        area R 8 8 13 13 3
        level 2
        line M 3 7 V 6 A 3 3 0 0 1 6 3 H 7 M 10.5 3 H 12 M 15.25 4.25 A 3 3 0 0 1 16 5.25 M 3 10.5 V 12 M 4.25 \
        15.25 A 3 3 0 0 0 5.25 16
        """,
        "square.on.circle": """
        area R 10 10 11 11 2.75
        level 2
        line M 7.25 16.25 A 7 7 0 1 1 16.25 7.25
        """,
        "plus.square.on.square": """
        level 2
        area R 8 8 13 13 3
        line M 5.25 16 A 3 3 0 0 1 3 13 V 6 A 3 3 0 0 1 6 3 H 13 A 3 3 0 0 1 16 5.25
        level 1
        inside M 14.5 11.25 V 17.75 M 11.25 14.5 H 17.75
        """,
        "minus.square.on.square": """
        level 2
        use square.on.square
        level 1
        inside M 11.25 14.5 H 17.75
        """,
        "plus.square.dashed": """
        use square.dashed
        level 1
        line M 12 8 V 16 M 8 12 H 16
        """,
        "plus.viewfinder": """
        use viewfinder
        line M 12 8 V 16 M 8 12 H 16
        """,
        "rectangle.on.rectangle": """
        width 28
        area R 8.25 8.5 17 12 2.75
        level 2
        line M 5.25 15.5 A 2.75 2.75 0 0 1 2.75 12.75 V 6.25 A 2.75 2.75 0 0 1 5.5 3.5 H 16.75 A 2.75 2.75 0 0 1 \
        19.5 5.75
        """,
        "rectangle.on.rectangle.angled": """
        width 28
        use rectangle.on.rectangle 0 0 0.95 352
        """,
        "plus.rectangle.on.rectangle": """
        width 28
        level 2
        use rectangle.on.rectangle
        level 1
        inside M 16.75 11.5 V 17.5 M 13.75 14.5 H 19.75
        """,
        "rectangle.portrait.on.rectangle.portrait": """
        area R 9.5 7.5 11.5 14 2.5
        level 2
        line M 6.75 17 H 5.5 A 2.5 2.5 0 0 1 3 14.5 V 5 A 2.5 2.5 0 0 1 5.5 2.5 H 12 A 2.5 2.5 0 0 1 14.4 4.75
        """,
        "square.grid.2x2": """
        area R 3.5 3.5 7 7 1.75 R 13.5 3.5 7 7 1.75 R 3.5 13.5 7 7 1.75 R 13.5 13.5 7 7 1.75
        """,
        "square.grid.3x3": """
        area R 3.25 3.25 4 4 0.75 R 10 3.25 4 4 0.75 R 16.75 3.25 4 4 0.75 R 3.25 10 4 4 0.75 R 10 10 4 4 0.75 R \
        16.75 10 4 4 0.75 R 3.25 16.75 4 4 0.75 R 10 16.75 4 4 0.75 R 16.75 16.75 4 4 0.75
        """,
        "square.grid.3x2": """
        width 26
        area R 3 5 5 5 1 R 10.5 5 5 5 1 R 18 5 5 5 1 R 3 14 5 5 1 R 10.5 14 5 5 1 R 18 14 5 5 1
        """,
        "rectangle.grid.1x2": """
        area R 3.25 4 17.5 6.5 1.75 R 3.25 13.5 17.5 6.5 1.75
        """,
        "rectangle.grid.2x2": """
        width 26
        area R 3 4 8.5 6.5 1.5 R 14.5 4 8.5 6.5 1.5 R 3 13.5 8.5 6.5 1.5 R 14.5 13.5 8.5 6.5 1.5
        """,
        "rectangle.grid.3x2": """
        width 28
        area R 3 5 5.5 5.5 1 R 11.25 5 5.5 5.5 1 R 19.5 5 5.5 5.5 1 R 3 13.5 5.5 5.5 1 R 11.25 13.5 5.5 5.5 1 R \
        19.5 13.5 5.5 5.5 1
        """,
        "rectangle.grid.1x3": """
        area R 3.25 3.25 17.5 4 1 R 3.25 10 17.5 4 1 R 3.25 16.75 17.5 4 1
        """,
        "circle.grid.2x2": """
        area O 7 7 3.5 O 17 7 3.5 O 7 17 3.5 O 17 17 3.5
        """,
        "circle.grid.3x3": """
        area O 5 5 1.9 O 12 5 1.9 O 19 5 1.9 O 5 12 1.9 O 12 12 1.9 O 19 12 1.9 O 5 19 1.9 O 12 19 1.9 O 19 19 1.9
        """,
        "circle.grid.cross": """
        area O 12 5.5 2.75 O 5.5 12 2.75 O 18.5 12 2.75 O 12 18.5 2.75
        """,
        "rectangle.3.group": """
        width 28
        area R 2.75 4.5 11 15 2 R 17 4.5 8.25 6 1.75 R 17 13.5 8.25 6 1.75
        """,
        "rectangle.split.2x1": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        inside M 13 5 V 19
        """,
        "rectangle.split.1x2": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        inside M 3 12 H 23
        """,
        "rectangle.split.2x2": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        inside M 3 12 H 23 M 13 5 V 19
        """,
        "rectangle.split.3x1": """
        width 26
        area R 2.75 4.75 20.5 14.5 3
        inside M 9.5 5 V 19 M 16.5 5 V 19
        """,
        "square.split.2x1": """
        area R 3.5 3.5 17 17 4
        inside M 12 3.75 V 20.25
        """,
        "square.split.1x2": """
        area R 3.5 3.5 17 17 4
        inside M 3.75 12 H 20.25
        """,
        "square.split.2x2": """
        area R 3.5 3.5 17 17 4
        inside M 12 3.75 V 20.25 M 3.75 12 H 20.25
        """,
        "square.split.diagonal": """
        area R 3.5 3.5 17 17 4
        inside M 4.75 19.25 L 19.25 4.75
        """,
        "sidebar.left": """
        width 28
        area R 2.75 4 22.5 16 3
        inside M 10.25 4.25 V 19.75
        inside M 5.75 8 H 7.25 M 5.75 11 H 7.25 M 5.75 14 H 7.25
        """,
        "sidebar.right": """
        width 28
        use sidebar.left flipped
        """,
        "sidebar.leading": """
        mirrors
        width 28
        use sidebar.left
        """,
        "sidebar.trailing": """
        mirrors
        width 28
        use sidebar.left flipped
        """,
        "rectangle.leftthird.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 6.25 7.5 3.5 9 0.5
        """,
        "rectangle.rightthird.inset.filled": """
        width 28
        use rectangle.leftthird.inset.filled flipped
        """,
        "rectangle.lefthalf.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 6.25 7.5 6.5 9 0.5
        """,
        "rectangle.righthalf.inset.filled": """
        width 28
        use rectangle.lefthalf.inset.filled flipped
        """,
        "rectangle.bottomthird.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 6.25 13.25 15.5 3.25 0.5
        """,
        "rectangle.topthird.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 6.25 7.5 15.5 3.25 0.5
        """,
        "rectangle.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 6.25 7.5 15.5 9 0.5
        """,
        "rectangle.center.inset.filled": """
        width 28
        line R 2.75 4 22.5 16 3
        level 2
        solid R 9.75 9 8.5 6 0.5
        """,
        "rectangle.expand.vertical": """
        width 26
        line R 4 9 18 6 1.75
        level 2
        line M 9.75 5.25 L 13 2.25 L 16.25 5.25 M 9.75 18.75 L 13 21.75 L 16.25 18.75
        """,
        "rectangle.compress.vertical": """
        width 26
        line R 4 9.5 18 5 1.5
        level 2
        line M 9.75 2.75 L 13 5.75 L 16.25 2.75 M 9.75 21.25 L 13 18.25 L 16.25 21.25
        """,
        "rectangle.arrowtriangle.2.outward": """
        width 30
        line R 9 6.5 12 11 2
        level 2
        solid M 5.75 9.5 L 2.75 12 L 5.75 14.5 Z M 24.25 9.5 L 27.25 12 L 24.25 14.5 Z
        """,
        "rectangle.arrowtriangle.2.inward": """
        width 30
        line R 9 6.5 12 11 2
        level 2
        solid M 2.75 9.5 L 5.75 12 L 2.75 14.5 Z M 27.25 9.5 L 24.25 12 L 27.25 14.5 Z
        """,
        "square.stack": """
        area R 4 9.5 16 11.5 2.75
        level 2
        line M 6 6.25 H 18
        level 3
        line M 8 3 H 16
        """,
        "rectangle.stack": """
        width 26
        area R 2.75 9.5 20.5 11.5 2.75
        level 2
        line M 5 6.25 H 21
        level 3
        line M 7.25 3 H 18.75
        """,
        "macwindow": """
        width 28
        area R 2.75 4 22.5 16.5 3
        inside M 3 9 H 25
        hole 6.5 6.5 1
        hole 9.5 6.5 1
        """,
        "macwindow.on.rectangle": """
        width 30
        area R 8.75 8.5 18.5 12.5 2.75
        inside M 9 12.5 H 27
        level 2
        line M 5.5 16 A 2.75 2.75 0 0 1 2.75 13.25 V 6 A 2.75 2.75 0 0 1 5.5 3.25 H 18.25 A 2.75 2.75 0 0 1 21 5.75
        """,
        "menubar.rectangle": """
        width 28
        area R 2.75 4 22.5 16 3
        inside M 3 8.25 H 25
        """,
        "menubar.dock.rectangle": """
        width 28
        area R 2.75 4 22.5 16 3
        inside M 3 8.25 H 25 M 9 16.5 H 19
        """,
        "dock.rectangle": """
        width 28
        area R 2.75 4 22.5 16 3
        inside M 8.5 16.25 H 19.5
        """,
        "list.and.film": """
        width 28
        line M 3 5.5 H 9.5 M 3 12 H 9.5 M 3 18.5 H 9.5
        area R 13.25 4.5 12 15 2
        inside M 16.5 4.75 V 19.25 M 22 4.75 V 19.25
        """,
        "tablecells": """
        width 26
        area R 2.75 4 20.5 16 3
        inside M 3 9.25 H 23 M 3 14.75 H 23 M 10 4.25 V 19.75
        """,
        "table": """
        width 26
        use tablecells
        """,
        "square.text.square": """
        area R 3.5 3.5 17 17 4
        inside M 7.5 8.25 H 16.5 M 7.5 12 H 16.5 M 7.5 15.75 H 13
        """,
        "text.rectangle": """
        width 26
        area R 2.75 4 20.5 16 3
        inside M 6.75 8.75 H 19.25 M 6.75 12 H 19.25 M 6.75 15.25 H 14
        """,
        "text.below.photo": """
        line R 3.25 2.75 17.5 11 2.5
        line M 3.5 11.25 L 8.5 7.5 L 13.5 12 L 16.25 9.5 L 20.5 12.75
        level 2
        line M 4 17.25 H 20 M 4 21 H 14
        """,
        "cube": """
        area M 12 2.5 L 20.25 7 V 17 L 12 21.5 L 3.75 17 V 7 Z
        inside M 4 7.25 L 12 11.75 L 20 7.25 M 12 11.75 V 21.25
        """,
        "cube.transparent": """
        line M 12 2.5 L 20.25 7 V 17 L 12 21.5 L 3.75 17 V 7 Z
        level 2
        line M 12 9 V 15 M 12 12 L 8 9.75 M 12 12 L 16 9.75
        """,
        "rotate.3d": """
        line M 12 2.75 L 17 5.5 V 11 L 12 13.75 L 7 11 V 5.5 Z M 7.25 5.6 L 12 8.25 L 16.75 5.6 M 12 8.25 V 13.5
        level 2
        line M 5 12.5 C 1 15.5 4 19 10 19.75 M 19 12.5 C 22.5 15.25 20 18.75 14 19.75 M 12 16.75 L 15 19.6 L 12.25 \
        22.25
        """,
        "grid": """
        line M 8.5 3.25 V 20.75 M 15.5 3.25 V 20.75 M 3.25 8.5 H 20.75 M 3.25 15.5 H 20.75
        """,
        "selection.pin.in.out": """
        line M 8 4 H 6 A 2.25 2.25 0 0 0 3.75 6.25 V 17.75 A 2.25 2.25 0 0 0 6 20 H 8
        line M 16 4 H 18 A 2.25 2.25 0 0 1 20.25 6.25 V 17.75 A 2.25 2.25 0 0 1 18 20 H 16
        line M 12 2.5 V 21.5
        """,
    ]
}
