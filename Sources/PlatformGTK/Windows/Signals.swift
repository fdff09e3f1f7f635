import CGTK4

/// GObject signals with a Swift object as their listener.
/// Contract: the listener is not retained; it disconnects in its `deinit`, or the sender dies before it.
enum Signals {
    /// Shape: `handler` is a C function of the signal's signature; its last argument is for `owner(_:as:_:)`.
    @discardableResult
    static func connect<Sender>(_ sender: Sender, _ signal: String, to owner: AnyObject, _ handler: GCallback?) -> gulong {
        g_signal_connect_data(address(of: sender), signal, handler, Unmanaged.passUnretained(owner).toOpaque(), nil,
                              GConnectFlags(rawValue: 0))
    }

    static func disconnect<Sender>(_ sender: Sender, from owner: AnyObject) {
        g_signal_handlers_disconnect_matched(address(of: sender), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
                                             Unmanaged.passUnretained(owner).toOpaque())
    }

    /// Runs `body` with the listener that `data` stands for. GTK calls back on the main thread.
    static func owner<Owner: AnyObject & Sendable, Result: Sendable>(
        _ data: gpointer?, as type: Owner.Type, _ body: @MainActor (Owner) -> Result
    ) -> Result {
        guard let data else { preconditionFailure("a signal handler was connected without its listener; use Signals.connect") }
        let owner = Unmanaged<Owner>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { body(owner) }
    }

    /// GTK's types come to Swift as typed and as opaque pointers; GObject takes both as an address.
    private static func address<Sender>(of sender: Sender) -> gpointer? {
        precondition(MemoryLayout<Sender>.size == MemoryLayout<gpointer>.size, "Signals takes a pointer to a GObject")
        return unsafeBitCast(sender, to: gpointer?.self)
    }
}
