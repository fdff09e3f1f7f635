import Foundation
import Testing

extension Desktop {
    @Suite struct Appearance {
        @Test func darkIsDark() throws {
            try DesktopApp.gallery(environment: ["PLATTER_STYLE": "dark"], screen: "Single View") { app in
                let menu = try app.rightClick("Right-click me")
                let picture = try app.stillPicture()
                #expect(picture[10, 600].isNear(.gray(0)))
                #expect(picture[menu.frame.midX, menu.frame.minY + 3].isNear(.gray(51)))
                let share = try #require(menu.row("Share"))
                #expect(picture.contains(in: share.frame) { $0.brightness > 200 })
                try app.move(to: share)
                try app.findFocus(at: "Share")
                try app.wait("the row is lighter") { ScreenPicture.take()[share.frame.minX + 3, share.frame.midY].brightness > 60 }
            }
        }

        @Test func rightToLeftMirrors() throws {
            try DesktopApp.gallery(environment: ["PLATTER_DIRECTION": "rtl"], screen: "Submenus") { app in
                #expect(try app.find("push button", "Gallery").frame.minX > 900)
                let place = try app.tile("Submenus").frame.middle
                let menu = try app.rightClick("Submenus")
                #expect(CGPoint(x: menu.frame.maxX, y: menu.frame.minY) == place)
                // The title stands at the right.
                let share = try #require(menu.row("Share")), picture = try app.stillPicture()
                let halves = share.frame.divided(atDistance: share.frame.width / 2, from: .minXEdge)
                #expect(picture.contains(in: halves.remainder) { $0.brightness < 90 })
                #expect(!picture.contains(in: halves.slice) { $0.brightness < 90 })
                try app.move(to: try #require(menu.row("Edit…")))
                let submenu = try app.findMenus(2)[1]
                #expect(abs(submenu.frame.maxX - menu.frame.minX) <= 6)
                try Keys.press("Escape", "Escape")
                try app.waitForNoMenu()
                // Left goes in, Right goes out.
                try Keys.press("Tab", "Menu", "Down", "Left")
                try app.findMenus(2)
                try app.findFocus(at: "Rename")
                try Keys.press("Right")
                try app.findMenus(1)
                try app.findFocus(at: "Edit…")
            }
        }

        @Test(arguments: [CGSize(width: 600, height: 480), CGSize(width: 360, height: 260)])
        func twoPixelsAPoint(window: CGSize) throws {
            try DesktopApp.gallery(environment: ["GDK_SCALE": "2"], screen: "Menu Elements", size: window) { app in
                let tile = try app.tile("Rows and states")
                let menu = try app.rightClick("Rows and states", at: CGPoint(x: 10, y: 10))
                if app.popups.isEmpty { #expect(menu.frame.minX == tile.frame.minX + 10) }
                #expect(app.popups.isEmpty == (window.width > 400))
                let row = try #require(menu.row("Copy"))
                let place = app.onScreen(row.frame)
                #expect(try app.stillPicture()[place.minX + 4, place.midY].isNear(.gray(252)))
                try app.move(to: row)
                try app.findFocus(at: "Copy")
                try app.wait("the row is highlighted") { ScreenPicture.take()[place.minX + 4, place.midY].brightness < 245 }
                try Pointer.click()
                try app.findStatus("Chose “Copy”")
            }
        }
    }
}
