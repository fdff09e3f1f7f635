import CGTK4
package import Foundation

/// Runs the timers and the performed blocks of a Foundation `RunLoop` from GLib's loop.
///
/// Whatever ran since the last look may have added a timer or a block, and Foundation tells nobody. So after each turn of the
/// loop in which something happened the run loop is asked once (about 20 µs); an idle program asks nothing. It is asked in
/// `dispatch`, not in `prepare`, because asking runs what is due, and that code may run a loop of its own.
/// A timer or block that *another thread* adds is seen at the loop's next turn.
package final class RunLoopSource: LoopSource {
    private let runLoop: RunLoop
    private var wasJustAsked = false

    package init(runLoop: RunLoop, context: LoopContext) {
        self.runLoop = runLoop
        super.init(name: "Foundation run loop", context: context)
    }

    override var isReady: Bool {
        defer { wasJustAsked = false }
        return !wasJustAsked
    }

    override func dispatch() {
        let next = runLoop.limitDate(forMode: .default)
        wake(at: next.map { Self.monotonicTime + max(0, $0.timeIntervalSinceNow) })
        wasJustAsked = true
    }

    private static var monotonicTime: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }
}
