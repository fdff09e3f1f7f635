import Foundation
import Testing

extension Desktop {
    @Suite struct Drags {
        /// Presses at one place of the screen and lets go at another, as a hand does it.
        private func drag(from start: CGPoint, to places: CGPoint...) throws {
            try Pointer.move(to: start)
            try Pointer.down()
            for place in places { try Pointer.move(to: place) }
            // A hand stays a moment before it lets go.
            try Pointer.move(to: CGPoint(x: places[places.count - 1].x + 2, y: places[places.count - 1].y + 2))
            try Pointer.up()
        }

        private func middle(_ tile: String, _ app: DesktopApp) throws -> CGPoint { app.onScreen(try app.tile(tile).frame.middle) }

        // MARK: Out

        @Test func anotherProgramTakesText() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.text, beside: app)
                try drag(from: middle("Text", app), to: partner.taker)
                try partner.wait(for: "took Dragged out of the Gallery", of: app)
                try app.findStatus("The item was copied.")
                #expect(app.outcomes == ["drag ends with copy"])
                // A row is text too.
                let row = try app.find("row with the town") { tree in tree.first("table cell", "Delft") ?? tree.first("list item", "Delft") }
                try drag(from: app.onScreen(row.frame.middle), to: partner.taker)
                try partner.wait(for: "took Delft", of: app)
            }
        }

        @Test func anotherProgramTakesALink() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.links, beside: app)
                try drag(from: middle("Link", app), to: partner.taker)
                try partner.wait(for: "took links https://www.gtk.org/", of: app)
                try app.findStatus("The item was copied.")
            }
        }

        @Test func anotherProgramTakesAPicture() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.picture, beside: app)
                try drag(from: middle("Picture", app), to: partner.taker)
                try partner.wait(for: "took picture 96x64", of: app)
            }
        }

        @Test func whatNobodyTakesComesBack() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                try drag(from: middle("Text", app), to: CGPoint(x: 1200, y: 900))
                try app.findStatus("Nobody took the item.")
                #expect(app.outcomes == ["drag ends with cancel"])
                // The pointer is nobody's: a click is a click again.
                try app.rightClick("Text")
                try Keys.press("Escape")
                try app.waitForNoMenu()
            }
        }

        @Test func aDragThatWasOutsideComesBackIn() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.text, beside: app)
                let place = try app.find("label", "Drop something here").frame.middle
                try drag(from: middle("Text", app), to: partner.taker, app.onScreen(place))
                try app.find("label", "Dragged out of the Gallery")
                try app.findStatus("The item was copied.")
                #expect(!partner.lines.contains { $0.hasPrefix("took") })
            }
        }

        // MARK: In

        @Test func anotherProgramsTextIsTaken() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.text, beside: app)
                let place = try app.find("label", "Drop something here").frame.middle
                try drag(from: partner.giver, to: app.onScreen(place))
                try app.find("label", "From elsewhere")
                try partner.wait(for: "gave", of: app)
                // The list makes room and takes it as a row.
                let row = try app.find("row with the town") { tree in tree.first("table cell", "Bergen") ?? tree.first("list item", "Bergen") }
                try drag(from: partner.giver, to: app.onScreen(CGPoint(x: row.frame.midX, y: row.frame.minY + 4)))
                try app.find("row with what came") { tree in tree.first("table cell", "From elsewhere") ?? tree.first("list item", "From elsewhere") }
            }
        }

        @Test func anotherProgramsLinksAreItems() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.links, beside: app)
                let place = try app.find("label", "Drop something here").frame.middle
                try drag(from: partner.giver, to: app.onScreen(place))
                try app.find("label", "https://example.org/one\nhttps://example.org/two")
            }
        }

        @Test func anotherProgramsPictureIsTaken() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                let partner = try DragPartner(.picture, beside: app)
                let place = try app.find("label", "Drop something here").frame.middle
                try drag(from: partner.giver, to: app.onScreen(place))
                try app.find("label", "A picture of 40 × 20")
            }
        }

        // MARK: Within

        @Test func aRowIsMoved() throws {
            try DesktopApp.gallery(screen: "Drag Out") { app in
                func town(_ name: String) throws -> CGRect {
                    try app.find("row with the town") { tree in tree.first("table cell", name) ?? tree.first("list item", name) }.frame
                }
                let first = try town("Antwerp"), third = try town("Cádiz")
                try drag(from: app.onScreen(first.middle), to: app.onScreen(CGPoint(x: first.midX, y: third.midY + 8)))
                try app.find("the row at its new place") { tree in
                    let row = tree.first("table cell", "Antwerp") ?? tree.first("list item", "Antwerp")
                    return row.flatMap { $0.frame == third ? $0 : nil }
                }
            }
        }
    }
}
