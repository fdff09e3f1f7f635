import Foundation
import PlatformInterface

/// The moments that recognisers of one window wait for, on one timer.
/// Contract: what is due at the same moment is handed out together, so that the arena sees rivals side by side.
@MainActor final class GestureDeadlines {
    private struct Entry {
        var recognizer: UIGestureRecognizer
        var time: TimeInterval
    }

    private var entries: [Entry] = []
    private var timer: (any PlatformTimer)?
    private var timerTime = TimeInterval.infinity
    /// Called when something is due.
    var onDue: (() -> Void)?

    /// Sums of times differ in their last bits; so much early still counts as due. Units: seconds.
    private static let tolerance: TimeInterval = 1e-6

    func set(_ recognizer: UIGestureRecognizer, at time: TimeInterval) {
        entries.removeAll { $0.recognizer === recognizer }
        entries.append(Entry(recognizer: recognizer, time: time))
        startTimer()
    }

    func clear(_ recognizer: UIGestureRecognizer) {
        guard has(recognizer) else { return }
        entries.removeAll { $0.recognizer === recognizer }
        startTimer()
    }

    func has(_ recognizer: UIGestureRecognizer) -> Bool { entries.contains { $0.recognizer === recognizer } }

    /// Takes out what is due, in the order of the moments.
    func takeDue() -> [UIGestureRecognizer] {
        let limit = CurrentPlatform.shared.clock.now + Self.tolerance
        let due = entries.filter { $0.time <= limit }.sorted { $0.time < $1.time }.map(\.recognizer)
        entries.removeAll { $0.time <= limit }
        startTimer()
        return due
    }

    private func startTimer() {
        let next = entries.map(\.time).min() ?? .infinity
        guard next != timerTime else { return }
        timer?.cancel()
        timer = nil
        timerTime = next
        guard next.isFinite else { return }
        let clock = CurrentPlatform.shared.clock
        timer = clock.schedule(after: next - clock.now - Self.tolerance / 2) { [weak self] in
            guard let self else { return }
            timer = nil
            timerTime = .infinity
            onDue?()
            startTimer()
        }
    }
}
