import Foundation

extension DesktopApp {
    /// Longer than anything takes on a slow machine: reached only when a test fails. Units: seconds.
    private static let patience: TimeInterval = 10

    /// Looks again and again until `condition` has an answer.
    /// Errors: says what was waited for, and what there was instead.
    @discardableResult
    func wait<Value>(_ what: String, whileRunning: Bool = true, _ condition: () throws -> Value?) throws -> Value {
        let deadline = Date().addingTimeInterval(DesktopApp.patience)
        while true {
            if let value = try condition() { return value }
            if whileRunning, !isRunning { throw DesktopError("Waited until \(what), but the program ended.\n\(lastWords)") }
            if Date() > deadline { throw DesktopError("Waited in vain until \(what).\n\(lastWords)") }
            pause()
        }
    }

    func wait(_ what: String, until condition: () throws -> Bool) throws {
        try wait(what) { try condition() ? () : nil }
    }

    /// Between two looks. Nothing depends on its length.
    func pause() { usleep(15_000) }

    /// The end of what the program wrote, and what it shows.
    private var lastWords: String {
        let tree = isRunning ? (try? readTree())?.outline ?? "no accessibility tree" : ""
        return "Errors: … \(errors.suffix(1500))\n\(output.isEmpty ? "" : "Output: … \(output.suffix(500))\n")\(tree)"
    }
}
