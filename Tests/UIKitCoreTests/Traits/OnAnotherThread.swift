import Foundation
import Synchronization

/// Runs `body` on a thread of its own and waits for it, so that nothing else runs for the main actor meanwhile.
func onAnotherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
    let (answer, done) = (Answer<Value>(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
        let value = body()
        answer.value.withLock { $0 = value }
        done.signal()
    }
    done.wait()
    return answer.value.withLock { $0 }
}

private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}
