import Foundation

/// The mouse of the display, moved through X's test extension: its events take the way of a real one's.
///
/// The libraries are looked up at run time, so that the benchmarks are built without X's headers. Units: pixels of the screen, which
/// are the window's points, since no window manager moves the window.
@MainActor final class Pointer {
    private typealias Display = OpaquePointer
    private let display: Display
    private let fakeMotion: @convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32
    private let fakeButton: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
    private let flush: @convention(c) (Display) -> Int32
    private(set) var place = CGPoint.zero

    /// Nil without a display or without the extension's library.
    init?() {
        guard let x = dlopen("libX11.so.6", RTLD_NOW), let tests = dlopen("libXtst.so.6", RTLD_NOW),
            let open = dlsym(x, "XOpenDisplay"), let flush = dlsym(x, "XFlush"), let motion = dlsym(tests, "XTestFakeMotionEvent"),
            let button = dlsym(tests, "XTestFakeButtonEvent"),
            let display = unsafeBitCast(open, to: (@convention(c) (UnsafePointer<CChar>?) -> Display?).self)(nil)
        else { return nil }
        self.display = display
        fakeMotion = unsafeBitCast(motion, to: (@convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32).self)
        fakeButton = unsafeBitCast(button, to: (@convention(c) (Display, UInt32, Int32, UInt) -> Int32).self)
        self.flush = unsafeBitCast(flush, to: (@convention(c) (Display) -> Int32).self)
    }

    /// Goes there in six steps, as a hand does, and rests there for a moment that follows no frame clock.
    func move(to point: CGPoint, rest: TimeInterval = 0.1) {
        let start = place
        for step in 1...6 {
            jump(to: CGPoint(x: start.x + (point.x - start.x) * CGFloat(step) / 6, y: start.y + (point.y - start.y) * CGFloat(step) / 6))
            pause(0.008)
        }
        pause(rest + .random(in: 0..<0.017))
    }

    /// Goes there at once. Returns when.
    @discardableResult func jump(to point: CGPoint) -> TimeInterval {
        place = point
        let now = Moment.now
        _ = fakeMotion(display, -1, Int32(point.x), Int32(point.y), 0)
        _ = flush(display)
        return now
    }

    @discardableResult func press(_ button: UInt32 = 1) -> TimeInterval { set(button, isDown: true) }
    @discardableResult func release(_ button: UInt32 = 1) -> TimeInterval { set(button, isDown: false) }

    /// Presses and releases. Returns when it was pressed.
    @discardableResult func click(_ button: UInt32 = 1) -> TimeInterval {
        let pressed = press(button)
        pause(0.05)
        release(button)
        return pressed
    }

    private func set(_ button: UInt32, isDown: Bool) -> TimeInterval {
        let now = Moment.now
        _ = fakeButton(display, button, isDown ? 1 : 0, 0)
        _ = flush(display)
        return now
    }
}

func pause(_ seconds: TimeInterval) { usleep(UInt32(max(0, seconds) * 1e6)) }
