import Foundation
import Testing

extension Desktop {
    @Suite struct Lists {
        private func row(_ name: String, _ app: DesktopApp) throws -> AccessibleNode {
            try app.find("the row “\(name)”") { tree in tree.everything.first { $0.name.hasPrefix(name) && $0.frame.width > 300 } }
        }

        private func rightClick(_ point: CGPoint, _ app: DesktopApp) throws -> [String] {
            try Pointer.click(.secondary, at: app.onScreen(point))
            return try app.findMenu().rows.map(\.name)
        }

        private func escape(_ app: DesktopApp) throws {
            try Keys.press("Escape")
            try app.waitForNoMenu()
        }

        @Test func aRowTheSelectionAndTheEmptyAreaHaveMenusOfTheirOwn() throws {
            try DesktopApp.gallery(screen: "Multiple Selection") { app in
                let chile = try row("Chile", app), austria = try row("Austria", app), egypt = try row("Egypt", app)
                let plain = try app.stillPicture()
                #expect(try rightClick(chile.frame.middle, app).first == "Share")
                // The row that the menu is about has an outline.
                let edge = CGPoint(x: chile.frame.minX + 1, y: chile.frame.midY)
                #expect(try app.stillPicture()[edge.x, edge.y] != plain[edge.x, edge.y])
                try escape(app)
                #expect(try app.stillPicture()[edge.x, edge.y] == plain[edge.x, edge.y])

                try app.click(austria)
                try XDoTool.run(["keydown", "ctrl"])
                try app.click(chile)
                try XDoTool.run(["keyup", "ctrl"])
                let names = try app.find("two selected rows") { tree in
                    let names = tree.everything.filter { $0.states.contains("selected") }.map(\.name)
                    return names.count == 2 ? names : nil
                }
                #expect(names == ["Austria, Vienna", "Chile, Santiago"])
                let selected = try rightClick(chile.frame.middle, app)
                #expect(selected.first == "Share Selected")
                try escape(app)
                // A row beside the selection is meant alone.
                #expect(try rightClick(egypt.frame.middle, app).first == "Share")
                try escape(app)

                let below = CGPoint(x: egypt.frame.midX, y: try app.window.frame.height / app.scale - 30)
                #expect(try rightClick(below, app) == ["New Country", "Select All"])
                try app.click(try #require(try app.findMenu().row("New Country")))
                _ = try row("Kenya", app)
                try app.waitForNoMenu()
            }
        }

        @Test func returnAndTheMenuKeyActOnTheFocusedRow() throws {
            try DesktopApp.gallery(screen: "Table") { app in
                _ = try row("Water the plants", app)
                try Keys.press("Tab", "Down")
                try Keys.press("Menu")
                let menu = try app.findMenu()
                let first = try row("Water the plants", app), second = try row("Answer letters", app)
                #expect([first, second].contains { abs($0.frame.maxY - menu.frame.minY) < 2 }, "It hangs from the row.")
                try escape(app)
            }
        }
    }
}
