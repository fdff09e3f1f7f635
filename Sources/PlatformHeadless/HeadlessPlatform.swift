package import Foundation
package import PlatformInterface

/// A desktop without a display: a virtual screen, a clock that moves when told, and a record of what was shown.
/// Contract: the same calls give the same frames on every machine, unless `text` or `graphics` were passed in.
@MainActor package final class HeadlessPlatform: Platform {
    package let manualClock: ManualClock
    package let text: any TextSystem
    package let graphics: any GraphicsService
    package let clipboard: any PlatformClipboard = HeadlessClipboard()
    package var settingsDidChange: (@MainActor () -> Void)?
    package let screenScale: CGFloat
    package let screenSize: CGSize

    /// Units: seconds between the frames of a window that keeps asking for them.
    package static let frameInterval: TimeInterval = 1.0 / 60

    /// How many frames a window remembers. A frame holds its pictures: who only looks at the last one keeps no more.
    package var keptFrames = Int.max

    package private(set) var beepCount = 0
    package private(set) var openedURLs: [URL] = []
    private var exitStatus: Int32?
    private var windowReferences: [WeakWindow] = []

    private struct WeakWindow { weak var window: HeadlessWindow? }

    /// Units: `screenSize` in points, `scale` pixels a point.
    package init(
        text: (any TextSystem)? = nil, graphics: (any GraphicsService)? = nil,
        screenSize: CGSize = CGSize(width: 1920, height: 1080), scale: CGFloat = 1
    ) {
        self.text = text ?? HeadlessTextSystem()
        self.graphics = graphics ?? HeadlessGraphics()
        self.screenSize = screenSize
        self.screenScale = scale
        manualClock = ManualClock()
    }

    package var clock: any PlatformClock { manualClock }

    /// Setting other settings tells the listener, as a change in the desktop's control panel does.
    package var settings = DesktopSettings() {
        didSet { if settings != oldValue { settingsDidChange?() } }
    }

    /// The windows that are alive, oldest first.
    package var windows: [HeadlessWindow] { windowReferences.compactMap(\.window) }

    package func makeWindow(_ configuration: WindowConfiguration, delegate: any PlatformWindowDelegate) -> any PlatformWindow {
        let window = HeadlessWindow(configuration, platform: self, delegate: delegate)
        windowReferences.removeAll { $0.window == nil }
        windowReferences.append(WeakWindow(window: window))
        return window
    }

    /// Makes `window` the one that keys would go to; nil is "another program's window".
    package func activate(_ window: HeadlessWindow?) {
        for other in windows where other !== window { other.isActive = false }
        window?.isActive = true
    }

    package func connect(applicationID: String, name: String) throws {}

    /// Runs everything that will happen by itself, at once, letting the clock jump; returns when `quit` was called or when
    /// nothing is left to wait for, since without a display no event can come.
    package func run() -> Int32 {
        while exitStatus == nil, let next = nextMoment { step(to: next) }
        defer { exitStatus = nil }
        return exitStatus ?? 0
    }

    package func quit(status: Int32) { exitStatus = status }
    package func beep() { beepCount += 1 }

    package func openURL(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }
}

// MARK: - Time

extension HeadlessPlatform {
    /// Lets `seconds` pass: timers run and asked-for frames are drawn in the order in which they are due.
    package func advance(by seconds: TimeInterval) {
        let end = clock.now + (seconds > 0 ? seconds : 0)
        while let next = nextMoment, next <= end { step(to: next) }
        manualClock.advance(to: end)
    }

    /// Lets time pass until nothing is due within `quiet` seconds.
    /// Errors: false when something is still going on after `limit` seconds, as with a spinner.
    @discardableResult package func settle(quiet: TimeInterval = 10, limit: TimeInterval = 60) -> Bool {
        let end = clock.now + limit
        while let next = nextMoment, next <= clock.now + quiet {
            guard next <= end else { return false }
            step(to: next)
        }
        return true
    }

    /// When the next timer or frame is due; nil when nothing is.
    package var nextMoment: TimeInterval? {
        let frames = windows.compactMap(\.nextFrameTime)
        return (frames + [manualClock.nextDue].compactMap { $0 }).min().map { max($0, clock.now) }
    }

    private func step(to moment: TimeInterval) {
        manualClock.advance(to: moment)
        for window in windows {
            if let due = window.nextFrameTime, due <= clock.now { window.drawFrameIfRequested() }
        }
    }
}
