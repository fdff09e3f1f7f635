import Foundation
import QuartzCore

/// A value that each thread has for itself, as UIKit's "current" things are.
/// Contract: kept for the life of the process; a thread's own value goes with the thread. What runs for the main actor
/// has one value, on whatever thread that happens.
final class ThreadLocal<Value>: @unchecked Sendable {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private var key = pthread_key_t()
    private let initial: @Sendable () -> Value

    init(_ initial: @escaping @Sendable () -> Value) {
        self.initial = initial
        let status = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        precondition(status == 0, "pthread_key_create failed with \(status); the process has used up its thread keys.")
    }

    private lazy var mainBox = Box(initial())

    private var box: Box {
        if MainThread.isCurrent { return mainBox }
        if let pointer = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue() }
        let box = Box(initial())
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }

    var value: Value {
        get { box.value }
        set { box.value = newValue }
    }
}
