import ContextMenuTesting
import UIKit

/// What our own code costs: the test kit opens menus and changes views, and nothing is drawn.
@MainActor enum WithoutDisplay {
    /// Runs in a program of its own, since an app and the test kit do not share one.
    static func measure(runs: Int, into report: inout Report) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--without-display", "\(runs)"]
        process.standardOutput = pipe
        process.environment = ProcessInfo.processInfo.environment.filter { !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key) }
        guard (try? process.run()) != nil else { return report.complain("headless: the program did not start") }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 4, let value = Double(parts[1]) else { continue }
            report.add("Our code alone, without a display", parts[0], value, parts[2], note: parts[3].isEmpty ? nil : parts[3])
        }
        if process.terminationStatus != 0 { report.complain("headless: the program ended with status \(process.terminationStatus)") }
    }

    /// Measures, and prints name, value, unit and note, a line each.
    static func run(runs: Int) {
        measureMenus(runs: runs)
        measureLabels(runs: runs)
        measureReuse(runs: runs)
        ListScrolling.run(runs: runs) { say($0, $1, unit: $2, note: $3) }
        ListMemory.run { say($0, $1, unit: $2, note: $3) }
        ConstraintLayout.run(runs: runs) { say($0, $1, unit: $2, note: $3) }
    }

    private static func measureMenus(runs: Int) {
        let controller = MenusController()
        let app = HeadlessApp(controller, size: Stage.size)
        let click = milliseconds(runs) { app.secondaryClick(controller.view, at: Stage.empty) }.median
        say("secondary click where no menu is", click)
        for target in controller.targets {
            for _ in 0..<3 { open(target, app) }
            let times = Samples((0..<runs).map { _ in open(target, app) })
            say("secondary click → menu of \(target.rows) rows recorded", times.median, note: "the click where no menu is counted in")
        }
    }

    @discardableResult private static func open(_ target: MenusController.Target, _ app: HeadlessApp) -> Double {
        let start = Moment.now
        app.secondaryClick(target.view)
        let time = (Moment.now - start) * 1000
        precondition(app.menu?.items.count == target.rows, "a menu of \(target.rows) rows did not open")
        app.press(.keyboardEscape)
        app.settle()
        return time
    }

    private static func measureLabels(runs: Int) {
        let times = Samples((0..<runs).map { _ in
            let controller = LabelsController(count: 40)
            let app = HeadlessApp(controller, size: Stage.size)
            let start = Moment.now
            for (index, label) in controller.labels.enumerated() { label.text = "Row \(index) says something else now" }
            controller.view.setNeedsLayout()
            app.advance(by: 1.0 / 30)
            return (Moment.now - start) * 1000
        })
        say("40 labels with new text: layout and recording", times.median)
        let controller = LabelsController(count: 40)
        let app = HeadlessApp(controller, size: Stage.size)
        var turn = 0
        let one = milliseconds(runs) {
            turn += 1
            controller.labels[turn % 40].textColor = turn % 2 == 0 ? .label : .secondaryLabel
            app.advance(by: 1.0 / 30)
        }
        say("one of 40 labels with a new colour", one.median)
    }

    /// Nodes of what did not change are used again: what a change of one view of a thousand costs of a change of all.
    private static func measureReuse(runs: Int) {
        let controller = TilesController(rows: 32, columns: 32)
        let app = HeadlessApp(controller, size: Stage.size)
        var turn = 0
        func colour(_ tiles: some Sequence<UIView>) {
            turn += 1
            for tile in tiles { tile.backgroundColor = turn % 2 == 0 ? .systemBlue : .systemTeal }
        }
        /// The frame alone; what is done for assistive technology comes after it.
        func recording(_ tiles: () -> [UIView]) -> Double {
            Samples((0..<runs).map { _ in
                colour(tiles())
                let start = Moment.now
                app.advance(by: 1.0 / 60)
                let time = (Moment.now - start) * 1000
                app.settle()
                return time
            }).median
        }
        let empty = recording { [] }
        let all = recording { controller.tiles } - empty
        let one = recording { controller.tiles.randomElement().map { [$0] } ?? [] } - empty
        say("1,024 views changed: recording", all)
        say("one of 1,024 views changed: recording", one)
        say("one of 1,024 views, share of all", 100 * one / all, unit: "%", note: "under 5 is the aim")
    }

    private static func milliseconds(_ runs: Int, _ body: () -> Void) -> Samples {
        Samples((0..<runs).map { _ in
            let start = Moment.now
            body()
            return (Moment.now - start) * 1000
        })
    }

    private static func say(_ name: String, _ value: Double, unit: String = "ms", note: String = "") {
        print("\(name)\t\(value)\t\(unit)\t\(note)")
    }
}
