import ContextMenuTesting
import UIKit

/// Whether memory grows with how far a list of a million rows is scrolled, where each row is as high as its content.
@MainActor enum ListMemory {
    private static let count = 1_000_000
    private static let warmUp = 1000
    private static let frames = 20_000
    /// Units: points a frame.
    private static let step: CGFloat = 60

    static func run(say: (_ name: String, _ value: Double, _ unit: String, _ note: String) -> Void) {
        let lists: [(String, ListScrolling.ListController)] = [("table", ListScrolling.RowsController(count: count, measures: true)),
                                                               ("collection", ListScrolling.ItemsController(count: count, measures: true))]
        for (name, list) in lists {
            let app = HeadlessApp(list.controller, size: Stage.size)
            func scroll(_ number: Int) {
                for _ in 0..<number {
                    list.scroll.contentOffset.y += step
                    app.advance(by: 1.0 / 60)
                }
            }
            scroll(warmUp)
            let before = resident
            scroll(frames)
            say("\(name): memory after \(frames) frames of scrolling", resident - before, "MB", "growth since the \(warmUp)th frame")
        }
    }

    /// What of the program is in memory. Units: megabytes.
    private static var resident: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
