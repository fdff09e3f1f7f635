import Dispatch
import Foundation

/// Whether code runs for the main actor, asked where the compiler cannot know.
package enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A program whose main function is asynchronous gives its first thread up, and the main queue runs on others.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
