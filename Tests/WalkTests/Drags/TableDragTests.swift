import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// Rows dragged within their table, out of it and into it.
@MainActor struct TableDragTests {
    private let words = ["A", "B", "C", "D", "E"]

    private func make(_ kind: DragTable.Kind = .delegates) -> (DragTable, HeadlessApp) {
        let screen = DragTable(words, kind)
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        return (screen, app)
    }

    private func isClean(_ screen: DragTable, _ app: HeadlessApp) -> Bool {
        app.window.dragSession == nil && app.window.landingDrags.isEmpty && app.window.overlayView.drags.subviews.isEmpty
            && screen.table.visibleCells.allSatisfy { !$0.isShownElsewhere && $0.alpha == 1 && !$0.isHidden && !$0.isHighlighted }
            && !screen.table.hasActiveDrag && !screen.table.hasActiveDrop && screen.seen == screen.words
            && screen.table.visibleCells.allSatisfy { $0.frame == screen.table.rectForRow(at: screen.table.indexPath(for: $0)!) }
    }

    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

    // MARK: Within the table

    @Test(arguments: [DragTable.Kind.delegates, .reorders, .dragsOnly]) func aRowMovesToWhereTheGapIs(kind: DragTable.Kind) {
        let (screen, app) = make(kind)
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: point(70))
        app.settle()
        // Its own place is the gap.
        #expect(screen.seen == ["A", "C", "D", "E"] && screen.top("C") == 80 && screen.cell("B").isShownElsewhere)
        app.pointerMove(to: point(145))
        app.settle()
        #expect(screen.seen == ["A", "C", "D", "E"] && screen.top("C") == 40 && screen.top("D") == 80 && screen.top("E") == 160)
        #expect(screen.top("B") == 120)
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["A", "C", "D", "B", "E"] && isClean(screen, app))
        #expect(screen.lines.contains(kind == .delegates ? "drop at 3" : "move 1 to 3"))
        #expect(screen.lines.filter { $0.hasPrefix("drop at") || $0.hasPrefix("move") }.count == 1)
        #expect(screen.lines.filter { $0 == "begin" } == ["begin"] && screen.lines.last == "end")
    }

    @Test(arguments: [DragTable.Kind.delegates, .reorders]) func anywhereToAnywhere(kind: DragTable.Kind) {
        for from in 0..<5 {
            for to in 0..<5 {
                let (screen, app) = make(kind)
                var expected = words
                expected.insert(expected.remove(at: from), at: to)
                app.pointerDown(screen.cell(words[from]))
                app.pointerMove(to: point(from == 0 ? 60 : 5))
                // From above, just past the middle of the row that makes room.
                app.pointerMove(to: point(from == 0 && to == 0 ? 10 : CGFloat(to) * 40 + 21))
                app.pointerUp()
                app.settle()
                #expect(screen.words == expected, "\(from) to \(to)")
                #expect(isClean(screen, app), "\(from) to \(to)")
            }
        }
    }

    @Test func whatLeavesTheTableLeavesNoGap() {
        let (screen, app) = make()
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: point(145))
        app.settle()
        app.pointerMove(to: CGPoint(x: -50, y: 145))
        app.settle()
        #expect(screen.top("C") == 80 && screen.top("D") == 120 && !screen.cell("B").isShownElsewhere && screen.cell("B").alpha == 0.5)
        app.pointerMove(to: point(145))
        app.settle()
        #expect(screen.top("B") == 120)
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["A", "C", "D", "B", "E"] && isClean(screen, app))
    }

    @Test func escapePutsTheRowBack() {
        let (screen, app) = make()
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: point(185))
        app.settle()
        app.press(.keyboardEscape)
        app.advance(by: 0.1)
        #expect(screen.cell("B").isShownElsewhere)
        app.pointerUp()
        app.settle()
        #expect(screen.words == words && isClean(screen, app) && screen.lines.suffix(3) == ["exit", "drop ends", "end"])
    }

    @Test func aFingerHoldsAndMoves() {
        let (screen, app) = make(.reorders)
        app.touchDown(screen.cell("D"))
        app.advance(by: 0.6)
        #expect(screen.cell("D").isShownElsewhere)
        app.touchMove(to: point(10))
        app.touchUp()
        app.settle()
        #expect(screen.words == ["D", "A", "B", "C", "E"] && isClean(screen, app))
        #expect(screen.table.contentOffset.y == 0)
    }

    @Test func aFingerThatMovesAtOnceScrolls() {
        let screen = DragTable((0..<40).map { "\($0)" }), app = HeadlessApp(DragTable([]), size: CGSize(width: 300, height: 400))
        app.window.rootViewController = screen
        app.settle()
        app.touchDown(screen.table, at: point(200))
        app.touchMove(to: point(50))
        app.touchUp()
        app.settle()
        #expect(screen.table.contentOffset.y > 100 && !screen.lines.contains { $0.hasPrefix("ask") })
    }

    @Test func aRowWithoutItemsStays() {
        let (screen, app) = make()
        screen.words[2] = "fixed"
        screen.table.reloadData()
        app.settle()
        app.pointerDown(screen.cell("fixed"))
        app.pointerMove(to: point(10))
        #expect(app.window.dragSession == nil)
        app.pointerUp()
        screen.table.dragInteractionEnabled = false
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: point(90))
        #expect(app.window.dragSession == nil && screen.lines == ["ask fixed"])
        app.pointerUp()
    }

    @Test func selectedRowsComeAlong() {
        let (screen, app) = make()
        screen.added = true
        screen.operation = .copy
        screen.table.allowsMultipleSelection = true
        for row in [0, 2, 3] { screen.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
        app.pointerDown(screen.cell("C"))
        app.pointerMove(to: point(300))
        #expect(app.window.dragSession?.items.compactMap { $0.localObject as? String } == ["C", "A", "D"])
        #expect(app.window.dragSession?.stack.badge.content == .count(3))
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
        #expect(isClean(screen, app))
    }

    // MARK: Intents

    @Test func intoARowLightsItAndShowsNoGap() {
        let (screen, app) = make()
        screen.intent = .insertIntoDestinationIndexPath
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: point(140))
        app.settle()
        #expect(screen.cell("D").isHighlighted && screen.top("D") == 120 && screen.destinations.last == IndexPath(row: 3, section: 0))
        app.pointerUp()
        app.settle()
        #expect(screen.lines.contains("drop at 3") && isClean(screen, app))
    }

    @Test func automaticDependsOnThePlaceInTheRow() {
        let (screen, app) = make()
        screen.intent = .automatic
        let drop = HeadlessDrop([("text/plain", Data())])
        app.activate()
        _ = app.window.dropMoved(drop, to: point(140))
        app.settle()
        #expect(screen.cell("D").isHighlighted && screen.top("D") == 120)
        _ = app.window.dropMoved(drop, to: point(124))
        app.settle()
        #expect(!screen.cell("D").isHighlighted && screen.top("D") == 160)
        app.window.dropLeft(drop)
        app.settle()
        #expect(isClean(screen, app))
    }

    // MARK: Elsewhere

    @Test func anotherProgramsTextBecomesARow() {
        let (screen, app) = make(), drop = HeadlessDrop([("text/plain", Data("New".utf8))])
        app.activate()
        #expect(app.window.dropMoved(drop, to: point(50)) == .copy)
        app.settle()
        // Room as for a row.
        #expect(screen.top("B") == 80)
        #expect(app.window.dropReleased(drop, at: point(60)))
        app.settle()
        #expect(screen.words == ["A", "New", "B", "C", "D", "E"] && isClean(screen, app) && drop.result == .copy)
    }

    @Test func belowTheRowsIsTheEnd() {
        let (screen, app) = make(), drop = HeadlessDrop([("text/plain", Data("New".utf8))])
        app.activate()
        _ = app.window.dropMoved(drop, to: point(350))
        #expect(app.window.dropReleased(drop, at: point(350)))
        app.settle()
        #expect(screen.words.last == "New" && isClean(screen, app))
    }

    @Test func anEmptyTableTakesTheFirstRow() {
        let screen = DragTable([]), app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        let drop = HeadlessDrop([("text/plain", Data("New".utf8))])
        app.settle()
        _ = app.window.dropMoved(drop, to: point(100))
        #expect(app.window.dropReleased(drop, at: point(100)))
        app.settle()
        #expect(screen.words == ["New"])
        let frames = screen.table.visibleCells.map(\.frame), seen = screen.seen
        #expect(frames == [CGRect(x: 0, y: 0, width: 300, height: 40)])
        #expect(seen == ["New"])
        #expect(isClean(screen, app))
    }

    // MARK: Edges and changes

    @Test func atTheEdgeTheTableScrolls() {
        let screen = DragTable((0..<100).map { "\($0)" }, .reorders), app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        app.pointerDown(screen.cell("3"))
        app.pointerMove(to: point(395))
        app.advance(by: 1)
        let scrolled = screen.table.contentOffset.y
        #expect(scrolled > 200)
        app.pointerMove(to: point(200))
        app.advance(by: 0.5)
        let stopped = screen.table.contentOffset.y
        app.advance(by: 0.5)
        #expect(screen.table.contentOffset.y == stopped)
        app.pointerUp()
        app.settle()
        let place = screen.words.firstIndex(of: "3") ?? 0
        #expect(place > 8 && screen.words.count == 100 && app.window.dragSession == nil)
        #expect(screen.table.visibleCells.allSatisfy { !$0.isShownElsewhere && $0.frame == screen.table.rectForRow(at: screen.table.indexPath(for: $0)!) })
    }

    @Test func changesDuringADragMoveItsRowAlong() {
        let (screen, app) = make(.reorders)
        app.pointerDown(screen.cell("D"))
        app.pointerMove(to: point(20))
        app.settle()
        screen.words.insert("new", at: 0)
        screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        screen.words.remove(at: 2)
        screen.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        app.settle()
        app.pointerMove(to: point(190))
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["new", "A", "C", "E", "D"] && isClean(screen, app))
    }

    @Test func aRowThatIsDeletedDuringItsDragFades() {
        let (screen, app) = make()
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: point(145))
        app.settle()
        screen.words.remove(at: 1)
        screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        app.settle()
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["A", "C", "D", "E"] && isClean(screen, app))
    }

    @Test func aReloadDuringADragForgetsTheRow() {
        let (screen, app) = make()
        app.pointerDown(screen.cell("B"))
        app.pointerMove(to: point(145))
        app.settle()
        screen.table.reloadData()
        app.pointerMove(to: point(20))
        app.pointerUp()
        app.settle()
        #expect(isClean(screen, app))
    }
}
