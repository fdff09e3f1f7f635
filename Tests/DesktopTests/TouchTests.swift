import Foundation
import Testing

extension Desktop {
    /// The mouse as a finger, as `PLATTER_POINTER=touch` makes it.
    @Suite struct TheFinger {
        private static let touch: [String: String?] = ["PLATTER_POINTER": "touch"]

        /// Presses the middle of a tile and holds until its menu is up.
        private func hold(_ tile: String, _ app: DesktopApp) throws -> AccessibleNode {
            try Pointer.move(to: app.onScreen(try app.tile(tile).frame.middle))
            try Pointer.down()
            return try app.findMenu()
        }

        @Test func holdingLiftsTheViewAndOpensTheMenuBesideIt() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "Single View") { app in
                let tile = try app.tile("Right-click me").frame
                let before = try app.stillPicture()
                let menu = try hold("Right-click me", app)
                #expect(menu.rows.map(\.name) == ["Share", "Rename", "Delete"])
                #expect(!menu.frame.intersects(tile), "The list stands beside what was lifted.")
                try Pointer.up()
                let picture = try app.stillPicture()
                #expect(try app.findMenu().frame == menu.frame, "Lifting the finger leaves the menu open.")
                // The world behind is dimmed, the lifted view is not.
                let far = try CGPoint(x: 20, y: app.window.frame.height / app.scale - 20)
                #expect(picture[far.x, far.y].brightness < before[far.x, far.y].brightness - 10)
                #expect(picture[tile.midX, tile.minY + 12].isNear(before[tile.midX, tile.minY + 12], within: 6))
                #expect(app.outcomes == [])
                // A tap beside it closes it, and does nothing else.
                try Pointer.click(at: app.onScreen(far))
                try app.waitForNoMenu()
                #expect(app.outcomes == ["clickedOutside"])
                #expect(try app.stillPicture().changes(since: before) == nil, "Everything is as it was.")
            }
        }

        @Test func slidingToARowAndLettingGoChoosesIt() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "Single View") { app in
                let menu = try hold("Right-click me", app)
                try app.move(to: try #require(menu.row("Rename")))
                try app.findFocus(at: "Rename")
                try Pointer.up()
                try app.findStatus("Chose “Rename”")
                try app.waitForNoMenu()
                #expect(app.outcomes == ["choose “Rename”", "chosen"])
            }
        }

        @Test func aTapOnARowChoosesIt() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "Single View") { app in
                _ = try hold("Right-click me", app)
                try Pointer.up()
                _ = try app.stillPicture()
                try app.click(try #require(try app.findMenu().row("Delete")))
                try app.findStatus("Chose “Delete”")
                try app.waitForNoMenu()
            }
        }

        @Test func aSubmenuStandsOverItsParentAndItsHeadGoesBack() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "Right-to-left") { app in
                _ = try hold("Left to right", app)
                try Pointer.up()
                _ = try app.stillPicture()
                try app.click(try #require(try app.findMenu().row("Move to")))
                let inner = try app.find("the submenu") { tree in tree.all("menu").first { $0.row("Archive") != nil } }
                _ = try app.stillPicture()
                try app.click(try #require(inner.rows.first))
                try app.find("the parent alone") { tree in tree.all("menu").allSatisfy { $0.row("Archive") == nil } ? true : nil }
                #expect(app.outcomes == [])
                try Keys.press("Escape")
                try app.waitForNoMenu()
            }
        }

        @Test func aTouchThatScrollsOpensNoMenu() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "Inbox") { app in
                let before = try app.stillPicture()
                let start = try app.onScreen(CGPoint(x: app.window.frame.width / app.scale / 2, y: app.window.frame.height / app.scale - 120))
                try Pointer.move(to: start)
                try Pointer.down()
                try Pointer.move(to: CGPoint(x: start.x, y: start.y - 200))
                // As long as a menu would need.
                usleep(900_000)
                #expect(app.openings == 0)
                try Pointer.up()
                let changed = try #require(try app.stillPicture().changes(since: before))
                #expect(changed.height > 200, "The rows moved.")
                #expect(app.openings == 0 && app.outcomes == [])
            }
        }

        @Test func aTapOnThePreviewOpensIt() throws {
            try DesktopApp.gallery(environment: Self.touch, screen: "View Controller Preview") { app in
                let picture = try app.find("the first picture") { tree in tree.all("image").first }
                try Pointer.move(to: app.onScreen(picture.frame.middle))
                try Pointer.down()
                _ = try app.findMenu()
                try Pointer.up()
                _ = try app.stillPicture()
                let preview = try app.find("the preview") { tree in
                    tree.all("push button").max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
                }
                #expect(preview.frame.width > picture.frame.width)
                try app.click(preview)
                try app.find("heading", picture.name)
                try app.waitForNoMenu()
                #expect(app.outcomes.contains("committed") || app.outcomes.contains("popped"))
            }
        }
    }
}
