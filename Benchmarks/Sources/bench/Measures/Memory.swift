import Foundation

/// Whether memory grows with the number of menus that were opened.
@MainActor struct Memory {
    private static let warmUp = 30
    /// Until the menu is gone and the memory that frames were drawn in is given back. Units: seconds.
    private static let rest = 3.0

    private let pointer: Pointer
    private let cycles: Int

    init(_ pointer: Pointer, cycles: Int) {
        self.pointer = pointer
        self.cycles = cycles
    }

    func measure(into report: inout Report) throws {
        try measure("compact", [:], into: &report) { pointer in
            pointer.jump(to: Stage.targets[1].frame.middle)
            pause(0.02)
            pointer.press(3)
            pause(0.02)
            pointer.release(3)
            pause(0.06)
        }
        for (name, place) in [("rich", Stage.card), ("previewing", Stage.provided)] {
            try measure(name, ["PLATTER_POINTER": "touch"], into: &report) { pointer in
                pointer.jump(to: place.middle)
                pause(0.02)
                pointer.press()
                pause(0.75)
                pointer.release()
                pause(0.05)
            }
        }
    }

    private func measure(_ name: String, _ environment: [String: String], into report: inout Report, open: (Pointer) -> Void) throws {
        let app = try MeasuredApp(environment.merging(["BENCH_COUNTS_OBJECTS": "1"]) { $1 })
        defer { app.stop() }
        func cycle() {
            open(pointer)
            pointer.jump(to: Stage.empty)
            pause(0.02)
            pointer.press()
            pause(0.02)
            pointer.release()
            pause(0.06)
        }
        for _ in 0..<Self.warmUp { cycle() }
        pause(Self.rest)
        let (before, first) = (app.memory, Moment.now)
        for _ in 0..<cycles { cycle() }
        pause(Self.rest)
        let after = app.memory
        let opened = app.frames.marks.count { $0.mark == "menu" && $0.time >= first }
        if opened < cycles { report.complain("only \(opened) of \(cycles) \(name) menus opened") }
        pointer.move(to: Stage.count.middle)
        let asked = pointer.click()
        let alive = app.wait(for: "alive", since: asked)?.number
        if alive == nil { report.complain("the app did not say how many objects of \(name) menus live") }
        let group = "Memory over \(cycles) \(name) menus"
        report.add(group, "before", Double(before), "kB")
        report.add(group, "growth", Double(after - before), "kB")
        report.add(group, "menus, actions and configurations still alive", alive.map(Double.init) ?? .nan, "")
    }
}
