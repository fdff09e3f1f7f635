import Foundation
import Testing

extension DesktopApp {
    /// Starts the Gallery, lets `body` use it, closes its window, and wants it to end well and to have complained of nothing.
    /// A picture of the screen is kept when `body` fails.
    static func gallery(
        environment: [String: String?] = [:], screen: String? = nil, size: CGSize? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (DesktopApp) throws -> Void
    ) throws {
        // Out of the way, over nothing.
        try Pointer.jump(to: CGPoint(x: 1270, y: 1014))
        let app = try DesktopApp("Gallery", environment: environment)
        do {
            try app.find("push button", "Single View")
            if let size { try app.resize(to: size) }
            if let screen { try app.open(screen) }
            try body(app)
            try app.close()
            #expect(try app.waitForEnd() == 0, sourceLocation: sourceLocation)
        } catch {
            let picture = FileManager.default.temporaryDirectory.appendingPathComponent("DesktopTests-\(sourceLocation.line).ppm")
            try? ScreenPicture.take().write(to: picture)
            app.stop()
            throw DesktopError("\(error)\nThe screen: \(picture.path)")
        }
        #expect(app.complaints == [], sourceLocation: sourceLocation)
    }

    // MARK: Window

    var window: XWindow {
        get throws { try wait("there is a window") { XServer.shared.windows.first { !$0.isPopup } } }
    }

    var popups: [XWindow] { XServer.shared.windows.filter(\.isPopup) }

    /// Closes the window as its close button would.
    func close() throws { XServer.shared.requestClose(try window) }

    func resize(to size: CGSize) throws {
        try XDoTool.run(["windowsize", "\(window.id)", "\(Int(size.width * scale))", "\(Int(size.height * scale))"])
        try find("the window's new size") { tree in
            tree.all("frame").first.flatMap { $0.frame.size == size ? $0 : nil }
        }
    }

    /// Units: pixels of the screen.
    func move(to point: CGPoint) throws {
        try XDoTool.run(["windowmove", "\(window.id)", "\(Int(point.x))", "\(Int(point.y))"])
        origin = point
        try wait("the window moved") { try window.frame.origin == point }
    }

    /// Returns when the program dealt with all input that was sent: a key that means nothing comes in last.
    func passInput() throws {
        func count() -> Int { trace("input").filter { $0.hasPrefix("keyReleased") && $0.contains("usage: 225") }.count }
        let before = count()
        try Keys.press("Shift_L")
        try wait("the input was dealt with") { count() > before }
    }

    /// What is on the screen once nothing moves any more.
    func stillPicture() throws -> ScreenPicture {
        var last = ScreenPicture.take()
        try wait("the screen is still") {
            usleep(50_000)
            let picture = ScreenPicture.take()
            defer { last = picture }
            return picture.changes(since: last) == nil
        }
        return last
    }

    /// How many menus were opened since the program started.
    var openings: Int { trace("session").filter { $0.hasSuffix("→ open") }.count }
    /// What was chosen, and why menus closed, since the screen was opened.
    var outcomes: [String] { Array(trace("outcome").dropFirst(earlierOutcomes)) }

    // MARK: Screens

    /// Opens a screen from the list without the pointer, so that nothing depends on where the row stands.
    func open(_ screen: String) throws {
        try find("push button", "Single View")
        if try readTree()?.first("push button", screen) == nil {
            // Only rows in sight are there.
            try Pointer.jump(to: onScreen(CGPoint(x: 200, y: 400)))
            try wait("the list shows “\(screen)”", until: {
                let isThere = try readTree()?.first("push button", screen) != nil
                if !isThere { try Pointer.click(.wheelDown, times: 2) }
                return isThere
            })
            try Pointer.jump(to: CGPoint(x: 1270, y: 1014))
        }
        try perform("activate", on: find("push button", screen))
        try find("heading", screen)
        try find("push button", "Gallery")
        earlierOutcomes = trace("outcome").count
    }

    func tile(_ name: String) throws -> AccessibleNode { try find("panel", name) }

    /// Opens the menu of a tile with the mouse. Units: the point is in the tile; its middle when nil.
    @discardableResult
    func rightClick(_ tile: String, at point: CGPoint? = nil) throws -> AccessibleNode {
        let frame = try self.tile(tile).frame
        try Pointer.click(.secondary, at: onScreen(point.map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) } ?? frame.middle))
        return try findMenu()
    }

    /// Units: points of the window to pixels of the screen.
    func onScreen(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale + origin.x, y: point.y * scale + origin.y) }

    func onScreen(_ rect: CGRect) -> CGRect {
        CGRect(origin: onScreen(rect.origin), size: CGSize(width: rect.width * scale, height: rect.height * scale))
    }

    func move(to node: AccessibleNode) throws { try Pointer.move(to: onScreen(node.frame.middle)) }
    func click(_ node: AccessibleNode) throws { try Pointer.click(at: onScreen(node.frame.middle)) }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX.rounded(.down), y: midY.rounded(.down)) }
}
