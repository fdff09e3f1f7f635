import Foundation
import Testing

extension Desktop {
    @Suite struct Submenus {
        @Test func hoveringOpensThemOneBesideTheOther() throws {
            try DesktopApp.gallery(screen: "Submenus") { app in
                let root = try app.rightClick("Submenus")
                #expect(root.rows.map(\.name) == ["Share", "Edit…", "Move to"])
                let edit = try #require(root.row("Edit…"))
                // GTK 4.8 keeps has-popup to itself.
                #expect(edit.states.contains("expandable"))
                #expect(!edit.states.contains("expanded"))
                try app.move(to: edit)
                let two = try app.findMenus(2)
                #expect(two[0].row("Edit…")?.states.contains("expanded") == true)
                #expect(two[1].rows.map(\.name) == ["Rename", "Delete"])
                #expect(abs(two[1].frame.minX - root.frame.maxX) <= 6)
                #expect(two[1].rows[0].frame.minY == edit.frame.minY)
                // Across the rows that lie on the way.
                try app.move(to: try #require(two[1].row("Delete")))
                let three = try app.findMenus(3)
                #expect(three[2].rows.map(\.name) == ["Cancel", "Delete"])
                // To another row of the root: one path is open at a time.
                try app.move(to: try #require(root.row("Move to")))
                let other = try app.find("the other submenu") { tree in
                    tree.all("menu").count == 2 ? tree.all("menu")[1].row("Pictures") : nil
                }
                try app.click(other)
                try app.findStatus("Chose “Pictures”")
                try app.waitForNoMenu()
                #expect(app.openings == 1)
            }
        }

        @Test func aClickOpensWithoutWaiting() throws {
            try DesktopApp.gallery(screen: "Submenus") { app in
                try app.click(try #require(try app.rightClick("Submenus").row("Move to")))
                let music = try #require(try app.findMenus(2)[1].row("Music"))
                try app.click(music)
                try app.findStatus("Chose “Music”")
            }
        }

        @Test func arrowsGoInAndOut() throws {
            try DesktopApp.gallery(screen: "Submenus") { app in
                try Keys.press("Tab", "Menu", "Down")
                try app.findFocus(at: "Edit…")
                try Keys.press("Right")
                #expect(try app.findMenus(2)[0].row("Edit…")?.states.contains("expanded") == true)
                try app.findFocus(at: "Rename")
                try Keys.press("Down", "Right")
                try app.findMenus(3)
                try app.findFocus(at: "Cancel")
                try Keys.press("Left")
                try app.findMenus(2)
                try app.findFocus(at: "Delete")
                try Keys.press("Escape")
                let root = try app.findMenu()
                try app.findFocus(at: "Edit…")
                #expect(root.row("Edit…")?.states.contains("expanded") == false)
                try Keys.press("Return")
                try app.findFocus(at: "Rename")
                try Keys.press("Return")
                try app.findStatus("Chose “Rename”")
                try app.waitForNoMenu()
                try app.findFocus(at: "Submenus")
            }
        }
    }
}
