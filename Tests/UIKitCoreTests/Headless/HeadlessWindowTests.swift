import Foundation
import PlatformHeadless
import PlatformInterface
import Testing

@MainActor struct HeadlessWindowTests {
    private let platform = HeadlessPlatform()
    private let recorder = WindowRecorder()

    private func makeWindow(size: CGSize = CGSize(width: 390, height: 844)) throws -> HeadlessWindow {
        let window = try #require(
            platform.makeWindow(WindowConfiguration(title: "Window", size: size), delegate: recorder) as? HeadlessWindow)
        recorder.window = window
        return window
    }

    @Test func drawsOnceForManyRequests() throws {
        let window = try makeWindow()
        #expect(!window.drawFrameIfRequested())
        window.show()
        window.requestFrame()
        window.requestFrame()
        #expect(window.drawFrameIfRequested())
        #expect(!window.drawFrameIfRequested())
        #expect(window.frames.count == 1)
    }

    @Test func anIdleWindowDrawsNoFrame() throws {
        let window = try makeWindow()
        window.show()
        platform.advance(by: 10)
        #expect(window.frames.count == 1)
    }

    @Test func advancingDrawsFramesAtSixtyASecond() throws {
        let window = try makeWindow()
        recorder.wantsFramesUntil = 0.5
        window.show()
        platform.advance(by: 1)
        #expect(abs(window.frames.count - 31) <= 1)
        #expect(recorder.times == recorder.times.sorted())
        #expect(platform.clock.now == 1)
    }

    @Test func timersAndFramesInterleave() throws {
        let window = try makeWindow()
        window.show()
        platform.advance(by: 0)
        platform.clock.schedule(after: 0.5) { window.requestFrame() }
        platform.advance(by: 1)
        #expect(recorder.times == [0, 0.5])
    }

    @Test func settlingWaitsForWhatIsDueAndGivesUpOnWhatNeverEnds() throws {
        let window = try makeWindow()
        window.show()
        var ran = false
        platform.clock.schedule(after: 9) { ran = true }
        #expect(platform.settle())
        #expect(ran)
        recorder.wantsFramesUntil = .infinity
        window.requestFrame()
        #expect(!platform.settle())
    }

    @Test func theDesktopAnswersASize() throws {
        let window = try makeWindow()
        window.size = CGSize(width: 500, height: 1)
        #expect(recorder.sizes == [CGSize(width: 500, height: 80)])
        window.size = CGSize(width: CGFloat.nan, height: 100)
        #expect(window.size == CGSize(width: 500, height: 80))
    }

    @Test func oneWindowIsActive() throws {
        let first = try makeWindow()
        let second = try makeWindow()
        first.show()
        #expect(first.isActive)
        second.show()
        #expect(second.isActive && !first.isActive)
    }

    @Test func eventsReachTheDelegateUntilItCloses() throws {
        let window = try makeWindow()
        #expect(window.deliver(InputEvent(.pointerLeft, time: 0)))
        window.close()
        #expect(!window.deliver(InputEvent(.pointerLeft, time: 0)))
        #expect(recorder.events.count == 1)
    }

    @Test func aPopupStandsOnTheVirtualScreenAtOnce() throws {
        let window = try makeWindow(size: CGSize(width: 400, height: 400))
        window.origin = CGPoint(x: 1500, y: 700)
        #expect(window.popupBounds == CGRect(x: -1500, y: -700, width: 1920, height: 1080))
        let placement = PopupPlacement(anchor: CGRect(x: 390, y: 390, width: 1, height: 1), size: CGSize(width: 200, height: 300))
        let popup = window.makePopup(placement, delegate: recorder)
        // Flipped, since the screen ends 420 points from the window's left edge; slid up to the screen's bottom edge.
        #expect(popup.frame == CGRect(x: 190, y: 80, width: 200, height: 300))
        #expect(recorder.popupFrames == [popup.frame])
        #expect(window.popups.count == 1)
        window.close()
        #expect(recorder.dismissals == 1)
        #expect(window.popups.isEmpty)
    }

    @Test func aClosedPopupIsNotDismissedAgain() throws {
        let window = try makeWindow()
        let popup = window.makePopup(PopupPlacement(anchor: .zero, size: CGSize(width: 9, height: 9)), delegate: recorder)
        popup.present(.empty)
        popup.close()
        popup.present(.empty)
        let headless = try #require(popup as? HeadlessPopup)
        headless.dismissByDesktop()
        #expect(headless.presented.count == 1)
        #expect(recorder.dismissals == 0)
    }

    @Test func aChangedSettingIsToldOnce() {
        var changes = 0
        platform.settingsDidChange = { changes += 1 }
        platform.settings.isDark = true
        platform.settings.isDark = true
        #expect(changes == 1)
    }

    @Test func windowsAreNotKept() throws {
        do {
            let window = try makeWindow()
            window.show()
            #expect(platform.windows.count == 1)
        }
        #expect(platform.windows.isEmpty)
    }

    @Test func runEndsWhenNothingIsLeftOrWhenToldTo() {
        #expect(platform.run() == 0)
        platform.clock.schedule(after: 1) { [platform] in platform.quit(status: 3) }
        platform.clock.schedule(after: 2) { Issue.record("ran after quit") }
        #expect(platform.run() == 3)
    }
}

/// Records what a window and its popups tell.
@MainActor private final class WindowRecorder: PlatformWindowDelegate, PlatformPopupDelegate {
    weak var window: HeadlessWindow?
    var wantsFramesUntil: TimeInterval = 0
    var times: [TimeInterval] = []
    var sizes: [CGSize] = []
    var events: [InputEvent] = []
    var popupFrames: [CGRect] = []
    var dismissals = 0

    func handle(_ event: InputEvent) -> Bool {
        events.append(event)
        return true
    }
    func windowDidResize(to size: CGSize, scale: CGFloat) { sizes.append(size) }
    func windowActiveChanged(_ isActive: Bool) {}
    func windowCloseRequested() {}
    func draw(at time: TimeInterval) {
        times.append(time)
        window?.present(content: .empty, overlay: .empty)
        if time < wantsFramesUntil { window?.requestFrame() }
    }
    func performAccessibilityAction(_ name: String, node: Int) -> Bool { false }
    func dropMoved(_ drop: any PlatformDrop, to location: CGPoint) -> DragActions { [] }
    func dropLeft(_ drop: any PlatformDrop) {}
    func dropReleased(_ drop: any PlatformDrop, at location: CGPoint) -> Bool { false }
    func popup(_ popup: any PlatformPopup, didMoveTo frame: CGRect) { popupFrames.append(frame) }
    func popupWasDismissed(_ popup: any PlatformPopup) { dismissals += 1 }
}
