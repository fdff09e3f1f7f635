import Foundation

/// The X server of the tests' display, asked directly: which windows there are, what is on the screen, when something is drawn.
///
/// Its libraries are there because GTK needs them. They are looked up at run time, so that these tests are built without them.
final class XServer {
    /// Whether bin/with-display started the display for these tests.
    static var isForTests: Bool { ProcessInfo.processInfo.environment["PLATTER_DESKTOP_TESTS"] == "1" }

    nonisolated(unsafe) static let shared = XServer()

    private let library = dlopen("libX11.so.6", RTLD_NOW)
    private let damageLibrary = dlopen("libXdamage.so.1", RTLD_NOW)
    private let display: OpaquePointer
    private let root: UInt

    private init() {
        guard let open = dlsym(library, "XOpenDisplay"),
            let display = unsafeBitCast(open, to: (@convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?).self)(nil)
        else { fatalError("The display named by DISPLAY did not answer.") }
        self.display = display
        let defaultRoot = unsafeBitCast(dlsym(library, "XDefaultRootWindow"), to: (@convention(c) (OpaquePointer) -> UInt).self)
        root = defaultRoot(display)
        // A window may go while it is asked about; Xlib would end the program.
        let ignore: @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32 = { _, _ in 0 }
        let setHandler = unsafeBitCast(
            dlsym(library, "XSetErrorHandler"),
            to: (@convention(c) (@convention(c) (OpaquePointer?, OpaquePointer?) -> Int32) -> OpaquePointer?).self)
        _ = setHandler(ignore)
    }

    private func function<Function>(_ name: String, in library: UnsafeMutableRawPointer?, as type: Function.Type) -> Function {
        guard let address = dlsym(library, name) else { fatalError("The X libraries have no \(name).") }
        return unsafeBitCast(address, to: type)
    }

    private func free(_ memory: UnsafeMutableRawPointer?) {
        guard let memory else { return }
        _ = function("XFree", in: library, as: (@convention(c) (UnsafeMutableRawPointer) -> Int32).self)(memory)
    }

    // MARK: Windows

    /// Every window that can be seen, the lowest first.
    var windows: [XWindow] {
        var children: UnsafeMutablePointer<UInt>?
        var count: UInt32 = 0
        var parent: UInt = 0
        var top: UInt = 0
        typealias Query = @convention(c) (
            OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt>?>, UnsafeMutablePointer<UInt32>
        ) -> Int32
        guard function("XQueryTree", in: library, as: Query.self)(display, root, &top, &parent, &children, &count) != 0 else { return [] }
        defer { free(children) }
        return (0..<Int(count)).compactMap { children?[$0] }.compactMap(window)
    }

    private func window(_ id: UInt) -> XWindow? {
        var attributes = XWindow.Attributes()
        typealias Get = @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer) -> Int32
        guard function("XGetWindowAttributes", in: library, as: Get.self)(display, id, &attributes) != 0 else { return nil }
        // GDK keeps a window of one pixel for itself.
        guard attributes.isViewable, attributes.width > 1, attributes.height > 1 else { return nil }
        return XWindow(id: id, attributes)
    }

    /// Asks a window to close, as a window manager does when its button is pressed.
    func requestClose(_ window: XWindow) {
        let clientMessage = 33
        var event = [Int](repeating: 0, count: 24)
        event[0] = clientMessage
        event[4] = Int(window.id)
        event[5] = atom("WM_PROTOCOLS")
        event[6] = 32
        event[7] = atom("WM_DELETE_WINDOW")
        typealias Send = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutablePointer<Int>) -> Int32
        _ = function("XSendEvent", in: library, as: Send.self)(display, window.id, 0, 0, &event)
        synchronize()
    }

    private func atom(_ name: String) -> Int {
        function("XInternAtom", in: library, as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Int).self)(display, name, 0)
    }

    /// Returns when the server has done all that was asked.
    private func synchronize() {
        _ = function("XSync", in: library, as: (@convention(c) (OpaquePointer, Int32) -> Int32).self)(display, 0)
    }

    /// Gives the keyboard to nobody, as if another program's window had come to the front.
    func takeKeyboardAway() throws { try XDoTool.run(["windowfocus", "\(root)"]) }

    // MARK: Pixels

    /// The head of Xlib's XImage.
    private struct Image {
        var width: Int32, height: Int32, offset: Int32, format: Int32
        var data: UnsafeMutablePointer<UInt8>?
        var byteOrder: Int32, unit: Int32, bitOrder: Int32, pad: Int32, depth: Int32, bytesPerLine: Int32, bitsPerPixel: Int32
    }

    /// What is on the whole screen. Units: pixels.
    func picture(width: Int, height: Int) -> ScreenPicture {
        typealias Get = @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> UnsafeMutableRawPointer?
        let wholePixels: Int32 = 2
        let allPlanes = UInt.max
        let get = function("XGetImage", in: library, as: Get.self)
        guard let memory = get(display, root, 0, 0, UInt32(width), UInt32(height), allPlanes, wholePixels),
            case let image = memory.load(as: Image.self), let data = image.data, image.bitsPerPixel == 32,
            Int(image.bytesPerLine) == width * 4
        else { fatalError("The display gave no picture of 32 bits a pixel; start it with bin/with-display.") }
        defer { _ = function("XDestroyImage", in: library, as: (@convention(c) (UnsafeMutableRawPointer) -> Int32).self)(memory) }
        return ScreenPicture(width: width, height: height, bytes: Array(UnsafeBufferPointer(start: data, count: width * height * 4)))
    }

    // MARK: Drawing

    private lazy var damageEvent: Int = {
        var first: Int32 = 0
        var error: Int32 = 0
        typealias Query = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
        guard function("XDamageQueryExtension", in: damageLibrary, as: Query.self)(display, &first, &error) != 0 else {
            fatalError("The display does not tell when something is drawn.")
        }
        return Int(first)
    }()

    /// From now on each drawing in the window is counted.
    func watchDrawing(in window: XWindow) {
        _ = damageEvent
        let eachRectangle: Int32 = 0
        typealias Create = @convention(c) (OpaquePointer, UInt, Int32) -> UInt
        _ = function("XDamageCreate", in: damageLibrary, as: Create.self)(display, window.id, eachRectangle)
        _ = takeDrawingCount()
    }

    /// How often something was drawn since the last call.
    func takeDrawingCount() -> Int {
        synchronize()
        var count = 0
        while function("XPending", in: library, as: (@convention(c) (OpaquePointer) -> Int32).self)(display) > 0 {
            var event = [Int](repeating: 0, count: 24)
            typealias Next = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> Int32
            _ = function("XNextEvent", in: library, as: Next.self)(display, &event)
            if event[0] & 0xFFFF_FFFF == damageEvent { count += 1 }
        }
        return count
    }
}
