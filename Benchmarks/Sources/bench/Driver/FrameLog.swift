import Foundation

/// What `PLATTER_FRAME_TIMES` wrote, read.
struct FrameLog {
    /// Units: as the recorder's: `time` in seconds, at the frame's end, the rest in milliseconds.
    struct Frame: Decodable {
        let frame: Int
        let time: TimeInterval
        let handling, ours, conversion, drawing, total, cpu: Double
        let blurs: Int
        let drew: [String]

        /// Everything that the main thread did for it.
        var cost: Double { handling + total }
        var start: TimeInterval { time - total / 1000 }
    }

    struct Mark: Decodable {
        let mark: String
        let time: TimeInterval
        /// How much of the next frame's `handling` was over.
        let handling: Double
    }

    private(set) var frames: [Frame] = []
    private(set) var marks: [Mark] = []

    init(_ text: String) {
        let decoder = JSONDecoder()
        for line in text.split(separator: "\n") {
            let data = Data(line.utf8)
            if let frame = try? decoder.decode(Frame.self, from: data) {
                frames.append(frame)
            } else if let mark = try? decoder.decode(Mark.self, from: data) {
                marks.append(mark)
            }
        }
    }

    func frames(from start: TimeInterval, to end: TimeInterval) -> [Frame] { frames.filter { $0.time >= start && $0.start <= end } }

    func mark(_ name: String, after time: TimeInterval) -> TimeInterval? { marks.first { $0.mark == name && $0.time >= time }?.time }

    /// The first frame that began after the moment and painted one of the parts.
    func frame(_ parts: Set<String>, after time: TimeInterval) -> Frame? {
        frames.first { $0.time >= time && !parts.isDisjoint(with: $0.drew) }
    }

    /// The first frame that shows what stood at the mark, which follows `time`.
    func frame(showing mark: String, after time: TimeInterval) -> Frame? {
        self.mark(mark, after: time).flatMap { frame(["overlay", "popup"], after: $0) }
    }
}
