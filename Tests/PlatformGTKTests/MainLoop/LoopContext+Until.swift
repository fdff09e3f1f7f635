import Foundation
import PlatformGTK
import PlatformInterface
import Testing

extension LoopContext {
    /// Turns the loop until `done`; a loop that would sleep for ever is woken, and the test fails.
    func run(sourceLocation: SourceLocation = #_sourceLocation, until done: () -> Bool) {
        var isLate = false
        let clock = GtkClock(context: self)
        let alarm = clock.schedule(after: 30) { isLate = true }
        defer { alarm.cancel() }
        for _ in 0..<1000 where !done() && !isLate { turn(waiting: true) }
        #expect(done(), sourceLocation: sourceLocation)
    }
}
