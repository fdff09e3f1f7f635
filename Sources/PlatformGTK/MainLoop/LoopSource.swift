import CGTK4
package import Foundation

/// A GLib event source whose behaviour is Swift.
/// Contract: attached as long as it lives; callbacks run on the thread that iterates the context.
@MainActor package class LoopSource {
    /// Work is as urgent as drawing: input goes before both, and neither an endless chain of blocks nor an animation starves
    /// the other, since GLib serves all ready sources of one priority in turn.
    static let priority = GDK_PRIORITY_REDRAW

    let source: UnsafeMutablePointer<GSource>

    init(name: String, context: LoopContext) {
        let size = MemoryLayout<GSource>.stride + MemoryLayout<UnsafeMutableRawPointer>.stride
        source = g_source_new(Self.functions, guint(size))
        Self.ownerSlot(of: source).pointee = Unmanaged.passUnretained(self).toOpaque()
        g_source_set_priority(source, Self.priority)
        // A timer may run a loop of its own (a modal question); the sources stay alive inside it.
        g_source_set_can_recurse(source, 1)
        g_source_set_static_name(source, strdup(name))
        g_source_attach(source, context.pointer)
    }

    isolated deinit {
        g_source_destroy(source)
        g_source_unref(source)
    }

    /// Whether the source is ready although nothing it waits for has happened; asked before each wait.
    var isReady: Bool { false }

    /// Does the work that is due.
    func dispatch() {}

    /// Wakes the loop at that moment. Units: seconds of `g_get_monotonic_time`; nil is never.
    func wake(at moment: TimeInterval?) {
        g_source_set_ready_time(source, Self.microseconds(moment))
    }

    /// Rounded up, so that a timer is never early.
    package nonisolated static func microseconds(_ moment: TimeInterval?) -> Int {
        guard let moment, moment < 1e12 else { return -1 }
        return Int(max(0, (moment * 1e6).rounded(.up)))
    }

    private nonisolated static func ownerSlot(of source: UnsafeMutablePointer<GSource>) -> UnsafeMutablePointer<UnsafeMutableRawPointer> {
        UnsafeMutableRawPointer(source).advanced(by: MemoryLayout<GSource>.stride)
            .assumingMemoryBound(to: UnsafeMutableRawPointer.self)
    }

    private nonisolated static func owner(of source: UnsafeMutablePointer<GSource>) -> LoopSource {
        Unmanaged<LoopSource>.fromOpaque(ownerSlot(of: source).pointee).takeUnretainedValue()
    }

    private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        var table = GSourceFuncs()
        table.prepare = { source, timeout in
            timeout?.pointee = -1
            guard let source else { return 0 }
            let owner = LoopSource.owner(of: source)
            return MainActor.assumeIsolated { owner.isReady } ? 1 : 0
        }
        table.dispatch = { source, _, _ in
            guard let source else { return 0 }
            let owner = LoopSource.owner(of: source)
            MainActor.assumeIsolated { FrameRecorder.measure(.handling) { owner.dispatch() } }
            return 1
        }
        functions.initialize(to: table)
        return functions
    }()
}
