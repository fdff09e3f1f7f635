import CGTK4
import Foundation

/// Writes what the frames of a window cost, when `PLATTER_FRAME_TIMES` names a file: a line of JSON a frame, and one a moment that
/// matters, so that the time from a press to the frame with its menu can be told.
///
///     {"mark":"press","time":12.340125,"handling":0.12}
///     {"frame":7,"window":1,"time":12.344250,"handling":0.81,"ours":0.42,"conversion":0.31,"drawing":1.93,"total":2.80,
///      "cpu":3.44,"blurs":0,"drew":["overlay"]}
///
/// Units: `time` is seconds of CLOCK_MONOTONIC, a frame's at its end; the rest milliseconds. `handling` is what events, timers and
/// tasks took since the frame before (a mark tells how much of it was over); `ours` layout and recording; `conversion` render nodes becoming GSK's; `drawing` the rest of
/// the paint phase; `total` the whole cycle without `handling`; `cpu` the main thread's own time in the cycle and in `handling`.
/// `blurs` counts the blurred pictures that were made since the start. `drew` is empty for a frame that painted nothing of ours.
@MainActor package final class FrameRecorder {
    package enum Stage: Int, CaseIterable { case handling, ours, conversion }
    enum Part: String, CaseIterable { case content, overlay, popup }

    private static let file: UnsafeMutablePointer<FILE>? =
        getenv("PLATTER_FRAME_TIMES").flatMap { $0.pointee == 0 ? nil : fopen($0, "ae") }
    package static var isOn: Bool { file != nil }

    /// Units: microseconds since the last line.
    private static var spent = [gint64](repeating: 0, count: Stage.allCases.count)
    private static var handlingCPU: gint64 = 0
    private static var changed: Set<Part> = []
    private static var frameCount = 0
    private static var windowCount = 0

    private let clock: OpaquePointer
    private let number: Int
    /// Units: microseconds.
    private var began: gint64 = 0
    private var beganCPU: gint64 = 0
    private var paintBegan: gint64 = 0
    private var hasPainted = false

    /// Nil when nobody wants to know.
    /// Contract: lives no longer than the clock; made after the window's own listeners, so that it hears of their ends.
    init?(clock: OpaquePointer) {
        guard FrameRecorder.isOn else { return nil }
        self.clock = clock
        FrameRecorder.windowCount += 1
        number = FrameRecorder.windowCount
        typealias Listener = @convention(c) (gpointer?, gpointer?) -> Void
        let began: Listener = { _, data in Signals.owner(data, as: FrameRecorder.self) { $0.begin() } }
        let prepared: Listener = { _, data in Signals.owner(data, as: FrameRecorder.self) { $0.paintBegan = FrameRecorder.now } }
        let painted: Listener = { _, data in Signals.owner(data, as: FrameRecorder.self) { $0.hasPainted = true } }
        let ended: Listener = { _, data in Signals.owner(data, as: FrameRecorder.self) { $0.end() } }
        for (signal, listener) in [("before-paint", began), ("update", prepared), ("layout", prepared), ("paint", painted),
                                   ("after-paint", ended)] {
            Signals.connect(clock, signal, to: self, unsafeBitCast(listener, to: GCallback.self))
        }
    }

    isolated deinit { Signals.disconnect(clock, from: self) }

    // MARK: What is told

    /// Runs `body`, and counts its time when somebody wants to know.
    package static func measure<Result>(_ stage: Stage, _ body: () -> Result) -> Result {
        guard isOn else { return body() }
        let (start, startCPU) = (now, threadTime)
        defer {
            spent[stage.rawValue] += now - start
            if stage == .handling { handlingCPU += threadTime - startCPU }
        }
        return body()
    }

    /// Writes down that something happens now. Shape: a name without quotes.
    package static func mark(_ name: String) {
        guard isOn else { return }
        write(String(format: "{\"mark\":\"%@\",\"time\":%@,\"handling\":%.3f}\n", name, seconds(now), milliseconds(.handling)))
    }

    /// Another picture of this part is shown from now on.
    static func note(_ part: Part) {
        guard isOn else { return }
        changed.insert(part)
    }

    // MARK: A frame

    private func begin() {
        (began, beganCPU, hasPainted) = (FrameRecorder.now, FrameRecorder.threadTime, false)
        paintBegan = began
    }

    private func end() {
        typealias Recorder = FrameRecorder
        let (now, cpu) = (Recorder.now, Recorder.threadTime)
        let ours = Recorder.spent[Stage.ours.rawValue], conversion = Recorder.spent[Stage.conversion.rawValue]
        guard hasPainted || ours > 0 else { return }
        Recorder.frameCount += 1
        let drew = Part.allCases.filter { hasPainted && Recorder.changed.contains($0) }.map { "\"\($0.rawValue)\"" }
        let figures = [
            ("handling", Recorder.spent[Stage.handling.rawValue]), ("ours", ours), ("conversion", conversion),
            ("drawing", hasPainted ? max(0, now - paintBegan - conversion) : 0), ("total", now - began),
            ("cpu", cpu - beganCPU + Recorder.handlingCPU),
        ]
        let words = figures.map { String(format: "\"%@\":%.3f", $0.0, Double($0.1) / 1000) }.joined(separator: ",")
        Recorder.write("{\"frame\":\(Recorder.frameCount),\"window\":\(number),\"time\":\(Recorder.seconds(now)),\(words),"
            + "\"blurs\":\(SoftPicture.blurCount),\"drew\":[\(drew.joined(separator: ","))]}\n")
        Recorder.spent = [gint64](repeating: 0, count: Stage.allCases.count)
        Recorder.handlingCPU = 0
        if hasPainted { Recorder.changed = [] }
    }

    private static func write(_ line: String) {
        fputs(line, file)
        // The line is there when the program is stopped.
        fflush(file)
    }

    private static func milliseconds(_ stage: Stage) -> Double { Double(spent[stage.rawValue]) / 1000 }

    private static var now: gint64 { g_get_monotonic_time() }

    private static var threadTime: gint64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return gint64(time.tv_sec) * 1_000_000 + gint64(time.tv_nsec) / 1000
    }

    private static func seconds(_ microseconds: gint64) -> String { String(format: "%.6f", Double(microseconds) / 1e6) }
}
