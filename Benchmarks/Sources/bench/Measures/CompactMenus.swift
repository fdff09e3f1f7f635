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
        func answers(_ what: What, _ frame: (TimeInterval) -> FrameLog.Frame?) -> [Answer] {
            var found: [Answer] = []
            for press in presses where press.what == what { if let frame = frame(press.time) { found.append(Answer(press.time, frame, log)) } }
            return found
        }
        let smallAnswers = answers(.redraw) { log.frame(["content"], after: $0) }
        let small = Samples(smallAnswers.map(\.latency))
        let whole = Samples(answers(.redrawAll) { log.frame(["content"], after: $0) }.map(\.latency))
        let gone = Samples(answers(.choose) { log.frame(["overlay", "popup"], after: $0) }.map(\.latency))
        let group = "Menu at the pointer, warm"
        let base = small.median
        func ratio(_ samples: Samples) -> Double { samples.median / base }
        report.add(group, "press → redraw of a small view (the baseline)", base, "ms", ratio: 1, note: split(smallAnswers))
        report.add(group, "press → redraw of the whole window", whole.median, "ms", ratio: ratio(whole))
        for target in Stage.targets {
            add(answers(.open(target.rows)) { log.frame(showing: "menu", after: $0) }, "press → menu of \(target.rows) rows", group, base, into: &report)
        }
        add(answers(.submenu) { log.frame(showing: "menu", after: $0) }, "pointer on a row → submenu (rests 100 ms)", group, base, into: &report)
        report.add(group, "release on a row → handler", handlers.median, "ms", ratio: ratio(handlers))
        report.add(group, "release on a row → menu gone", gone.median, "ms", ratio: ratio(gone))
        return base
    }

    /// The frame that answered to an event.
    private struct Answer {
        let frame: FrameLog.Frame
        /// From the event to the frame's end, and what of it went into handling events. Units: milliseconds.
        let latency: Double
        let handling: Double
        /// Until the program heard of it, and from then until the frame began; nil where no press is the cause.
        let arrival, waiting: Double?

        init(_ time: TimeInterval, _ frame: FrameLog.Frame, _ log: FrameLog) {
            self.frame = frame
            latency = (frame.time - time) * 1000
            let press = log.marks.first { $0.mark == "press" && $0.time >= time && $0.time <= frame.time }
            handling = frame.handling - (press?.handling ?? 0)
            arrival = press.map { ($0.time - time) * 1000 }
            waiting = press.map { (frame.start - $0.time) * 1000 }
        }
    }

    private func add(_ answers: [Answer], _ name: String, _ group: String, _ base: Double, into report: inout Report) {
        if answers.count < runs { report.complain("“\(name)” came only \(answers.count) times of \(runs)") }
        let times = Samples(answers.map(\.latency))
        report.add(group, name, times.median, "ms", ratio: times.median / base, note: split(answers))
    }

    /// What a median answer is made of.
    private func split(_ answers: [Answer]) -> String {
        func part(_ value: (Answer) -> Double?) -> Double { Samples(answers.compactMap(value)).median }
        let arrival = answers.contains { $0.arrival != nil }
            ? String(format: "arrival %.2f, until the frame %.2f, of it ", part(\.arrival), part(\.waiting)) : ""
        return arrival + String(
            format: "events %.2f; frame %.2f: ours %.2f, conversion %.2f, drawing %.2f; p95 %.1f", part(\.handling), part(\.frame.total),
            part(\.frame.ours), part(\.frame.conversion), part(\.frame.drawing), Samples(answers.map(\.latency)).quantile(0.95))
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
            var answers: [Answer] = []
            for _ in 0..<runs {
                let app = try MeasuredApp()
                defer { app.stop() }
                pointer.move(to: target.frame.middle)
                let pressed = pointer.click(3)
                pause(0.3)
                let log = app.frames
                if let frame = log.frame(showing: "menu", after: pressed) { answers.append(Answer(pressed, frame, log)) }
            }
            add(answers, "first press → menu of \(target.rows) rows", "Menu at the pointer, first after the start", baseline, into: &report)
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    func moved(by distance: CGSize) -> CGPoint { CGPoint(x: x + distance.width, y: y + distance.height) }
}
