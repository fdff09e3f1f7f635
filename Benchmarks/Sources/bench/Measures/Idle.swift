import Foundation

/// Whether a window in which nothing happens draws nothing.
@MainActor struct Idle {
    private let pointer: Pointer

    init(_ pointer: Pointer) { self.pointer = pointer }

    func measure(into report: inout Report) throws {
        let app = try MeasuredApp()
        defer { app.stop() }
        pointer.move(to: Stage.targets[0].frame.middle)
        pause(1)
        report.add("Idle for three seconds", "frames of the window", Double(count(app)), "")
        pointer.click(3)
        pause(1)
        report.add("Idle for three seconds", "frames with a menu open", Double(count(app)), "")
        pointer.move(to: Stage.empty)
        pointer.click()
        pause(1)
        report.add("Idle for three seconds", "frames after the menu", Double(count(app)), "")
    }

    private func count(_ app: MeasuredApp) -> Int {
        let before = app.frames.frames.count
        pause(3)
        return app.frames.frames.count - before
    }
}
