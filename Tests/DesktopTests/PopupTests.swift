import Foundation
import Testing

extension Desktop {
    /// Menus that do not fit into their window, and stand in a window of their own.
    @Suite struct Popups {
        private static let small = CGSize(width: 360, height: 260)

        @Test func aMenuLeavesASmallWindow() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                #expect(app.popups.isEmpty)
                let menu = try app.rightClick("Rows and states")
                let popup = try #require(app.popups.first)
                let window = try app.window.frame
                #expect(popup.frame.maxY > window.maxY + 50)
                #expect(popup.frame == app.onScreen(menu.frame), "Assistive technology is told where it stands.")
                #expect(menu.rows.count == 10)
                // What lies outside is drawn, and answers the pointer.
                let row = try #require(menu.row("Delete"))
                #expect(row.frame.minY > window.maxY)
                #expect(try app.stillPicture()[row.frame.minX + 3, row.frame.midY].isNear(.gray(252)))
                try app.move(to: row)
                try app.findFocus(at: "Delete")
                try app.wait("the row is highlighted") { ScreenPicture.take()[row.frame.minX + 3, row.frame.midY].brightness < 245 }
                try Pointer.click()
                try app.findStatus("Chose “Delete”")
                try app.waitForNoMenu()
                try app.wait("the popup is gone") { app.popups.isEmpty }
                #expect(app.outcomes == ["choose “Delete”", "chosen"])
            }
        }

        @Test func keysWorkInIt() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                try Keys.press("Tab", "Menu")
                try app.findFocus(at: "Duplicate")
                #expect(app.popups.count == 1)
                try Keys.press("Down", "Down")
                try app.findFocus(at: "Add to Favourites")
                try Keys.press("Escape")
                try app.waitForNoMenu()
                try app.wait("the popup is gone") { app.popups.isEmpty }
                try app.findFocus(at: "Rows and states")
                try Keys.press("Menu", "End", "Return")
                try app.findStatus("Chose “Delete”")
                try app.wait("the popup is gone") { app.popups.isEmpty }
            }
        }

        @Test func aClickOutsideClosesIt() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                try app.rightClick("Rows and states", at: CGPoint(x: 40, y: 40))
                try app.click(app.find("heading", "Menu Elements"))
                try app.waitForNoMenu()
                try app.wait("the popup is gone") { app.popups.isEmpty }
                #expect(app.outcomes == ["clickedOutside"])
            }
        }

        @Test func anotherRightClickMovesIt() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                let first = try app.rightClick("Rows and states", at: CGPoint(x: 60, y: 60))
                let place = CGPoint(x: first.frame.minX - 20, y: first.frame.minY - 10)
                try Pointer.click(.secondary, at: app.onScreen(place))
                try app.find("the menu at the new place") { tree in
                    tree.all("menu").map(\.frame.origin) == [place] ? () : nil
                }
                #expect(app.popups.count == 1)
                #expect(app.openings == 2)
            }
        }

        @Test func itsSubmenusArePopupsToo() throws {
            try DesktopApp.gallery(screen: "Submenus", size: CGSize(width: 160, height: 200)) { app in
                let root = try app.rightClick("Submenus")
                try app.move(to: try #require(root.row("Edit…")))
                try app.move(to: try #require(try app.findMenus(2)[1].row("Delete")))
                let deepest = try #require(try app.findMenus(3).last)
                #expect(app.popups.count == 3)
                try app.click(try #require(deepest.row("Cancel")))
                try app.findStatus("Chose “Cancel”")
                try app.wait("the popups are gone") { app.popups.isEmpty }
            }
        }

        @Test func itStaysOnTheScreen() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                try app.move(to: CGPoint(x: 1280 - 365, y: 1024 - 265))
                let menu = try app.rightClick("Rows and states")
                let popup = try #require(app.popups.first)
                #expect(CGRect(x: 0, y: 0, width: 1280, height: 1024).contains(popup.frame))
                #expect(popup.frame == app.onScreen(menu.frame))
                #expect(menu.rows.count == 10)
                try app.click(try #require(menu.row("Copy")))
                try app.findStatus("Chose “Copy”")
            }
        }

        @Test func aLongMenuScrollsInIt() throws {
            try DesktopApp.gallery(screen: "Long Menu", size: Popups.small) { app in
                let menu = try app.rightClick("2,000 rows")
                #expect(app.popups.count == 1)
                try Pointer.move(to: app.onScreen(menu.frame.middle))
                try Pointer.click(.wheelDown, times: 70)
                let row = try app.findRow(beyond: 60)
                try app.click(row)
                try app.findStatus("Chose “\(row.name)”")
            }
        }

        @Test func pressDragReleaseReachesIt() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                try Pointer.move(to: app.onScreen(app.tile("Rows and states").frame.middle))
                try Pointer.down(.secondary)
                // The screen may still come in, and the tree is read in many questions: it is read until the row is there.
                let row = try app.find("the last row") { $0.all("menu").first?.row("Delete") }
                #expect(row.frame.minY > Popups.small.height)
                try app.move(to: row)
                try app.findFocus(at: "Delete")
                try Pointer.up(.secondary)
                try app.findStatus("Chose “Delete”")
                try app.wait("the popup is gone") { app.popups.isEmpty }
            }
        }

        @Test(arguments: [Popups.small, CGSize(width: 800, height: 600)])
        func aMenuGoesWhenAnotherProgramGetsTheKeyboard(window: CGSize) throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: window) { app in
                try app.rightClick("Rows and states")
                try Pointer.move(to: CGPoint(x: 1200, y: 900))
                try XServer.shared.takeKeyboardAway()
                try app.waitForNoMenu()
                try app.wait("the popup is gone") { app.popups.isEmpty }
                #expect(app.outcomes == ["windowLostFocus"])
            }
        }

        @Test func itGoesWhenTheWindowIsResized() throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: Popups.small) { app in
                try app.rightClick("Rows and states")
                try app.resize(to: CGSize(width: 380, height: 280))
                try app.waitForNoMenu()
                try app.wait("the popup is gone") { app.popups.isEmpty }
                #expect(app.outcomes == ["windowResized"])
            }
        }

        @Test(arguments: [Popups.small, CGSize(width: 800, height: 600)])
        func theWindowMayCloseWithItsMenu(window: CGSize) throws {
            try DesktopApp.gallery(screen: "Menu Elements", size: window) { app in
                try app.rightClick("Rows and states")
                #expect(app.popups.isEmpty == (window != Popups.small))
            }
        }
    }
}
