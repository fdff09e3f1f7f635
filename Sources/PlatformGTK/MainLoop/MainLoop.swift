import CGTK4
import Foundation

/// GLib's default main loop, with Dispatch, Foundation's run loop and the platform's clock served by it.
@MainActor final class MainLoop {
    static let shared = MainLoop()

    let clock: GtkClock
    private let sources: [LoopSource]
    private var exitStatus: Int32?

    private init() {
        clock = GtkClock()
        sources = [MainQueueSource(), RunLoopSource()]
    }

    /// Runs until `quit`; a `quit` before it makes it return at once.
    func run() -> Int32 {
        while exitStatus == nil { g_main_context_iteration(nil, 1) }
        defer { exitStatus = nil }
        return exitStatus ?? 0
    }

    func quit(status: Int32) {
        exitStatus = status
        g_main_context_wakeup(nil)
    }
}
