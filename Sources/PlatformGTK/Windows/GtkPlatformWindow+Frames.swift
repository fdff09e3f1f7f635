import CGTK4
import Foundation
import PlatformInterface

/// Frames: GDK's frame clock is asked for its update phase, in which the delegate draws; what it presents is painted in the
/// same cycle. Nobody asks in between, so an idle window draws nothing.
extension GtkPlatformWindow {
    package func requestFrame() {
        guard !isClosed, !needsFrame else { return }
        needsFrame = true
        askClock()
    }

    func startFrames() {
        guard frameClock == nil, let clock = gtk_widget_get_frame_clock(window) else { return }
        frameClock = clock
        g_object_ref(gpointer(clock))
        let updated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            Signals.owner(data, as: GtkPlatformWindow.self) { $0.frameBegan() }
        }
        Signals.connect(clock, "update", to: self, unsafeBitCast(updated, to: GCallback.self))
        frameRecorder = FrameRecorder(clock: clock)
        if needsFrame { askClock() }
    }

    func stopFrames() {
        guard let clock = frameClock else { return }
        frameRecorder = nil
        Signals.disconnect(clock, from: self)
        g_object_unref(gpointer(clock))
        frameClock = nil
    }

    private func askClock() {
        guard let frameClock else { return }
        MainLoop.shared.isFrameDue = true
        gdk_frame_clock_request_phase(frameClock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    private func frameBegan() {
        MainLoop.shared.isFrameDue = false
        if let surface { frameMemory.reserve(for: surface) }
        for popup in openPopups { popup.reportPlace() }
        if needsFrame { drawFrame() }
    }

    func drawFrame() {
        // A delegate that resizes the window while it draws is asked again in the next frame.
        guard !isDrawing, !isClosed else { return }
        needsFrame = false
        isDrawing = true
        defer { isDrawing = false }
        let time = frameClock.map { TimeInterval(gdk_frame_clock_get_frame_time($0)) / 1e6 } ?? clock.now
        FrameRecorder.measure(.ours) { delegate?.draw(at: time) }
        frameHeap?.frameWasDrawn()
    }
}
