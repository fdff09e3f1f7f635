import Foundation
import PlatformGTK
import PlatformInterface

/// What the child process of `MainLoopProcessTests` does: the real main loop on the real main thread.
///
/// Only a process whose main thread belongs to GLib can show that Dispatch's main queue is served, and a test runner gives its
/// main thread away. So the test program starts itself again with a word in its environment, and leaves before its `main`.
@MainActor enum MainLoopScenario {
    nonisolated static let variable = "PLATTER_MAIN_LOOP_SCENARIO"

    static func run(_ name: String) -> Int32 {
        // A loop that never ends would keep the test waiting for ever.
        alarm(60)
        switch name {
        case "work": work()
        case "flood": flood()
        case "status": MainLoop.shared.quit(status: 7)
        default: return 64
        }
        return MainLoop.shared.run()
    }

    private nonisolated static func say(_ words: String) { print(words) }

    /// One of everything that an app leaves to the main loop, each started by the one before.
    private static func work() {
        DispatchQueue.main.async {
            say("async")
            DispatchQueue.main.async { say("async in async") }
            Task { @MainActor in
                say("task")
                await Task.yield()
                try? await Task.sleep(for: .milliseconds(1))
                say("task after sleep")
                startTimer()
            }
        }
    }

    private static func startTimer() {
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
            say("timer")
            RunLoop.main.perform { say("perform") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {
                say("async after")
                Thread.detachNewThread {
                    DispatchQueue.main.async {
                        say("async of another thread")
                        finish()
                    }
                }
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private static func finish() {
        _ = MainLoop.shared.clock.schedule(after: 0.001) {
            say("clock")
            MainLoop.shared.quit(status: 0)
        }
    }

    /// Blocks that always leave another block, beside a clock that draws frames: both go on.
    private static func flood() {
        var blocks = 0
        var frames = 0
        @MainActor func block() {
            blocks += 1
            DispatchQueue.main.async { MainActor.assumeIsolated { block() } }
        }
        @MainActor func frame() {
            frames += 1
            guard frames == 50 else { return _ = MainLoop.shared.clock.schedule(after: 0) { frame() } }
            say(blocks >= 25 ? "both went on" : "\(blocks) blocks in \(frames) frames")
            MainLoop.shared.quit(status: 0)
        }
        block()
        frame()
    }
}

/// Called by the loader before `main`.
@section(".init_array") @used private let startScenario: @convention(c) () -> Void = {
    guard let name = getenv(MainLoopScenario.variable).map({ String(cString: $0) }) else { return }
    let status = MainActor.assumeIsolated { MainLoopScenario.run(name) }
    fflush(nil)
    _exit(status)
}
