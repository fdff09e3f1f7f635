import CGTK4
import Foundation

/// GLib's default main loop, with Dispatch, Foundation's run loop and the platform's clock served by it.
@MainActor package final class MainLoop {
    package static let shared = MainLoop()

    package let clock: GtkClock
    private let mainQueue = MainQueueSource(context: .main)
    private var runLoop: RunLoopSource?
    private var exitStatus: Int32?

    /// Whether a window asked for a frame and none was drawn since.
    var isFrameDue = false

    private init() {
        clock = GtkClock(context: .main)
        runLoop = RunLoopSource(runLoop: .main, context: .main) { [unowned self] in isFrameDue }
    }

    /// Runs until `quit`; a `quit` before it makes it return at once.
    package func run() -> Int32 {
        while exitStatus == nil { LoopContext.main.turn(waiting: true) }
        defer { exitStatus = nil }
        return exitStatus ?? 0
    }

    package func quit(status: Int32) {
        exitStatus = status
        g_main_context_wakeup(nil)
    }
}
