import CGTK4
package import Foundation
package import PlatformInterface

/// The desktop's clock: GLib's monotonic time, which frame times are told in too.
///
/// All timers share one event source, so that those that are due together run in the order of their moments, as they do on
/// the headless clock.
package final class GtkClock: LoopSource, PlatformClock {
    private var timers: [GtkTimer] = []
    private var nextSerial = 0

    package init(context: LoopContext) { super.init(name: "Platter clock", context: context) }

    package var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PlatformTimer {
        let timer = GtkTimer(clock: self, due: now + (delay > 0 ? delay : 0), serial: nextSerial, action: action)
        nextSerial += 1
        timers.insert(timer, at: timers.firstIndex { $0.due > timer.due } ?? timers.endIndex)
        wake(at: timers.first?.due)
        return timer
    }

    override func dispatch() {
        // A timer that an action schedules waits for the next turn, however short its delay.
        let moment = now
        let firstNewSerial = nextSerial
        while let timer = timers.first, timer.due <= moment, timer.serial < firstNewSerial {
            timers.removeFirst()
            timer.fire()
        }
        wake(at: timers.first?.due)
    }

    fileprivate func remove(_ timer: GtkTimer) {
        timers.removeAll { $0 === timer }
        wake(at: timers.first?.due)
    }
}

@MainActor private final class GtkTimer: PlatformTimer {
    let due: TimeInterval
    let serial: Int
    private weak var clock: GtkClock?
    private var action: (@MainActor () -> Void)?

    init(clock: GtkClock, due: TimeInterval, serial: Int, action: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.due = due
        self.serial = serial
        self.action = action
    }

    func fire() {
        let action = action
        self.action = nil
        action?()
    }

    func cancel() {
        guard action != nil else { return }
        action = nil
        clock?.remove(self)
    }
}
