import CGTK4
import Foundation

/// Runs what waits on `DispatchQueue.main`, and so the main actor's tasks, from GLib's loop.
///
/// The queue raises an eventfd when it gets work. The count is read before the queue is drained: unread, the descriptor would
/// stay ready for ever and redraws would starve; read afterwards, a block that came meanwhile would be forgotten.
package final class MainQueueSource: LoopSource {
    private let handle: Int32
    private let drain: @MainActor () -> Void

    /// The main queue of this process.
    package convenience init(context: LoopContext) {
        self.init(handle: dispatchMainQueueHandle(), context: context) { drainDispatchMainQueue(nil) }
    }

    /// Shape: `handle` is an eventfd, which `drain` makes no use of.
    package init(handle: Int32, context: LoopContext, drain: @escaping @MainActor () -> Void) {
        self.handle = handle
        self.drain = drain
        super.init(name: "Dispatch main queue", context: context)
        _ = g_source_add_unix_fd(source, handle, G_IO_IN)
    }

    override func dispatch() {
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        drain()
    }
}

// libdispatch's own way in for a foreign main loop: CoreFoundation's run loop uses the same two functions.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainDispatchMainQueue(_ ignored: UnsafeMutableRawPointer?)
