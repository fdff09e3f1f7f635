import Foundation
import Testing

extension Desktop {
    @Suite struct AssistiveTechnology {
        /// Case 64.
        @Test func aViewsMenuOpensAndIsUsedByActions() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                let tile = try app.tile("Right-click me")
                #expect(tile.actions == ["show-menu"])
                try app.perform("show-menu", on: tile)
                let menu = try app.findMenu()
                #expect(menu.frame.origin == CGPoint(x: tile.frame.minX, y: tile.frame.maxY))
                let row = try app.findFocus(at: "Share")
                try app.perform("activate", on: row)
                try app.findStatus("Chose “Share”")
                try app.waitForNoMenu()
            }
        }

        @Test func theFocusGoesIntoTheMenuAndBack() throws {
            try DesktopApp.gallery(screen: "Single View") { app in
                try Keys.press("Tab")
                try app.perform("show-menu", on: app.findFocus(at: "Right-click me"))
                try app.findFocus(at: "Share")
                try Keys.press("Escape")
                try app.waitForNoMenu()
                try app.findFocus(at: "Right-click me")
                // Taken by the pointer, it goes back as well.
                let menu = try app.rightClick("Right-click me")
                try app.move(to: try #require(menu.row("Rename")))
                try app.findFocus(at: "Rename")
                try Pointer.click()
                try app.findStatus("Chose “Rename”")
                try app.findFocus(at: "Right-click me")
            }
        }

        @Test func aScreenReaderIsOfferedTheRowsOfTheFocusedViewsMenu() throws {
            let reader = AccessibilityReader.shared
            try DesktopApp.gallery(screen: "Single View") { app in
                try Keys.press("Tab")
                try app.wait("the tile offers its menu alone", until: { try app.findFocus(at: "Right-click me").actions == ["show-menu"] })
                try reader.announceScreenReader(true)
                defer { try? reader.announceScreenReader(false) }
                let tile = try app.find("the rows as actions of the tile") { tree in
                    tree.first("panel", "Right-click me").flatMap { $0.actions.count > 1 ? $0 : nil }
                }
                // GTK tells them in no order.
                #expect(Set(tile.actions) == ["show-menu", "menu.Share", "menu.Rename", "menu.Delete"])
                try app.perform("menu.Rename", on: tile)
                try app.findStatus("Chose “Rename”")
                #expect(app.openings == 0)
            }
        }

        @Test func everyKindOfRowIsTold() throws {
            try DesktopApp.gallery(screen: "Menu Elements") { app in
                let menu = try app.rightClick("Rows and states")
                #expect(menu.name == "All kinds of rows")
                #expect(menu.children.map { "\($0.role) \($0.name)" } == [
                    "heading All kinds of rows", "menu item Duplicate", "menu item Copy", "check menu item Add to Favourites",
                    "check menu item Some are selected", "check menu item Show Hidden Files", "menu item Cannot be chosen", "separator ",
                    "heading Sort by", "radio menu item Name", "radio menu item Date", "radio menu item Size", "separator ",
                    "menu item Delete",
                ])
                #expect(menu.row("Duplicate")?.description == "Makes a copy beside the original")
                #expect(menu.rows.filter(\.isChecked).map(\.name) == ["Add to Favourites", "Show Hidden Files", "Name"])
                #expect(menu.rows.filter { $0.states.contains("indeterminate") }.map(\.name) == ["Some are selected"])
                // Case 22: a disabled row is there to be read.
                #expect(menu.rows.filter { !$0.isEnabled }.map(\.name) == ["Cannot be chosen"])
                #expect(menu.row("Cannot be chosen")?.actions == [])
            }
        }

        @Test func aRowThatKeepsTheMenuChangesItsState() throws {
            try DesktopApp.gallery(screen: "Menu Elements") { app in
                let menu = try app.rightClick("Rows and states")
                try app.perform("activate", on: try #require(menu.row("Show Hidden Files")))
                try app.findStatus("Hidden files: not shown")
                try app.find("the row without its mark") { tree in
                    tree.all("menu").first?.row("Show Hidden Files").flatMap { $0.isChecked ? nil : $0 }
                }
                // The mark of a group moves.
                try app.perform("activate", on: try #require(try app.findMenu().row("Size")))
                try app.findStatus("Sorted by Size")
                try app.waitForNoMenu()
                let again = try app.rightClick("Rows and states")
                #expect(again.rows.filter(\.isChecked).map(\.name) == ["Add to Favourites", "Size"])
            }
        }

        @Test func deferredRowsComeIn() throws {
            try DesktopApp.gallery(screen: "Menu Elements") { app in
                let menu = try app.rightClick("Deferred rows")
                #expect(menu.row("Copy Link") != nil)
                let row = try app.find("menu item", "Grace")
                try app.click(row)
                try app.findStatus("Chose “Grace”")
            }
        }

        @Test func anAlertTakesOverFromTheMenu() throws {
            try DesktopApp.gallery(screen: "Handlers") { app in
                try app.click(try #require(try app.rightClick("Handlers").row("Show an Alert…")))
                let delete = try app.find("push button", "Delete")
                try app.waitForNoMenu()
                // What the alert covers cannot be reached.
                #expect(try app.readTree()?.first("panel", "Handlers") == nil)
                try app.click(delete)
                try app.findStatus("Deleted")
                try app.find("panel", "Handlers")
            }
        }

        @Test func theViewMayGoWhenItsMenuIsUsed() throws {
            try DesktopApp.gallery(screen: "Handlers") { app in
                try Keys.press("Tab")
                try app.findFocus(at: "Handlers")
                try app.click(try #require(try app.rightClick("Handlers").row("Remove the Tile")))
                try app.findStatus("The tile is gone; go back to see it again.")
                try app.find("the screen without the tile") { $0.first("panel", "Handlers") == nil ? () : nil }
            }
        }
    }
}
