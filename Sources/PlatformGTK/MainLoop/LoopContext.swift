import CGTK4

/// One of GLib's main contexts: the default one that GTK runs in, or a private one for tests.
@MainActor package final class LoopContext {
    /// Nil is the default context.
    let pointer: OpaquePointer?

    package static let main = LoopContext(pointer: nil)

    private init(pointer: OpaquePointer?) { self.pointer = pointer }

    /// A context that nothing else uses.
    package convenience init() { self.init(pointer: g_main_context_new()) }

    isolated deinit {
        if let pointer { g_main_context_unref(pointer) }
    }

    /// Runs what is ready. Contract: `waiting` sleeps until something is. Returns whether something ran.
    @discardableResult package func turn(waiting: Bool) -> Bool { g_main_context_iteration(pointer, waiting ? 1 : 0) != 0 }
}
