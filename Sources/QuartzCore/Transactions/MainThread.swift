import Dispatch
import Foundation
import Synchronization

/// Whether code runs for the main actor, asked where the compiler cannot know.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The first thread, once it asked: Foundation asks the kernel twice each time, which a frame would do a hundred times.
    private static let first = Atomic<UInt>(0)

    /// A program whose main function is asynchronous gives its first thread up, and the main queue runs on others.
    package static var isCurrent: Bool {
        let current = UInt(pthread_self())
        if first.load(ordering: .relaxed) == current { return true }
        guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: mark) == true }
        first.store(current, ordering: .relaxed)
        return true
    }
}
