import Foundation
import Testing

extension Desktop {
    /// The pointer stands for a finger.
    @Suite struct DragsByFinger {
        private let finger: [String: String?] = ["PLATTER_POINTER": "touch"]

        /// Case 42.
        @Test func holdingOpensTheMenuAndMovingOnDragsItOut() throws {
            try DesktopApp.gallery(environment: finger, screen: "Drag Out") { app in
                let partner = try DragPartner(.text, beside: app)
                let tile = try app.tile("Text").frame
                try Pointer.move(to: app.onScreen(tile.middle))
                try Pointer.down()
                let menu = try app.findMenu()
                #expect(menu.rows.map(\.name) == ["Show in the Place", "Clear"])
                try Pointer.move(to: app.onScreen(CGPoint(x: tile.midX + 60, y: tile.midY)))
                try app.waitForNoMenu()
                try Pointer.move(to: partner.taker)
                try Pointer.move(to: CGPoint(x: partner.taker.x + 2, y: partner.taker.y))
                try Pointer.up()
                try partner.wait(for: "took Dragged out of the Gallery", of: app)
                try app.findStatus("The item was copied.")
                #expect(app.outcomes == ["draggedOut", "drag ends with copy"])
            }
        }

        @Test func holdingLiftsWhereThereIsNoMenu() throws {
            try DesktopApp.gallery(environment: finger, screen: "Drag Out") { app in
                let tile = try app.tile("Link").frame, place = try app.find("label", "Drop something here").frame.middle
                try Pointer.move(to: app.onScreen(tile.middle))
                try Pointer.down()
                try app.wait("the tile is lifted") { app.trace("session").contains("drag lifts 1 item") }
                try Pointer.move(to: app.onScreen(place))
                try Pointer.up()
                try app.find("label", "https://www.gtk.org/")
            }
        }
    }
}
