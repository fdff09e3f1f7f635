import Foundation

/// Runs the measures that were asked for, and says what came of them.
@MainActor enum Driver {
    static func run(_ options: Options) -> Int32 {
        if let complaint = options.complaint { return stop("bench: \(complaint).") }
        var report = Report()
        let needsDisplay = options.measures.contains { $0 != .headless }
        guard let pointer = needsDisplay ? Pointer() : nil else {
            guard !needsDisplay else { return stop("bench: there is no display, or libXtst is missing; run bin/bench.") }
            return finish(report, options)
        }
        for measure in options.measures where measure != .headless {
            FileHandle.standardError.write(Data("\(measure.rawValue) …\n".utf8))
            do {
                switch measure {
                case .compact: try CompactMenus(pointer, runs: options.runs).measure(into: &report)
                case .rich: try RichMenu(pointer, runs: options.runs).measure(into: &report)
                case .memory: try Memory(pointer, cycles: options.cycles).measure(into: &report)
                case .idle: try Idle(pointer).measure(into: &report)
                case .headless: break
                }
            } catch {
                report.complain("\(measure.rawValue): \(error)")
            }
        }
        return finish(report, options)
    }

    private static func finish(_ report: Report, _ options: Options) -> Int32 {
        var report = report
        if options.measures.contains(.headless) { WithoutDisplay.measure(runs: options.runs, into: &report) }
        print(report.table)
        for complaint in report.complaints { FileHandle.standardError.write(Data("bench: \(complaint)\n".utf8)) }
        do {
            if let path = options.json { try report.writeJSON(to: path) }
        } catch {
            return stop("bench: the figures could not be written: \(error)")
        }
        return report.complaints.isEmpty ? 0 : 1
    }

    private static func stop(_ sentence: String) -> Int32 {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        return 1
    }
}
