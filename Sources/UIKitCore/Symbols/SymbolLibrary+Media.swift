/// Music, video and what plays them. Drawn for this project; the notation is `SymbolGlyph`'s.
extension SymbolLibrary {
    static let media: [String: String] = [
        "play": """
        area M 6.25 4.75 V 19.25 A 1 1 0 0 0 7.75 20.1 L 20 12.85 A 1 1 0 0 0 20 11.15 L 7.75 3.9 A 1 1 0 0 0 6.25 \
        4.75 Z
        """,
        "pause": """
        area R 5.5 4 4 16 1.25 R 14.5 4 4 16 1.25
        """,
        "stop": """
        area R 4.5 4.5 15 15 2.5
        """,
        "playpause": """
        width 32
        area M 3.5 5.5 V 18.5 A 0.9 0.9 0 0 0 4.9 19.25 L 15.4 12.75 A 0.9 0.9 0 0 0 15.4 11.25 L 4.9 4.75 A 0.9 \
        0.9 0 0 0 3.5 5.5 Z R 19.75 4.75 3.25 14.5 1 R 26 4.75 3.25 14.5 1
        """,
        "forward": """
        width 28
        area M 4 6.5 V 17.5 L 13.5 12 Z M 14.5 6.5 V 17.5 L 24 12 Z
        """,
        "backward": """
        width 28
        area M 24 6.5 V 17.5 L 14.5 12 Z M 13.5 6.5 V 17.5 L 4 12 Z
        """,
        "forward.end": """
        width 26
        area M 4.5 5.5 V 18.5 A 0.9 0.9 0 0 0 5.9 19.25 L 17 12.75 A 0.9 0.9 0 0 0 17 11.25 L 5.9 4.75 A 0.9 0.9 0 \
        0 0 4.5 5.5 Z
        line M 21.5 5 V 19
        """,
        "backward.end": """
        width 26
        use forward.end flipped
        """,
        "forward.frame": """
        width 26
        area R 4 5 3 14 1
        area M 10.5 5.5 V 18.5 A 0.9 0.9 0 0 0 11.9 19.25 L 22.25 12.75 A 0.9 0.9 0 0 0 22.25 11.25 L 11.9 4.75 A \
        0.9 0.9 0 0 0 10.5 5.5 Z
        """,
        "backward.frame": """
        width 26
        use forward.frame flipped
        """,
        "eject": """
        area M 4.9 14 A 0.9 0.9 0 0 1 4.2 12.5 L 11.3 4.6 A 0.95 0.95 0 0 1 12.7 4.6 L 19.8 12.5 A 0.9 0.9 0 0 1 \
        19.1 14 Z
        line M 4.5 19 H 19.5
        """,
        "record.circle": """
        area O 12 12 9.25
        inset O 12 12 3.4
        """,
        "play.circle": """
        area O 12 12 9.25
        inset M 10 8.4 V 15.6 L 16 12 Z
        """,
        "pause.circle": """
        area O 12 12 9.25
        inside M 9.75 8.5 V 15.5 M 14.25 8.5 V 15.5
        """,
        "stop.circle": """
        area O 12 12 9.25
        inset R 9 9 6 6 0.6
        """,
        "play.rectangle": """
        width 28
        area R 2.75 4 22.5 16 3
        inset M 11.75 8.4 V 15.6 L 17.75 12 Z
        """,
        "play.square": """
        area R 3.5 3.5 17 17 4
        inset M 10 8.4 V 15.6 L 16 12 Z
        """,
        "play.slash": """
        use play
        clear M 3.5 3.25 L 20.5 20.75
        line M 3.5 3.25 L 20.5 20.75
        """,
        "speaker": """
        width 18
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        """,
        "speaker.slash": """
        use speaker 3 0
        clear M 4 3.25 L 20.5 20.75
        line M 4 3.25 L 20.5 20.75
        """,
        "speaker.wave.1": """
        width 23
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 17 8.75 A 5 5 0 0 1 17 15.25
        """,
        "speaker.wave.2": """
        width 28
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 17 8.75 A 5 5 0 0 1 17 15.25
        level 3
        line M 20.5 5.75 A 9.5 9.5 0 0 1 20.5 18.25
        """,
        "speaker.wave.3": """
        width 32
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 17 8.75 A 5 5 0 0 1 17 15.25
        level 3
        line M 20.5 5.75 A 9.5 9.5 0 0 1 20.5 18.25
        line M 24.1 2.9 A 14 14 0 0 1 24.1 21.1
        """,
        "speaker.plus": """
        width 27
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 20.5 8 V 16 M 16.5 12 H 24.5
        """,
        "speaker.minus": """
        width 27
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 16.5 12 H 24.5
        """,
        "speaker.zzz": """
        width 27
        area M 3 9.5 V 14.5 A 1 1 0 0 0 4 15.5 H 7 L 11.8 19.5 A 0.75 0.75 0 0 0 13 18.9 V 5.1 A 0.75 0.75 0 0 0 \
        11.8 4.5 L 7 8.5 H 4 A 1 1 0 0 0 3 9.5 Z
        level 2
        line M 17.25 6.5 H 23.75 L 17.25 14.5 H 23.75
        """,
        "mic": """
        width 20
        area R 7 2.5 6 11.5 3
        line M 3.75 11 A 6.25 6.25 0 0 0 16.25 11
        line M 10 17.25 V 21.25 M 6.75 21.25 H 13.25
        """,
        "mic.circle": """
        area O 12 12 9.25
        inset R 10.75 6.5 2.5 6 1.25
        inside M 8 11.5 A 4 4 0 0 0 16 11.5 M 12 15.5 V 17.5
        """,
        "music.note": """
        width 20
        line M 8.5 18.25 V 5.5 L 16.5 3.25 V 7 L 8.5 9.25
        solid O 6 18.25 2.25
        """,
        "music.quarternote.3": """
        width 26
        line M 9 17.75 V 5.5 L 21 3.25 V 15.5 M 9 9 L 21 6.75
        solid O 6.25 17.75 2.25
        solid O 18.25 15.75 2.25
        """,
        "music.note.list": """
        width 28
        line M 3.5 5 H 13 M 3.5 10.5 H 13 M 3.5 16 H 9
        level 2
        line M 18.5 18 V 6 L 24.25 4.25 V 7.75 L 18.5 9.5
        solid O 16 18.25 2
        """,
        "music.mic": """
        line O 15.75 8.25 5
        line M 12.2 5 L 19 11.8
        line M 11 9.75 L 3.75 19 L 5 20.25 L 14.25 13
        """,
        "music.note.house": """
        line M 2.75 11.75 L 10.9 3.9 A 1.6 1.6 0 0 1 13.1 3.9 L 21.25 11.75
        area M 5.25 9.75 V 18.25 A 2.25 2.25 0 0 0 7.5 20.5 H 16.5 A 2.25 2.25 0 0 0 18.75 18.25 V 9.75
        inside M 11.75 16.75 V 11.75 L 14 11
        inset O 10.9 16.75 0.8
        """,
        "headphones": """
        line M 3.75 15.5 V 12 A 8.25 8.25 0 0 1 20.25 12 V 15.5
        solid R 4 14 3.25 6 1.25
        solid R 16.75 14 3.25 6 1.25
        """,
        "hifispeaker": """
        width 20
        area R 3.75 2.75 12.5 18.5 2.5
        inside O 10 14.75 3.4
        hole 10 7 1.9
        """,
        "radio": """
        width 26
        area R 2.75 8.25 20.5 12.5 2.75
        line M 5.75 7.75 L 18.5 3
        inside O 17.25 14.5 2.75
        inside M 6.5 12.5 H 11.25 M 6.5 16.5 H 11.25
        """,
        "waveform": """
        width 26
        line M 3.25 10.5 V 13.5 M 7.15 7.5 V 16.5 M 11.05 3.75 V 20.25 M 14.95 8.5 V 15.5 M 18.85 5.75 V 18.25 M \
        22.75 10.5 V 13.5
        """,
        "waveform.path": """
        width 28
        line M 2.75 12 H 5 L 7.25 7 L 10.5 17 L 14 3.5 L 17.5 20.5 L 20.25 8.5 L 22 12 H 25.25
        """,
        "waveform.path.ecg": """
        width 28
        line M 2.75 13 H 8 L 10.5 8 L 14 20 L 17.5 3.75 L 19.75 13 H 25.25
        """,
        "waveform.circle": """
        area O 12 12 9.25
        inside M 7.25 10.75 V 13.25 M 9.65 9 V 15 M 12 6.75 V 17.25 M 14.35 9 V 15 M 16.75 10.75 V 13.25
        """,
    ]
}
