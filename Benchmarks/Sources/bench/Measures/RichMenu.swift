import Foundation

/// A menu by finger: every frame from the touch to the menu at rest, and those of its way out.
@MainActor struct RichMenu {
    /// From the touch: the press is known after half a second, and the menu stands well before the other second is over.
    private static let opening: TimeInterval = 1.5
    private static let closing: TimeInterval = 0.8
    /// A frame that takes longer is seen. Units: milliseconds.
    private static let limit = 16.7

    private let pointer: Pointer
    private let runs: Int

    init(_ pointer: Pointer, runs: Int) {
        self.pointer = pointer
        self.runs = runs
    }

    func measure(into report: inout Report) throws {
        let app = try MeasuredApp(["PLATTER_POINTER": "touch"])
        defer { app.stop() }
        try measure(app, Stage.card, "Menu by finger", into: &report)
        try measure(app, Stage.provided, "Menu by finger with a controller's preview", into: &report)
    }

    private func measure(_ app: MeasuredApp, _ place: CGRect, _ name: String, into report: inout Report) throws {
        _ = openOnce(place)
        _ = openOnce(place)
        let moments = (0..<runs).map { _ in openOnce(place) }
        let log = app.frames
        let openings = moments.map { log.frames(from: $0.down, to: $0.away) }
        let closings = moments.map { log.frames(from: $0.away, to: $0.away + Self.closing) }
        let group = "\(name), from the touch to the menu at rest"
        add(openings, group, into: &report)
        let shown = moments.compactMap { moment in log.frame(showing: "menu", after: moment.down).map { ($0.time - moment.down) * 1000 } }
        if shown.count < runs { report.complain("a rich menu came only \(shown.count) times of \(runs)") }
        report.add(group, "touch → first frame of the menu", Samples(shown).median, "ms", note: "500 of it are the press")
        let blurs = zip(openings, moments).map { frames, _ in Double((frames.last?.blurs ?? 0)) }
        let steps = zip(blurs.dropFirst(), blurs).map { $0 - $1 }
        report.add(group, "blurs an opening", Samples(steps).largest, "", note: "the most of any")
        add(closings, "\(name), the way out", into: &report)
    }

    private func openOnce(_ place: CGRect) -> (down: TimeInterval, away: TimeInterval) {
        pointer.move(to: place.middle)
        let down = pointer.press()
        pause(Self.opening - 0.1)
        pointer.release()
        pause(0.1)
        pointer.move(to: Stage.empty, rest: 0.05)
        pointer.press()
        pause(0.03)
        let away = pointer.release()
        pause(Self.closing)
        return (down, away)
    }

    private func add(_ ways: [[FrameLog.Frame]], _ group: String, into report: inout Report) {
        let frames = ways.flatMap { $0 }
        let costs = Samples(frames.map(\.cost))
        report.add(group, "frames a time", Double(frames.count) / Double(max(1, ways.count)), "")
        report.add(group, "a frame, median", costs.median, "ms")
        report.add(group, "a frame, 95th percentile", costs.quantile(0.95), "ms", note: split(frames))
        report.add(group, "a frame, largest", costs.largest, "ms", note: frames.max { $0.cost < $1.cost }.map { split([$0]) })
        report.add(group, "a frame's processor time, 95th percentile", Samples(frames.map(\.cpu)).quantile(0.95), "ms")
        let late = frames.count { $0.cost > Self.limit }
        report.add(group, "frames over \(Self.limit) ms", 100 * Double(late) / Double(max(1, frames.count)), "%")
    }

    /// What the frames at and above the 95th percentile are made of.
    private func split(_ frames: [FrameLog.Frame]) -> String {
        let limit = Samples(frames.map(\.cost)).quantile(0.95)
        let slow = frames.filter { $0.cost >= limit }
        func part(_ value: (FrameLog.Frame) -> Double) -> Double { Samples(slow.map(value)).median }
        return String(format: "events %.2f, layout and recording %.2f, conversion %.2f, drawing %.2f",
                      part(\.handling), part(\.ours), part(\.conversion), part(\.drawing))
    }
}
