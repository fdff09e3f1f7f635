import Foundation
import Testing

extension Desktop {
    @Suite struct TheKeyboard {
        @Test(arguments: ["Menu", "shift+F10"])
        func theMenuKeyOpensTheMenuOfTheFocusedView(key: String) throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                let before = try app.stillPicture()
                try Keys.press("Tab")
                let tile = try app.findFocus(at: "Right-click me")
                try app.wait("a ring is drawn around the tile") {
                    ScreenPicture.take().changes(since: before).map { $0.contains(tile.frame) } ?? false
                }
                try Keys.press(key)
                let menu = try app.findMenu()
                // Under the view, wherever the pointer is.
                #expect(menu.frame.origin == CGPoint(x: tile.frame.minX, y: tile.frame.maxY))
                // Who cannot point starts somewhere.
                try app.findFocus(at: "Share")
                try Keys.press("Down")
                try app.findFocus(at: "Rename")
                try Keys.press("Down", "Down")
                try app.findFocus(at: "Share")
                try Keys.press("Up")
                try app.findFocus(at: "Delete")
                try Keys.press("Home")
                try app.findFocus(at: "Share")
                try Keys.press("End", "Up")
                try app.findFocus(at: "Rename")
                try Keys.press("Return")
                try app.findStatus("Chose “Rename”")
                try app.waitForNoMenu()
                try app.findFocus(at: "Right-click me")
            }
        }

        @Test func theKeyThatOpenedTheMenuClosesIt() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Keys.press("Tab", "Menu")
                try app.findFocus(at: "Share")
                try Keys.press("Menu")
                try app.waitForNoMenu()
                try app.findFocus(at: "Right-click me")
                #expect(app.outcomes == ["escaped"])
            }
        }

        @Test func aKeyThatIsHeldOpensTheMenuOnce() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Keys.press("Tab")
                try Keys.down("Menu")
                defer { try? Keys.up("Menu") }
                try app.findFocus(at: "Share")
                try app.wait("the key repeats") {
                    app.trace("input").filter { $0.hasPrefix("keyPressed") && $0.hasSuffix("isRepeat: true)") }.count > 5
                }
                #expect(app.openings == 1)
                #expect(app.outcomes == [])
            }
        }

        @Test func escapeClosesTheMenuThenGoesBack() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try app.rightClick("Right-click me")
                try Keys.press("Escape")
                try app.waitForNoMenu()
                try app.passInput()
                #expect(app.outcomes == ["escaped"])
                try app.find("heading", "Single View")
                try Keys.press("Escape")
                try app.find("push button", "Single View")
            }
        }

        @Test func typingFindsARow() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Keys.press("Tab", "Menu")
                try app.findFocus(at: "Share")
                try Keys.type("del")
                try app.findFocus(at: "Delete")
                // The space bar would go on typing for a while.
                try Keys.press("Return")
                try app.findStatus("Chose “Delete”")
            }
        }

        @Test func theFocusedRowOfALongMenuIsInSight() throws {
            try DesktopApp.gallery(screen: "Long Menu") { app in
                try Keys.press("Tab", "Menu")
                try app.findFocus(at: "Number 1")
                try Keys.press("End")
                let last = try app.findFocus(at: "Number 2000")
                #expect(try app.findMenu().frame.contains(last.frame))
                try Keys.press("Page_Up")
                try app.find("a row a page higher") { tree in tree.focused.flatMap { $0.name == "Number 2000" ? nil : $0 } }
                try Keys.press("Home")
                let first = try app.findFocus(at: "Number 1")
                #expect(try app.findMenu().frame.contains(first.frame))
            }
        }

        /// The pointer lies still beside the menu, and must not take the highlight away when the display first tells of it.
        @Test func aPointerThatLiesStillLeavesTheHighlightAlone() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Pointer.jump(to: CGPoint(x: 100, y: 600))
                try Keys.press("Tab", "Menu", "Down", "Down")
                try app.findFocus(at: "Delete")
                try Pointer.move(to: CGPoint(x: 110, y: 610))
                try app.passInput()
                try Keys.press("Up")
                try app.findFocus(at: "Rename")
            }
        }
    }
}
