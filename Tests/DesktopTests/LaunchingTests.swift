import Foundation
import Testing

extension Desktop {
    @Suite struct Launching {
        @Test func theWindowHasATitleAndAList() throws {
            try DesktopApp.gallery { app in
                #expect(try XDoTool.run(["getwindowname", "\(app.window.id)"]) == "Platter Gallery")
                let frame = try app.find("frame", "Platter Gallery")
                #expect(Set(frame.all("push button").map(\.name)).isSuperset(of: ["Single View", "Submenus", "Long Menu"]))
                let row = try #require(frame.first("push button", "Single View"))
                #expect(row.description == "One view, three actions")
                #expect(Set(row.actions) == ["activate", "show-menu"])
                #expect(frame.first("heading", "Gallery") != nil)
                // What assistive technology is told is where it is drawn.
                let picture = try app.stillPicture()
                #expect(picture[row.frame.minX + 40, row.frame.minY + 3] == .gray(255))
                #expect(picture[row.frame.minX - 5, row.frame.minY + 3] == ScreenPicture.Pixel(red: 242, green: 242, blue: 247))
            }
        }

        @Test func theWindowsCloseButtonEndsTheProgram() throws {
            let app = try DesktopApp("Gallery")
            try app.find("push button", "Single View")
            try app.close()
            #expect(try app.waitForEnd() == 0)
            #expect(app.complaints == [])
        }

        @Test func withoutADisplayThereIsOneSentence() throws {
            let app = try DesktopApp("Gallery", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
            #expect(try app.waitForEnd() == 1)
            let lines = app.errors.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(lines.first?.contains("DISPLAY") == true)
            #expect(app.output == "")
        }

        @Test func aDisplayThatDoesNotAnswerIsNamed() throws {
            let app = try DesktopApp("Gallery", environment: ["DISPLAY": ":4099", "WAYLAND_DISPLAY": nil])
            #expect(try app.waitForEnd() == 1)
            #expect(app.errors.split(separator: "\n").count == 1)
            #expect(app.errors.contains("DISPLAY=:4099"))
        }

        /// The app-delegate life cycle in Apple's order; then each way in which code waits for the main loop.
        @Test func anAppDelegateWithMainHearsOfItsLife() throws {
            let app = try DesktopApp("LaunchProbe")
            #expect(try app.waitForEnd() == 0)
            #expect(app.output.split(separator: "\n") == [
                "didFinishLaunching", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didBecomeActive",
                "main queue", "main actor", "timer", "run loop", "viewWillDisappear", "viewDidDisappear", "willTerminate",
            ])
            #expect(app.complaints == [])
        }

        @Test func anIdleWindowDrawsNothing() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                let server = XServer.shared
                server.watchDrawing(in: try app.window)
                // It is seen when something is drawn.
                let menu = try app.rightClick("Right-click me")
                try app.move(to: try #require(menu.row("Rename")))
                try app.findFocus(at: "Rename")
                #expect(server.takeDrawingCount() > 0)
                // An open menu is idle too. The only way to see that nothing happens is to look for a while.
                #expect(try app.drawings(during: 0.7) == 0)
                try Keys.press("Escape")
                try app.waitForNoMenu()
                #expect(try app.drawings(during: 0.7) == 0)
                let wakes = app.wakeUps
                usleep(500_000)
                // A frame clock that runs on would wake it thirty times.
                #expect(app.wakeUps - wakes < 10)
            }
        }
    }
}

extension DesktopApp {
    /// How often something was drawn in the window that is watched, after what was still on its way. Units: seconds.
    fileprivate func drawings(during time: TimeInterval) throws -> Int {
        try wait("the window is quiet") {
            usleep(100_000)
            return XServer.shared.takeDrawingCount() == 0 ? () : nil
        }
        usleep(UInt32(time * 1e6))
        return XServer.shared.takeDrawingCount()
    }

    /// How often the program's main thread went to sleep and was woken.
    fileprivate var wakeUps: Int {
        let status = (try? String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }
}
