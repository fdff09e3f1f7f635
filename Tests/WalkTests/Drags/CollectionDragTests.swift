import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// Items dragged within their collection and into it.
@MainActor struct CollectionDragTests {
    private let words = ["A", "B", "C", "D", "E", "F", "G"]

    private func make(_ words: [String]) -> (DragCollection, HeadlessApp) {
        let screen = DragCollection(words), app = HeadlessApp(screen, size: CGSize(width: 300, height: 500))
        app.settle()
        return (screen, app)
    }

    private func slot(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(index % 3) * 100 + 50, y: CGFloat(index / 3) * 100 + 50) }

    private func isClean(_ screen: DragCollection, _ app: HeadlessApp) -> Bool {
        app.window.dragSession == nil && app.window.landingDrags.isEmpty && app.window.overlayView.drags.subviews.isEmpty
            && screen.collection.visibleCells.allSatisfy { !$0.isShownElsewhere && $0.alpha == 1 && !$0.isHidden && !$0.isHighlighted }
            && !screen.collection.hasActiveDrag && !screen.collection.hasActiveDrop && screen.seen == screen.words
    }

    @Test func itemsMakeRoomWhereTheFingerIs() {
        let (screen, app) = make(words)
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: slot(4))
        app.settle()
        #expect(screen.seen == ["A", "C", "D", "E", "F", "G"] && screen.cell("C").center == slot(1) && screen.cell("D").center == slot(2))
        #expect(screen.cell("E").center == slot(3) && screen.cell("B").center == slot(4) && screen.cell("F").center == slot(5))
        app.pointerMove(to: CGPoint(x: 150, y: 480))
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
        #expect(screen.words == words && isClean(screen, app))
    }

    @Test func anywhereToAnywhere() {
        for from in 0..<7 {
            for to in 0..<7 {
                let (screen, app) = make(words)
                var expected = words
                expected.insert(expected.remove(at: from), at: to)
                app.pointerDown(screen.cell(words[from]))
                app.pointerMove(to: slot(from == 3 ? 4 : 3))
                app.pointerMove(to: slot(to))
                app.pointerUp()
                app.settle()
                #expect(screen.words == expected, "\(from) to \(to)")
                #expect(isClean(screen, app), "\(from) to \(to)")
            }
        }
    }

    @Test func anotherProgramsTextBecomesAnItem() {
        for place in 0...7 {
            let (screen, app) = make(words), drop = HeadlessDrop([("text/plain", Data("New".utf8))])
            var expected = words
            expected.insert("New", at: place)
            app.activate()
            #expect(app.window.dropMoved(drop, to: slot(place)) == .copy)
            app.settle()
            if place < 7 { #expect(screen.cell(words[place]).center == slot(place + 1)) }
            #expect(app.window.dropReleased(drop, at: slot(place)))
            app.settle()
            #expect(screen.words == expected && isClean(screen, app), "at \(place)")
        }
    }

    @Test func anEmptyCollectionTakesTheFirst() {
        let (screen, app) = make([]), drop = HeadlessDrop([("text/plain", Data("New".utf8))])
        app.activate()
        _ = app.window.dropMoved(drop, to: slot(4))
        #expect(app.window.dropReleased(drop, at: slot(4)))
        app.settle()
        #expect(screen.words == ["New"] && isClean(screen, app))
    }

    @Test func intoAnItemLightsIt() {
        let (screen, app) = make(words)
        screen.intent = .insertIntoDestinationIndexPath
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: slot(4))
        app.settle()
        #expect(screen.cell("E").isHighlighted && screen.cell("E").center == slot(4))
        app.pointerUp()
        app.settle()
        #expect(screen.lines.contains("drop at 4") && isClean(screen, app))
    }

    @Test func changesDuringADragMoveItsItemAlong() {
        let (screen, app) = make(words)
        app.pointerDown(screen.cell("D"))
        app.pointerMove(to: slot(0))
        app.settle()
        screen.words.insert("new", at: 0)
        screen.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        app.settle()
        app.pointerMove(to: slot(6))
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["new", "A", "B", "C", "E", "F", "D", "G"] && isClean(screen, app))
    }
}
