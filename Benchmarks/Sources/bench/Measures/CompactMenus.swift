import Foundation

/// Menus at the pointer: from the press to the first frame that shows them, and from a choice to its handler.
@MainActor struct CompactMenus {
    private let pointer: Pointer
    private let runs: Int

    init(_ pointer: Pointer, runs: Int) {
        self.pointer = pointer
        self.runs = runs
    }

    func measure(into report: inout Report) throws {
        let baseline = try measureWarm(into: &report)
        try measureCold(into: &report, baseline: baseline)
    }

    // MARK: Warm

    private struct Press {
        let time: TimeInterval
        let what: What
    }
    private enum What: Hashable { case redraw, redrawAll, open(Int), submenu, choose }

    /// Everything in one run of one program, in changing order, so that what slows the machine slows all. Returns the baseline.
    private func measureWarm(into report: inout Report) throws -> Double {
        let app = try MeasuredApp()
        defer { app.stop() }
        for _ in 0..<3 { _ = try round(app, .open(20)) }
        var presses: [Press] = []
        var handlers = Samples()
        let kinds: [What] = [.redraw, .redrawAll, .submenu, .choose] + Stage.targets.map { .open($0.rows) }
        for _ in 0..<runs {
            for kind in kinds.shuffled() {
                let press = try round(app, kind)
                presses.append(press)
                if kind == .choose { handlers.add(app.wait(for: "handler", since: press.time).map { ($0.time - press.time) * 1000 }) }
            }
        }
        let log = app.frames
        func latencies(_ what: What, _ frame: (TimeInterval) -> FrameLog.Frame?) -> (Samples, [FrameLog.Frame]) {
            var (times, frames) = (Samples(), [FrameLog.Frame]())
            for press in presses where press.what == what {
                guard let frame = frame(press.time) else { continue }
                times.add((frame.time - press.time) * 1000)
                frames.append(frame)
            }
            return (times, frames)
        }
        let (small, _) = latencies(.redraw) { log.frame(["content"], after: $0) }
        let (whole, _) = latencies(.redrawAll) { log.frame(["content"], after: $0) }
        let base = small.median
        report.add("Menu at the pointer, warm", "press → redraw of a small view (the baseline)", base, "ms", ratio: 1)
        report.add("Menu at the pointer, warm", "press → redraw of the whole window", whole.median, "ms", ratio: whole.median / base)
        for target in Stage.targets {
            let (times, frames) = latencies(.open(target.rows)) { log.frame(showing: "menu", after: $0) }
            add(times, frames, "press → menu of \(target.rows) rows", "Menu at the pointer, warm", base, into: &report)
        }
        let (submenu, frames) = latencies(.submenu) { log.frame(showing: "menu", after: $0) }
        add(submenu, frames, "pointer on a row → submenu (rests 100 ms)", "Menu at the pointer, warm", base, into: &report)
        report.add("Menu at the pointer, warm", "release on a row → handler", handlers.median, "ms", ratio: handlers.median / base)
        let (gone, _) = latencies(.choose) { log.frame(["overlay", "popup"], after: $0) }
        report.add("Menu at the pointer, warm", "release on a row → menu gone", gone.median, "ms", ratio: gone.median / base)
        return base
    }

    private func add(_ times: Samples, _ frames: [FrameLog.Frame], _ name: String, _ group: String, _ base: Double, into report: inout Report) {
        if times.values.count < runs { report.complain("“\(name)” came only \(times.values.count) times of \(runs)") }
        func part(_ value: (FrameLog.Frame) -> Double) -> Double { Samples(frames.map(value)).median }
        let split = String(format: "events %.2f, layout and recording %.2f, conversion %.2f, drawing %.2f; p95 %.1f",
                           part(\.handling), part(\.ours), part(\.conversion), part(\.drawing), times.quantile(0.95))
        report.add(group, name, times.median, "ms", ratio: times.median / base, note: split)
    }

    /// Does it once and leaves no menu open. Returns what is measured from.
    private func round(_ app: MeasuredApp, _ what: What) throws -> Press {
        defer { pause(0.12) }
        switch what {
        case .redraw, .redrawAll:
            pointer.move(to: (what == .redraw ? Stage.redraw : Stage.redrawAll).middle)
            return Press(time: pointer.click(), what: what)
        case .open(let rows):
            guard let target = Stage.targets.first(where: { $0.rows == rows }) else { throw Complaint("no target has \(rows) rows") }
            pointer.move(to: target.frame.middle)
            let press = Press(time: pointer.click(3), what: what)
            pause(0.1)
            dismiss()
            return press
        case .submenu:
            let place = Stage.submenus.middle
            pointer.move(to: place)
            pointer.click(3)
            pause(0.15)
            let press = Press(time: pointer.jump(to: place.moved(by: Stage.firstRow)), what: what)
            pause(0.3)
            dismiss()
            return press
        case .choose:
            let place = Stage.targets[1].frame.middle
            pointer.move(to: place)
            pointer.click(3)
            pause(0.1)
            pointer.move(to: place.moved(by: Stage.firstRow), rest: 0.05)
            pointer.press()
            pause(0.05)
            return Press(time: pointer.release(), what: what)
        }
    }

    private func dismiss() {
        pointer.move(to: Stage.empty, rest: 0.01)
        pointer.click()
    }

    // MARK: Cold

    private func measureCold(into report: inout Report, baseline: Double) throws {
        for target in Stage.targets {
            var times = Samples()
            var frames: [FrameLog.Frame] = []
            for _ in 0..<runs {
                let app = try MeasuredApp()
                defer { app.stop() }
                pointer.move(to: target.frame.middle)
                let pressed = pointer.click(3)
                pause(0.3)
                guard let frame = app.frames.frame(showing: "menu", after: pressed) else { continue }
                times.add((frame.time - pressed) * 1000)
                frames.append(frame)
            }
            add(times, frames, "first press → menu of \(target.rows) rows", "Menu at the pointer, first after the start", baseline, into: &report)
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    func moved(by distance: CGSize) -> CGPoint { CGPoint(x: x + distance.width, y: y + distance.height) }
}
