import Foundation
import QuartzCore

/// The answer that a provider of deferred elements owes: the first counts, the others are reported.
final class DeferredCompletion: @unchecked Sendable {
    private let lock = NSLock()
    private var receiver: (@MainActor ([UIMenuElement]) -> Void)?

    init(_ receiver: @escaping @MainActor ([UIMenuElement]) -> Void) { self.receiver = receiver }

    /// Contract: any thread; the receiver hears of it on the main one, at once if this is it.
    func deliver(_ elements: [UIMenuElement]) {
        let receiver = lock.withLock {
            defer { self.receiver = nil }
            return self.receiver
        }
        onMain {
            guard let receiver else { return Log.once("A UIDeferredMenuElement's completion was called twice; the first call counts.") }
            receiver(elements)
        }
    }

    deinit {
        guard receiver != nil else { return }
        onMain { Log.once("A UIDeferredMenuElement's completion was dropped without a call; its loading row stays until the menu closes.") }
    }
}

/// At once where the caller is on the main thread; or on the main queue, which other threads serve once `dispatchMain()` runs.
private func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}
