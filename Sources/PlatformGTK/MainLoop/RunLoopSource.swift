import CGTK4
package import Foundation

/// Runs the timers and the performed blocks of a Foundation `RunLoop` from GLib's loop.
///
/// Whatever ran since the last look may have added a timer or a block, and Foundation tells nobody. So after each turn of the
/// loop in which something happened the run loop is asked once (about 20 µs); an idle program asks nothing. It is asked in
/// `dispatch`, not in `prepare`, because asking runs what is due, and that code may run a loop of its own.
/// A frame that is due goes first, once: what a person waits for is not kept waiting by a question.
/// A timer or block that *another thread* adds is seen at the loop's next turn.
package final class RunLoopSource: LoopSource {
    private enum State { case due, putOff, asked }

    private let runLoop: RunLoop
    private let isFrameDue: @MainActor () -> Bool
    private var state = State.due

    package init(runLoop: RunLoop, context: LoopContext, isFrameDue: @escaping @MainActor () -> Bool = { false }) {
        self.runLoop = runLoop
        self.isFrameDue = isFrameDue
        super.init(name: "Foundation run loop", context: context)
    }

    override var isReady: Bool {
        switch state {
        case .asked:
            state = .due
            return false
        case .due where isFrameDue():
            state = .putOff
            // A window that cannot be seen gets no frame, and then nothing else may happen.
            wake(at: Self.monotonicTime + 0.005)
            return false
        case .due, .putOff:
            return true
        }
    }

    override func dispatch() {
        let next = runLoop.limitDate(forMode: .default)
        wake(at: next.map { Self.monotonicTime + max(0, $0.timeIntervalSinceNow) })
        state = .asked
    }

    private static var monotonicTime: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }
}
