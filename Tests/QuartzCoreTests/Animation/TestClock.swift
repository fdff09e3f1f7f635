import Foundation
import PlatformInterface
import QuartzCore

/// A clock that moves when told, and that animations run by while it is the installed one.
@MainActor final class TestClock: PlatformClock {
    private(set) var now: TimeInterval = 100
    private var timers: [Timer] = []

    /// Makes a clock that animations run by from now on.
    /// Contract: made in the test itself, so that no other test's clock comes between.
    static func install() -> TestClock {
        let clock = TestClock()
        let before = CurrentPlatform.isInstalled ? CurrentPlatform.shared : nil
        CurrentPlatform.shared = ClockPlatform(clock, over: (before as? ClockPlatform)?.rest ?? before)
        // Windows of other tests may still be there.
        DisplayLinks.requestFrame = { false }
        return clock
    }

    @discardableResult
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any PlatformTimer {
        let timer = Timer(due: now + max(delay, 0), action)
        timers.insert(timer, at: timers.firstIndex { $0.due > timer.due } ?? timers.endIndex)
        return timer
    }

    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let timer = timers.first, timer.due <= end {
            timers.removeFirst()
            now = max(now, timer.due)
            timer.fire()
        }
        now = end
    }

    /// Runs what is due now, but not what that makes due.
    func endTurn() {
        let due = timers.filter { $0.due <= now }
        timers.removeAll { $0.due <= now }
        for timer in due { timer.fire() }
    }

    var isQuiet: Bool { timers.allSatisfy(\.isCancelled) }

    @MainActor final class Timer: PlatformTimer {
        let due: TimeInterval
        private var action: (@MainActor () -> Void)?
        var isCancelled: Bool { action == nil }

        init(due: TimeInterval, _ action: @escaping @MainActor () -> Void) {
            self.due = due
            self.action = action
        }

        func fire() {
            let action = action
            self.action = nil
            action?()
        }

        func cancel() { action = nil }
    }
}

/// A platform that tells the time. For the rest another one is asked: tests of views share the process, and some make theirs before
/// they install a platform of their own.
@MainActor private final class ClockPlatform: Platform {
    let clock: any PlatformClock
    let rest: (any Platform)?

    init(_ clock: any PlatformClock, over rest: (any Platform)?) {
        self.clock = clock
        self.rest = rest
    }

    var text: any TextSystem { rest?.text ?? { preconditionFailure("Layers have no text.") }() }
    var graphics: any GraphicsService { rest?.graphics ?? { preconditionFailure("Layers make no pictures.") }() }
    var clipboard: any PlatformClipboard { preconditionFailure("Layers have no clipboard.") }
    var settings: DesktopSettings { DesktopSettings() }
    var settingsDidChange: (@MainActor () -> Void)?
    var screenScale: CGFloat { 1 }
    var screenSize: CGSize { .zero }
    func makeWindow(_ configuration: WindowConfiguration, delegate: any PlatformWindowDelegate) -> any PlatformWindow {
        preconditionFailure("Layers have no windows.")
    }
    func connect(applicationID: String, name: String) throws {}
    func run() -> Int32 { 0 }
    func quit(status: Int32) {}
    func beep() {}
    func openURL(_ url: URL) -> Bool { false }
}

/// A tree that is shown, and frames of it.
@MainActor final class LayerStage {
    let clock = TestClock.install()
    let host = CountingHost()
    let root = CALayer.box(0, 0, 200, 200)
    let layer = CALayer.box(0, 0, 20, 20, .testRed)
    var diary: [String] = []

    init() {
        root.host = host
        root.addSublayer(layer)
        frame()
        clock.advance(by: 0)
    }

    @discardableResult func frame() -> RenderNode {
        isMoving = LayerAnimator.advance(root, to: clock.now)
        LayerRecorder.prepare(root)
        let node = LayerRecorder.record(root)
        host.calls = 0
        return node
    }

    private(set) var isMoving = false

    var shown: CALayer { layer.presentation()! }

    func taken() -> [String] {
        defer { diary = [] }
        return diary
    }
}

/// Writes down the beginning and the end of animations.
@MainActor final class DiaryDelegate: CAAnimationDelegate {
    private let stage: LayerStage
    private let name: String

    init(_ stage: LayerStage, _ name: String) {
        self.stage = stage
        self.name = name
    }

    func animationDidStart(_ anim: CAAnimation) { stage.diary.append("\(name) starts") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stage.diary.append("\(name) \(flag)") }
}

func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs((a ?? .nan) - b) <= tolerance }
