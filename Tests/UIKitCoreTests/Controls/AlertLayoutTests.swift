import Foundation
import Testing
import UIKitCore

@Suite struct AlertLayoutTests {
    typealias Parts = AlertLayout.Parts

    @Test func rowsFollowTheTexts() {
        let layout = AlertLayout(Parts(title: 20, message: 30, rowHeight: 44, rows: 3), width: 270)
        #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 20))
        #expect(layout.message == CGRect(x: 16, y: 44, width: 238, height: 30))
        #expect(layout.rowsWindow == CGRect(x: 0, y: 94, width: 270, height: 132))
        #expect(layout.rows.map(\.minY) == [0, 44, 88])
        #expect(layout.height == 226 && layout.last == nil && layout.scrollRange == 0)
    }

    @Test func twoRowsSideBySide() {
        let layout = AlertLayout(Parts(title: 20, rowHeight: 44, rows: 2, isSideBySide: true), width: 270)
        #expect(layout.rows == [CGRect(x: 0, y: 0, width: 135, height: 44), CGRect(x: 135, y: 0, width: 135, height: 44)])
        #expect(layout.height == 104)
    }

    @Test func theLastRowOfASheetIsACardOfItsOwn() {
        let layout = AlertLayout(Parts(rowHeight: 57, rows: 3, separatesLast: true), width: 360)
        #expect(layout.main == CGRect(x: 0, y: 0, width: 360, height: 114))
        #expect(layout.last == CGRect(x: 0, y: 122, width: 360, height: 57))
        #expect(layout.height == 179)
    }

    @Test func tooManyRowsScroll() {
        let layout = AlertLayout(Parts(title: 20, rowHeight: 44, rows: 30), width: 270, available: 400)
        #expect(layout.height == 400)
        #expect(layout.scrollRange == 30 * 44 - layout.rowsWindow.height)
    }

    @Test func aVeryLongMessageLeavesRoomForRows() {
        let layout = AlertLayout(Parts(title: 20, message: 5000, rowHeight: 44, rows: 4), width: 270, available: 400)
        #expect(layout.height == 400)
        #expect(layout.rowsWindow.height == 66)
        #expect(layout.message.maxY <= layout.rowsWindow.minY)
    }

    @Test func noRoomIsNoCrash() {
        let layout = AlertLayout(Parts(title: 20, message: 20, rowHeight: 44, rows: 2, separatesLast: true), width: 0, available: 0)
        #expect(layout.rowsWindow.height == 0 && layout.message.height == 0)
    }
}
