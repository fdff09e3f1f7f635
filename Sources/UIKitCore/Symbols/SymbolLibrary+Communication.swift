/// Messages, calls and signals. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let communication: [String: String] = [
        "bubble.left": """
        area M 7.5 4.25 H 16.5 A 5 5 0 0 1 21.5 9.25 V 12 A 5 5 0 0 1 16.5 17 H 11.75 L 7 20.75 V 17 A 5 5 0 0 1 \
        2.5 12 V 9.25 A 5 5 0 0 1 7.5 4.25 Z
        """,
        "bubble.right": """
        use bubble.left flipped
        """,
        "text.bubble": """
        use bubble.left
        inside M 7.5 8.75 H 16.5 M 7.5 12.5 H 13.5
        """,
        "exclamationmark.bubble": """
        use bubble.left
        inside M 12 7 V 11
        hole 12 14
        """,
        "questionmark.bubble": """
        use bubble.left
        inside M 9.9 8.4 A 2.3 2.1 0 1 1 13.2 10 C 12.4 10.5 12 10.8 12 11.5
        hole 12 14.3 1.2
        """,
        "checkmark.bubble": """
        use bubble.left
        inside M 8.5 11 L 11 13.6 L 15.5 7.75
        """,
        "plus.bubble": """
        use bubble.left
        inside M 12 7.25 V 14 M 8.6 10.6 H 15.4
        """,
        "star.bubble": """
        use bubble.left
        inset M 12 6.9 L 13.1 9.3 L 15.7 9.6 L 13.75 11.35 L 14.3 13.9 L 12 12.6 L 9.7 13.9 L 10.25 11.35 L 8.3 \
        9.6 L 10.9 9.3 Z
        """,
        "ellipsis.bubble": """
        use bubble.left
        hole 7.5 10.6 1.4
        hole 12 10.6 1.4
        hole 16.5 10.6 1.4
        """,
        "quote.bubble": """
        use bubble.left
        inset O 9 11.6 1
        inset O 14.25 11.6 1
        inside M 8 11.5 C 8 9.6 8.6 8.6 10 8.1 M 13.25 11.5 C 13.25 9.6 13.85 8.6 15.25 8.1
        """,
        "captions.bubble": """
        use bubble.left
        inside M 6.75 13.25 H 8 M 11.25 13.25 H 17.25 M 6.75 9.5 H 12.75 M 16 9.5 H 17.25
        """,
        "bubble.left.and.bubble.right": """
        width 30
        level 2
        area M 16 8 H 23.25 A 4 4 0 0 1 27.25 12 V 14 A 4 4 0 0 1 24 17.9 V 21 L 20.5 18 H 16 A 4 4 0 0 1 12 14 V \
        12 A 4 4 0 0 1 16 8 Z
        level 1
        clear M 6.75 3.5 H 14 A 4 4 0 0 1 18 7.5 V 9.5 A 4 4 0 0 1 14 13.5 H 9.5 L 6 16.5 V 13.4 A 4 4 0 0 1 2.75 \
        9.5 V 7.5 A 4 4 0 0 1 6.75 3.5 Z
        area M 6.75 3.5 H 14 A 4 4 0 0 1 18 7.5 V 9.5 A 4 4 0 0 1 14 13.5 H 9.5 L 6 16.5 V 13.4 A 4 4 0 0 1 2.75 \
        9.5 V 7.5 A 4 4 0 0 1 6.75 3.5 Z
        """,
        "bubble.middle.bottom": """
        area M 7.5 3.5 H 16.5 A 5 5 0 0 1 21.5 8.5 V 11.5 A 5 5 0 0 1 16.5 16.5 H 15 L 12 20.25 L 9 16.5 H 7.5 A 5 \
        5 0 0 1 2.5 11.5 V 8.5 A 5 5 0 0 1 7.5 3.5 Z
        """,
        "message": """
        area M 12 3.75 C 17.25 3.75 21.25 7.1 21.25 11.25 C 21.25 15.4 17.25 18.75 12 18.75 C 11.2 18.75 10.4 \
        18.65 9.7 18.5 C 8.3 19.75 6.6 20.4 4.75 20.4 C 5.75 19.25 6.15 18.1 6.1 16.9 C 4 15.5 2.75 13.5 2.75 \
        11.25 C 2.75 7.1 6.75 3.75 12 3.75 Z
        """,
        "plus.message": """
        use message
        inside M 12 7.75 V 14.75 M 8.5 11.25 H 15.5
        """,
        "ellipsis.message": """
        use message
        hole 7.75 11.25 1.4
        hole 12 11.25 1.4
        hole 16.25 11.25 1.4
        """,
        "phone": """
        area M 6.2 3.4 L 4.4 4.9 C 3.3 5.9 3 7.4 3.5 9 C 5 13.9 10.1 19 15 20.5 C 16.6 21 18.1 20.7 19.1 19.6 L \
        20.6 17.8 A 1.5 1.5 0 0 0 20.3 15.6 L 17 13.4 A 1.5 1.5 0 0 0 15.1 13.6 L 13.8 14.9 C 12 14.1 9.9 12 9.1 \
        10.2 L 10.4 8.9 A 1.5 1.5 0 0 0 10.6 7 L 8.4 3.7 A 1.5 1.5 0 0 0 6.2 3.4 Z
        """,
        "phone.down": """
        use phone 0 0 1 134
        """,
        "phone.arrow.up.right": """
        area M 6.2 3.4 L 4.4 4.9 C 3.3 5.9 3 7.4 3.5 9 C 5 13.9 10.1 19 15 20.5 C 16.6 21 18.1 20.7 19.1 19.6 L \
        20.6 17.8 A 1.5 1.5 0 0 0 20.3 15.6 L 17 13.4 A 1.5 1.5 0 0 0 15.1 13.6 L 13.8 14.9 C 12 14.1 9.9 12 9.1 \
        10.2 L 10.4 8.9 A 1.5 1.5 0 0 0 10.6 7 L 8.4 3.7 A 1.5 1.5 0 0 0 6.2 3.4 Z
        level 2
        line M 14.75 9.25 L 20.75 3.25 M 15.75 3 H 21 V 8.25
        """,
        "phone.arrow.down.left": """
        area M 6.2 3.4 L 4.4 4.9 C 3.3 5.9 3 7.4 3.5 9 C 5 13.9 10.1 19 15 20.5 C 16.6 21 18.1 20.7 19.1 19.6 L \
        20.6 17.8 A 1.5 1.5 0 0 0 20.3 15.6 L 17 13.4 A 1.5 1.5 0 0 0 15.1 13.6 L 13.8 14.9 C 12 14.1 9.9 12 9.1 \
        10.2 L 10.4 8.9 A 1.5 1.5 0 0 0 10.6 7 L 8.4 3.7 A 1.5 1.5 0 0 0 6.2 3.4 Z
        level 2
        line M 21 3 L 15 9 M 14.75 4 V 9.25 H 20
        """,
        "phone.connection": """
        area M 6.2 3.4 L 4.4 4.9 C 3.3 5.9 3 7.4 3.5 9 C 5 13.9 10.1 19 15 20.5 C 16.6 21 18.1 20.7 19.1 19.6 L \
        20.6 17.8 A 1.5 1.5 0 0 0 20.3 15.6 L 17 13.4 A 1.5 1.5 0 0 0 15.1 13.6 L 13.8 14.9 C 12 14.1 9.9 12 9.1 \
        10.2 L 10.4 8.9 A 1.5 1.5 0 0 0 10.6 7 L 8.4 3.7 A 1.5 1.5 0 0 0 6.2 3.4 Z
        level 2
        line M 13.5 7 A 3.9 3.9 0 0 1 17 10.5 M 13.75 3 A 7.75 7.75 0 0 1 21 10.25
        """,
        "phone.circle": """
        area O 12 12 9.25
        inset M 8.9 7.3 L 7.9 8.2 C 7.4 8.7 7.3 9.4 7.5 10.2 C 8.3 12.9 11 15.6 13.8 16.4 C 14.6 16.6 15.3 16.5 \
        15.8 15.9 L 16.6 15 L 14.6 13.3 L 13.4 14.2 C 12 13.5 10.5 12 9.8 10.6 L 10.6 9.4 Z
        """,
        "video": """
        width 30
        area R 2.75 5.5 16 13 3.25
        area M 21.5 10 L 25.6 6.8 A 1 1 0 0 1 27.25 7.6 V 16.4 A 1 1 0 0 1 25.6 17.2 L 21.5 14 Z
        """,
        "video.badge.plus": """
        width 30
        level 2
        use video
        level 1
        inside M 10.75 8.75 V 15.25 M 7.5 12 H 14
        """,
        "video.badge.checkmark": """
        width 30
        level 2
        use video
        level 1
        inside M 7.25 12.25 L 9.75 15 L 14.25 9
        """,
        "video.badge.ellipsis": """
        width 30
        level 2
        use video
        level 1
        hole 6.9 12 1.35
        hole 10.75 12 1.35
        hole 14.6 12 1.35
        """,
        "video.circle": """
        area O 12 12 9.25
        inset R 6.75 9 6.75 6 1.5
        inset M 15.75 11.25 L 17.6 9.9 V 14.1 L 15.75 12.75 Z
        """,
        "envelope.open": """
        area M 12.6 3 L 19.8 7.3 A 3 3 0 0 1 21.25 9.9 V 18 A 2.75 2.75 0 0 1 18.5 20.75 H 5.5 A 2.75 2.75 0 0 1 \
        2.75 18 V 9.9 A 3 3 0 0 1 4.2 7.3 L 11.4 3 A 1.2 1.2 0 0 1 12.6 3 Z
        inside M 3.1 9.25 L 10.5 13.6 A 3 3 0 0 0 13.5 13.6 L 20.9 9.25
        """,
        "mail": """
        use envelope
        """,
        "mail.stack": """
        width 26
        use envelope 0 2.25 0.94
        line M 4.75 3.25 H 21.25
        """,
        "paperplane.circle": """
        area O 12 12 9.25
        inset M 16.5 7.5 L 6.9 11.1 L 10.6 13.4 L 12.9 17.1 Z
        """,
        "megaphone": """
        width 26
        area M 20.5 3.75 V 17.75 L 6.25 14.75 A 2.75 2.75 0 0 1 4 12.1 V 9.4 A 2.75 2.75 0 0 1 6.25 6.75 Z
        line M 20.5 8.5 A 2.4 2.4 0 0 1 20.5 13
        line M 8 15.25 V 17.5 A 2.75 2.75 0 0 0 13.5 17.5 V 16.5
        """,
        "antenna.radiowaves.left.and.right": """
        width 28
        solid O 14 9.5 1.5
        line M 14 10 V 20.5
        level 2
        line M 10 13 A 5.3 5.3 0 0 1 10 6 M 18 6 A 5.3 5.3 0 0 1 18 13
        level 3
        line M 6.6 16 A 9.9 9.9 0 0 1 6.6 3 M 21.4 3 A 9.9 9.9 0 0 1 21.4 16
        """,
        "dot.radiowaves.left.and.right": """
        width 28
        solid O 14 12 1.9
        level 2
        line M 9.8 15.75 A 5.6 5.6 0 0 1 9.8 8.25 M 18.2 8.25 A 5.6 5.6 0 0 1 18.2 15.75
        level 3
        line M 6.2 19 A 10.5 10.5 0 0 1 6.2 5 M 21.8 5 A 10.5 10.5 0 0 1 21.8 19
        """,
        "dot.radiowaves.right": """
        width 18
        solid O 4.5 12 1.6
        level 2
        line M 8.2 8 A 5.6 5.6 0 0 1 8.2 16
        level 3
        line M 11.6 4.75 A 10.2 10.2 0 0 1 11.6 19.25
        """,
        "wave.3.right": """
        width 20
        line M 4 9.25 A 4 4 0 0 1 4 14.75
        level 2
        line M 8 6.25 A 8 8 0 0 1 8 17.75
        level 3
        line M 12 3.25 A 12.2 12.2 0 0 1 12 20.75
        """,
        "personalhotspot": """
        width 30
        line M 13 15.75 H 7.25 A 3.75 3.75 0 0 1 7.25 8.25 H 12.25 A 3.75 3.75 0 0 1 15.9 11.1
        line M 17 8.25 H 22.75 A 3.75 3.75 0 0 1 22.75 15.75 H 17.75 A 3.75 3.75 0 0 1 14.1 12.9
        """,
        "network": """
        line O 12 12 9.25
        line M 2.75 12 H 21.25 M 12 2.75 V 21.25
        line M 12 2.75 C 6.75 7.75 6.75 16.25 12 21.25 C 17.25 16.25 17.25 7.75 12 2.75
        line M 4.75 6.5 C 8.5 8.75 15.5 8.75 19.25 6.5 M 4.75 17.5 C 8.5 15.25 15.5 15.25 19.25 17.5
        """,
        "wifi.exclamationmark": """
        width 28
        line M 9.5 14.75 A 5.2 5.2 0 0 1 15 13.6
        line M 6.25 11.25 A 9.6 9.6 0 0 1 16 8.75
        line M 3 7.75 A 14 14 0 0 1 22 6.9
        dot 13 18.75 2
        level 2
        line M 21.5 11 V 17
        dot 21.5 20.6 1.5
        """,
        "shareplay": """
        width 28
        line M 8.5 16.5 H 6 A 3 3 0 0 1 3 13.5 V 6.75 A 3 3 0 0 1 6 3.75 H 22 A 3 3 0 0 1 25 6.75 V 13.5 A 3 3 0 0 \
        1 22 16.5 H 19.5
        area O 14 11 2.2
        area M 9.5 20.5 C 9.75 17 11.5 15.75 14 15.75 C 16.5 15.75 18.25 17 18.5 20.5 Z
        """,
        "airplayvideo": """
        width 26
        line M 7 16.75 H 5.5 A 2.75 2.75 0 0 1 2.75 14 V 6.5 A 2.75 2.75 0 0 1 5.5 3.75 H 20.5 A 2.75 2.75 0 0 1 \
        23.25 6.5 V 14 A 2.75 2.75 0 0 1 20.5 16.75 H 19
        solid M 13 14.75 L 17.75 20.25 H 8.25 Z
        """,
        "airplayaudio": """
        line M 6.8 16.4 A 6.9 6.9 0 1 1 17.2 16.4
        level 2
        line M 9.2 13.2 A 3.6 3.6 0 1 1 14.8 13.2
        level 1
        solid M 12 15.25 L 16.5 20.75 H 7.5 Z
        """,
    ]
}
