import CGTK4
import Foundation

/// GTK's start in this process, made once, by whoever needs it first.
package enum GtkRuntime {
    /// Starts GTK and says whether there is a display. Without one, nodes, text and pictures still work.
    /// Source: `gtk_init_check`; GSK aborts when it was never called.
    @discardableResult package static func ensureInitialized() -> Bool { hasDisplay }

    /// Runs `body` while no other thread touches Pango or converts nodes. Text is measured and pictures are drawn off the
    /// main thread too, and Pango allows one thread at a time.
    static func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    private static let lock = NSRecursiveLock()

    /// Whether frames are drawn by GSK's Cairo renderer: chosen by the person, or because no GPU or no display is there.
    package static let drawsWithCairo: Bool = {
        let hasDisplay = ensureInitialized()
        return !hasDisplay || asksForCairo
    }()

    private static var asksForCairo: Bool { getenv("GSK_RENDERER").map { String(cString: $0) } == "cairo" }

    private static let hasDisplay: Bool = {
        // GL on a software rasteriser costs 70 ms and 60 MB at start; Cairo draws the same picture.
        if getenv("GSK_RENDERER") == nil, !hasRenderDevice { setenv("GSK_RENDERER", "cairo", 1) }
        guard gtk_init_check() != 0 else { return false }
        if asksForCairo { FrameHeap.keepFreedMemory() }
        return true
    }()

    private static var hasRenderDevice: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return names.contains { $0.hasPrefix("renderD") }
    }
}
