import CoreGraphics
import Testing
import UIKitCore

/// What a finger means that moves on from a menu it opened.
struct MenuDragOutTests {
    private let start = CGPoint(x: 100, y: 100)
    private let list = CGRect(x: 50, y: 150, width: 250, height: 132)

    private func meaning(_ x: CGFloat, _ y: CGFloat) -> MenuDragOut { MenuDragOut.meaning(of: CGPoint(x: x, y: y), from: start, lists: [list]) }

    @Test func aTremblingFingerStays() { #expect(meaning(106, 94) == .stays && meaning(100, 100) == .stays) }

    @Test func onTheListAndOnTheWayThereItChooses() {
        #expect(meaning(100, 120) == .stays && meaning(110, 145) == .stays && meaning(200, 200) == .stays)
    }

    @Test func awayFromTheListItDrags() {
        #expect(meaning(100, 85) == .drags && meaning(120, 100) == .drags && meaning(80, 105) == .drags)
        // Out on the other side.
        #expect(meaning(100, 300) == .drags && meaning(20, 200) == .drags)
    }

    @Test func withoutAListEveryWayIsADrag() { #expect(MenuDragOut.meaning(of: CGPoint(x: 100, y: 115), from: start, lists: []) == .drags) }
}
