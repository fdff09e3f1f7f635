/// Computers, telephones and what hangs on them. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let devices: [String: String] = [
        "desktopcomputer": """
        width 28
        area R 3 3.5 22 13.5 2.5
        line M 14 17.25 V 20.5 M 9.5 20.5 H 18.5
        """,
        "display": """
        width 28
        area R 3 3.5 22 14 2.5
        line M 10.75 17.75 L 10 20.75 H 18 L 17.25 17.75
        """,
        "display.2": """
        width 32
        area R 3 6.5 18 11 2
        line M 12 17.75 V 20.5 M 8.5 20.5 H 15.5
        line M 8 3.5 H 26.75 A 2 2 0 0 1 28.75 5.5 V 12.5 A 2 2 0 0 1 26.75 14.5 H 24.5
        """,
        "pc": """
        width 28
        area R 3 4 15 11 2
        line M 7.5 18.75 H 13.5 M 10.5 15 V 18.5
        area R 20.5 4 4.75 15 1.25
        """,
        "macpro.gen3": """
        width 20
        area R 3.5 3.5 13 17 2
        hole 7.25 8 1
        hole 12.75 8 1
        hole 10 11 1
        hole 7.25 14 1
        hole 12.75 14 1
        """,
        "laptopcomputer": """
        width 30
        area R 5 4.25 20 12 2.25
        line M 2.5 19.25 H 27.5
        """,
        "iphone": """
        width 18
        area R 3.5 2 11 20 2.75
        inside M 7.75 4.75 H 10.25
        """,
        "iphone.landscape": """
        width 26
        area R 2.5 6.5 21 11 2.75
        inside M 5.25 10.75 V 13.25
        """,
        "ipad": """
        width 22
        area R 3.5 2.5 15 19 2.75
        inside M 9.25 18.75 H 12.75
        """,
        "ipad.landscape": """
        width 26
        area R 2.75 4.5 20.5 15 2.75
        inside M 11.25 16.75 H 14.75
        """,
        "applewatch": """
        width 20
        area R 3.5 6 12 12 3
        line M 6 5.75 L 6.75 2.5 H 12.25 L 13 5.75 M 6 18.25 L 6.75 21.5 H 12.25 L 13 18.25
        line M 17.75 10.5 V 12.5
        """,
        "airpodspro": """
        width 26
        area M 5 4 A 3.75 3.75 0 0 1 11 6.5 V 19.5 A 1.25 1.25 0 0 1 8.25 19.5 V 11 C 5.5 11.5 3.5 10 3.25 7.5 C \
        3.1 6 3.75 4.75 5 4 Z
        area M 21 4 A 3.75 3.75 0 0 0 15 6.5 V 19.5 A 1.25 1.25 0 0 0 17.75 19.5 V 11 C 20.5 11.5 22.5 10 22.75 \
        7.5 C 22.9 6 22.25 4.75 21 4 Z
        """,
        "keyboard": """
        width 30
        area R 2.75 5 24.5 14 3
        hole 7 9.25 1
        hole 11 9.25 1
        hole 15 9.25 1
        hole 19 9.25 1
        hole 23 9.25 1
        hole 7 12.5 1
        hole 11 12.5 1
        hole 15 12.5 1
        hole 19 12.5 1
        hole 23 12.5 1
        inside M 9.5 15.9 H 20.5
        """,
        "keyboard.chevron.compact.down": """
        width 30
        area R 2.75 2.75 24.5 12 2.75
        hole 7.5 6.9 1
        hole 11.25 6.9 1
        hole 15 6.9 1
        hole 18.75 6.9 1
        hole 22.5 6.9 1
        inside M 9.5 11 H 20.5
        level 2
        line M 11.5 18.75 L 15 21.25 L 18.5 18.75
        """,
        "computermouse": """
        width 20
        area R 4.25 2.75 11.5 18.5 5.75
        inside M 10 6.5 V 9.75
        """,
        "magicmouse": """
        width 18
        area R 4 2.75 10 18.5 5
        """,
        "gamecontroller": """
        width 30
        area M 9.5 5.75 H 20.5 C 24 5.75 25.5 8 26.25 11.5 C 27 15 27.4 18.75 24.5 19.25 C 22.5 19.5 21.4 16.25 \
        19.5 16.25 H 10.5 C 8.6 16.25 7.5 19.5 5.5 19.25 C 2.6 18.75 3 15 3.75 11.5 C 4.5 8 6 5.75 9.5 5.75 Z
        inside M 10 8.75 V 13.25 M 7.75 11 H 12.25
        hole 19 12.6 1.5
        hole 21.5 9.6 1.5
        """,
        "printer": """
        width 26
        area M 7.25 16.5 H 5.25 A 2.5 2.5 0 0 1 2.75 14 V 10 A 2.5 2.5 0 0 1 5.25 7.5 H 20.75 A 2.5 2.5 0 0 1 \
        23.25 10 V 14 A 2.5 2.5 0 0 1 20.75 16.5 H 18.75
        line M 7.25 7.25 V 4.75 A 1.75 1.75 0 0 1 9 3 H 17 A 1.75 1.75 0 0 1 18.75 4.75 V 7.25
        clear R 7.25 13.25 11.5 8 1
        line R 7.25 13.25 11.5 8 1
        hole 19.5 10.6 1.1
        """,
        "scanner": """
        width 28
        area R 2.75 13 22.5 7 2.25
        line M 5 12.75 L 22 5
        inside M 15 16.5 H 16.5
        hole 20.75 16.5 1.1
        """,
        "cpu": """
        area R 6 6 12 12 2
        inside R 9.75 9.75 4.5 4.5 0.6
        level 2
        line M 9 2.5 V 5.5 M 15 2.5 V 5.5 M 9 18.5 V 21.5 M 15 18.5 V 21.5 M 2.5 9 H 5.5 M 2.5 15 H 5.5 M 18.5 9 H \
        21.5 M 18.5 15 H 21.5
        """,
        "memorychip": """
        width 28
        area R 2.75 7 22.5 10 2
        level 2
        line M 6.5 3.5 V 6.5 M 11.5 3.5 V 6.5 M 16.5 3.5 V 6.5 M 21.5 3.5 V 6.5 M 6.5 17.5 V 20.5 M 11.5 17.5 V \
        20.5 M 16.5 17.5 V 20.5 M 21.5 17.5 V 20.5
        """,
        "simcard": """
        width 20
        area M 4 5.25 A 2.5 2.5 0 0 1 6.5 2.75 H 11.5 L 16 7.25 V 18.75 A 2.5 2.5 0 0 1 13.5 21.25 H 6.5 A 2.5 2.5 \
        0 0 1 4 18.75 Z
        inside R 7 11 6 6.5 1
        """,
        "sdcard": """
        width 20
        area M 4 8 L 8.5 2.75 H 13.5 A 2.5 2.5 0 0 1 16 5.25 V 18.75 A 2.5 2.5 0 0 1 13.5 21.25 H 6.5 A 2.5 2.5 0 \
        0 1 4 18.75 Z
        inside M 9.25 6 V 8.25 M 12.25 6 V 8.25
        """,
        "battery.100": """
        width 32
        line R 2.75 6.75 23 10.5 3
        level 2
        line M 29 10.5 V 13.5
        level 1 green
        solid R 6.4 10.4 15.7 3.2 0.5
        """,
        "battery.50": """
        width 32
        line R 2.75 6.75 23 10.5 3
        level 2
        line M 29 10.5 V 13.5
        level 1
        solid R 6.4 10.4 7 3.2 0.5
        """,
        "battery.25": """
        width 32
        line R 2.75 6.75 23 10.5 3
        level 2
        line M 29 10.5 V 13.5
        level 1 red
        solid R 6.4 10.4 2.75 3.2 0.5
        """,
        "battery.0": """
        width 32
        line R 2.75 6.75 23 10.5 3
        level 2
        line M 29 10.5 V 13.5
        """,
        "battery.100.bolt": """
        width 32
        use battery.100
        clear M 14.9 5.75 L 10.4 12.75 H 13.9 L 13.4 18.25 L 18 11.25 H 14.4 Z
        solid M 14.9 5.75 L 10.4 12.75 H 13.9 L 13.4 18.25 L 18 11.25 H 14.4 Z
        """,
        "power": """
        line M 12 2.75 V 11.5
        line M 6.9 5.5 A 8.4 8.4 0 1 0 17.1 5.5
        """,
        "power.circle": """
        area O 12 12 9.25
        inside M 12 6.5 V 11.5 M 9 8.2 A 4.9 4.9 0 1 0 15 8.2
        """,
        "powerplug": """
        width 20
        area M 4 8 H 16 V 11.5 A 4.5 4.5 0 0 1 11.5 16 H 8.5 A 4.5 4.5 0 0 1 4 11.5 Z
        line M 7 3 V 7.75 M 13 3 V 7.75 M 10 16.25 V 21.5
        """,
        "terminal": """
        width 28
        area R 2.75 3.75 22.5 16.5 3
        inside M 7 8.25 L 11 11.5 L 7 14.75 M 13.5 15.25 H 18.5
        """,
        "apple.terminal": """
        width 28
        use terminal
        """,
        "qrcode": """
        line R 3.25 3.25 7 7 1.25
        line R 13.75 3.25 7 7 1.25
        line R 3.25 13.75 7 7 1.25
        dot 6.75 6.75 1.2
        dot 17.25 6.75 1.2
        dot 6.75 17.25 1.2
        dot 14.25 14.25 1.2
        dot 17.25 17.25 1.2
        dot 20.25 14.25 1.2
        dot 14.25 20.25 1.2
        dot 20.25 20.25 1.2
        """,
        "barcode": """
        width 26
        line M 3.5 5 V 19 M 7 5 V 19 M 8.5 5 V 19 M 12.25 5 V 19 M 15.75 5 V 19 M 19.25 5 V 19 M 20.75 5 V 19 M \
        22.5 5 V 19
        """,
        "viewfinder": """
        line M 8 3.25 H 6 A 2.75 2.75 0 0 0 3.25 6 V 8 M 16 3.25 H 18 A 2.75 2.75 0 0 1 20.75 6 V 8 M 8 20.75 H 6 \
        A 2.75 2.75 0 0 1 3.25 18 V 16 M 16 20.75 H 18 A 2.75 2.75 0 0 0 20.75 18 V 16
        """,
        "qrcode.viewfinder": """
        use viewfinder
        level 2
        line R 7.25 7.25 3 3 0.4
        line R 13.75 7.25 3 3 0.4
        line R 7.25 13.75 3 3 0.4
        dot 14 14 1
        dot 17 17 1
        dot 14 17 1
        dot 17 14 1
        """,
        "barcode.viewfinder": """
        use viewfinder
        level 2
        line M 7.5 8.25 V 15.75 M 10.5 8.25 V 15.75 M 13.5 8.25 V 15.75 M 16.5 8.25 V 15.75
        """,
        "text.viewfinder": """
        use viewfinder
        level 2
        line M 7.5 8.75 H 16.5 M 7.5 12 H 16.5 M 7.5 15.25 H 13
        """,
        "doc.viewfinder": """
        use viewfinder
        level 2
        line M 13 7 H 9.75 A 1.25 1.25 0 0 0 8.5 8.25 V 15.75 A 1.25 1.25 0 0 0 9.75 17 H 14.25 A 1.25 1.25 0 0 0 \
        15.5 15.75 V 9.5 Z
        """,
        "location.viewfinder": """
        use viewfinder
        level 2
        solid M 16 8 L 7.75 11.4 L 11.75 12.25 L 12.6 16.25 Z
        """,
        "faceid": """
        use viewfinder
        level 2
        line M 8.25 8.5 V 9.75 M 15.75 8.5 V 9.75 M 12.25 8.75 V 12.75 H 11.25 M 9 15.25 A 4.5 4.5 0 0 0 15 15.25
        """,
        "touchid": """
        line M 5.5 7.5 A 8.5 8.5 0 0 1 18.5 7.5 M 3.75 12.5 C 3.9 11 4 10.5 4.25 10 M 7 18.5 C 7.5 16.5 7.4 14.5 \
        7.4 12.25 A 4.6 4.6 0 0 1 16.6 12.25 C 16.6 15 16.4 17.25 15.75 19.5
        line M 12 12.25 C 12 15.25 11.9 18 11 20.75 M 20 11 C 20.25 13 20.1 15 19.75 17
        """,
        "cursorarrow": """
        area M 6 3.6 L 18.75 13.4 L 12.75 14.1 L 9.4 19.75 Z
        """,
        "cursorarrow.rays": """
        area M 10.5 10.5 L 21 14.5 L 16.75 16.75 L 14.5 21 Z
        level 2
        line M 10.25 2.75 V 5.75 M 2.75 10.25 H 5.75 M 5 5 L 7 7 M 15.5 5 L 13.5 7 M 5 15.5 L 7 13.5
        """,
        "cursorarrow.click": """
        use cursorarrow.rays
        """,
        "cursorarrow.click.2": """
        area M 11.5 11.5 L 21.25 15.25 L 17.25 17.25 L 15.25 21.25 Z
        level 2
        line M 6.4 14.2 A 5.4 5.4 0 1 1 14.2 6.4
        """,
        "contextualmenu.and.cursorarrow": """
        width 26
        area R 9 3.25 14 17.5 2.5
        inside M 12.75 7.75 H 19.25 M 12.75 12 H 19.25 M 12.75 16.25 H 19.25
        clear M 2.75 8.25 L 10.25 14.1 L 6.75 14.5 L 4.75 17.9 Z
        level 2
        solid M 2.75 8.25 L 10.25 14.1 L 6.75 14.5 L 4.75 17.9 Z
        """,
        "filemenu.and.selection": """
        width 26
        area R 3.5 3.5 19 17 2.75
        inside M 3.75 8 H 22.25
        inside M 7 12 H 14 M 7 16 H 19
        """,
        "command": """
        line M 9 9 H 15 V 15 H 9 Z
        line M 9 9 H 6.4 A 2.9 2.9 0 1 1 9 6.4 Z M 15 9 H 17.6 A 2.9 2.9 0 1 0 15 6.4 Z M 9 15 H 6.4 A 2.9 2.9 0 1 \
        0 9 17.6 Z M 15 15 H 17.6 A 2.9 2.9 0 1 1 15 17.6 Z
        """,
        "option": """
        line M 3.5 5 H 8.5 L 15.5 19 H 20.5 M 14 5 H 20.5
        """,
        "control": """
        line M 5 12 L 12 5 L 19 12
        """,
        "shift": """
        area M 12 3.5 L 20.5 12.25 H 16 V 19.25 A 1 1 0 0 1 15 20.25 H 9 A 1 1 0 0 1 8 19.25 V 12.25 H 3.5 Z
        """,
        "capslock": """
        area M 12 2.75 L 20 10.75 H 16 V 15.75 H 8 V 10.75 H 4 Z
        area R 8 19 8 2 0.75
        """,
        "escape": """
        line M 7 4.25 A 9.25 9.25 0 1 0 18.5 18.5 M 20.6 14.5 A 9.25 9.25 0 0 0 12 2.75
        line M 12.5 12.5 L 4.5 4.5 M 10.5 4 H 4 V 10.5
        """,
        "delete.left": """
        width 30
        area M 10.1 5 H 23.75 A 2.75 2.75 0 0 1 26.5 7.75 V 16.25 A 2.75 2.75 0 0 1 23.75 19 H 10.1 A 2.75 2.75 0 \
        0 1 8 18 L 3.4 12.65 A 1 1 0 0 1 3.4 11.35 L 8 6 A 2.75 2.75 0 0 1 10.1 5 Z
        inside M 13.5 9 L 19.5 15 M 19.5 9 L 13.5 15
        """,
        "delete.right": """
        width 30
        use delete.left flipped
        """,
        "delete.backward": """
        mirrors
        width 30
        use delete.left
        """,
        "clear": """
        width 28
        area R 2.75 4.5 22.5 15 3
        inside M 11 9 L 17 15 M 17 9 L 11 15
        """,
    ]
}
