import Foundation
import Testing

extension Desktop {
    @Suite struct ThePointer {
        @Test func aRightClickOpensTheMenuWhereItWas() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                let before = try app.stillPicture()
                let place = try app.tile("Right-click me").frame.middle
                let menu = try app.rightClick("Right-click me")
                #expect(menu.frame.origin == place)
                #expect(menu.rows.map(\.name) == ["Share", "Rename", "Delete"])
                for row in menu.rows {
                    #expect(row.role == "menu item")
                    #expect(row.isEnabled)
                    #expect(!row.isFocused, "Nothing is highlighted that was not pointed at.")
                    #expect(row.actions == ["activate"])
                    #expect(menu.frame.contains(row.frame))
                }
                let picture = try app.stillPicture()
                // The panel with its shadow is all that is new.
                let changed = try #require(picture.changes(since: before))
                #expect(changed.contains(menu.frame.insetBy(dx: 1, dy: 1)))
                #expect(menu.frame.insetBy(dx: -34, dy: -34).contains(changed))
                #expect(picture[menu.frame.midX, menu.frame.minY + 3].isNear(.gray(252)))
                let below = CGPoint(x: menu.frame.midX, y: menu.frame.maxY + 3)
                #expect(picture[below.x, below.y].brightness < before[below.x, below.y].brightness - 4, "There is a shadow.")
                // A dark title, a red one.
                let share = try #require(menu.row("Share")), delete = try #require(menu.row("Delete"))
                #expect(picture.contains(in: share.frame) { $0.brightness < 90 })
                #expect(!picture.contains(in: share.frame) { $0.red > 180 && $0.green < 120 })
                #expect(picture.contains(in: delete.frame) { $0.red > 180 && $0.green < 120 })
            }
        }

        @Test func aClickOnARowChoosesIt() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                let before = try app.stillPicture()
                let row = try #require(try app.rightClick("Right-click me").row("Rename"))
                try app.move(to: row)
                try app.findFocus(at: "Rename")
                #expect(try app.stillPicture()[row.frame.minX + 3, row.frame.midY].brightness < 245, "The row is highlighted.")
                try Pointer.click()
                try app.findStatus("Chose “Rename”")
                try app.waitForNoMenu()
                // Nothing of the menu is left on the screen: only the status is new.
                let status = try app.find("label", "Chose “Rename”")
                let changed = try #require(try app.stillPicture().changes(since: before))
                #expect(status.frame.insetBy(dx: -2, dy: -2).contains(changed))
            }
        }

        @Test func pressDragReleaseChooses() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Pointer.move(to: app.onScreen(app.tile("Right-click me").frame.middle))
                try Pointer.down(.secondary)
                let row = try #require(try app.findMenu().row("Delete"))
                try app.move(to: row)
                try app.findFocus(at: "Delete")
                try Pointer.up(.secondary)
                try app.findStatus("Chose “Delete”")
                try app.waitForNoMenu()
            }
        }

        /// Case 27.
        @Test(arguments: [
            // So little room that a row comes to lie under the pointer.
            (window: CGSize(width: 250, height: 150), point: CGPoint(x: 125, y: 90)),
            // The bottom right corner: the menu opens to the left and upwards.
            (window: CGSize(width: 250, height: 210), point: CGPoint(x: 208, y: 206)),
        ])
        func theOpeningClicksReleaseChoosesNothing(window: CGSize, point: CGPoint) throws {
            try DesktopApp.gallery(screen: "Single View", size: window) { app in
                try Pointer.click(.secondary, at: app.onScreen(point))
                let menu = try app.findMenu()
                #expect(menu.frame.insetBy(dx: -1, dy: -1).contains(point))
                #expect(CGRect(origin: .zero, size: window).contains(menu.frame))
                try app.passInput()
                #expect(app.outcomes == [])
                // The menu is alive all the same.
                try Keys.press("End")
                try app.findFocus(at: "Delete")
                try Keys.press("Return")
                try app.findStatus("Chose “Delete”")
            }
        }

        @Test func anotherRightClickMovesTheMenu() throws {
            try DesktopApp.gallery(screen: "Menu Elements") { app in
                let first = try app.rightClick("Rows and states", at: CGPoint(x: 30, y: 30))
                let tile = try app.tile("Rows and states")
                let place = CGPoint(x: tile.frame.minX + 15, y: tile.frame.minY + 20)
                try #require(!first.frame.contains(place))
                try Pointer.click(.secondary, at: app.onScreen(place))
                try app.find("the menu at the new place") { tree in
                    tree.all("menu").map(\.frame.origin) == [place] ? () : nil
                }
                #expect(app.openings == 2)
                // Another view's menu comes in one go too.
                try Pointer.click(.secondary, at: app.onScreen(app.tile("Deferred rows").frame.middle))
                try app.find("menu", "Share with")
                try app.findMenus(1)
                #expect(app.openings == 3)
                #expect(app.outcomes.count == 2)
            }
        }

        @Test func aClickOutsideOnlyClosesTheMenu() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try app.rightClick("Right-click me")
                try app.click(app.find("push button", "Gallery"))
                try app.waitForNoMenu()
                try app.passInput()
                #expect(app.outcomes == ["clickedOutside"])
                try app.find("heading", "Single View")
                // The next click is the button's.
                try Pointer.click()
                try app.find("push button", "Single View")
            }
        }

        @Test func theWheelScrollsALongMenu() throws {
            try DesktopApp.gallery(screen: "Long Menu") { app in
                let menu = try app.rightClick("2,000 rows")
                #expect(menu.rows.first?.name == "Number 1")
                #expect(menu.row("Number 2000") == nil)
                try Pointer.move(to: app.onScreen(menu.frame.middle))
                try Pointer.click(.wheelDown, times: 5)
                try app.find("rows further down") { tree in
                    tree.all("menu").first?.rows.first.flatMap { $0.name == "Number 1" ? nil : $0 }
                }
                try Pointer.click(.wheelDown, times: 60)
                try app.findRow(beyond: 60)
                #expect(try app.findMenu().frame == menu.frame)
                try Pointer.click(.wheelUp, times: 70)
                try app.find("menu item", "Number 1")
                #expect(app.outcomes == [])
            }
        }

        @Test func thePointerAtALongMenusEdgeScrollsIt() throws {
            try DesktopApp.gallery(screen: "Long Menu") { app in
                let menu = try app.rightClick("2,000 rows")
                try Pointer.move(to: app.onScreen(CGPoint(x: menu.frame.midX, y: menu.frame.maxY - 12)))
                try app.wait("a row beyond 60 comes by") {
                    // The rows do not stand still: one look has to do.
                    let rows = try app.readTree()?.all("menu").first?.rows ?? []
                    return rows.contains { Int($0.name.dropFirst("Number ".count)) ?? 0 > 60 }
                }
            }
        }

        @Test func theMousesBackButtonGoesBack() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try app.rightClick("Right-click me")
                // With a menu up it is a click outside.
                try Pointer.move(to: CGPoint(x: 100, y: 600))
                try Pointer.click(.back)
                try app.waitForNoMenu()
                try app.passInput()
                try app.find("heading", "Single View")
                try Pointer.click(.back)
                try app.find("push button", "Single View")
            }
        }

        /// The pointer gets to the next place in one motion, as automation moves it: GTK 4.8 then gave the press to a popover that
        /// was closed just before. Whether the menu was in the window or outside must make no difference.
        @Test(arguments: [CGSize(width: 1024, height: 720), CGSize(width: 360, height: 260)])
        func aPressAfterAJumpArrives(window: CGSize) throws {
            try DesktopApp.gallery(size: window) { app in
                for _ in 1...3 {
                    try app.open("Menu Elements")
                    let row = try #require(try app.rightClick("Rows and states").row("Copy"))
                    let back = try app.find("push button", "Gallery").frame.middle
                    try app.move(to: row)
                    try Pointer.click()
                    try Pointer.jump(to: app.onScreen(back))
                    try Pointer.click()
                    try app.find("push button", "Single View")
                }
            }
        }
    }
}
