import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// A person who presses, moves and lets go without a plan, over views and rows that come and go.
@MainActor struct RandomDragTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func viewsComeToNoHarm(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let walk = DragWalk()
        walk.desktop?.otherProgram = { _ in Bool.random(using: &random) ? .copy : [] }
        var steps: [String] = []
        var foreign: HeadlessDrop?
        func point() -> CGPoint {
            [walk.overTarget, walk.nowhere, walk.outside, CGPoint(x: 80, y: 70),
             CGPoint(x: CGFloat.random(in: -50...650, using: &random), y: CGFloat.random(in: -50...550, using: &random))].randomElement(using: &random)!
        }
        func note(_ step: String, _ action: () -> Void) {
            steps.append(step)
            action()
            let shown = walk.shown.count, drags = (walk.session == nil ? 0 : 1) + walk.app.window.landingDrags.count
            #expect(shown == drags, "seed \(seed): \(shown) pictures for \(drags) drags after \(steps)")
            #expect(walk.owner.count("enter") >= walk.owner.count("exit") + walk.owner.count("drop"), "seed \(seed): \(steps)")
        }
        for _ in 0..<80 {
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1: note("press") { walk.app.pointerDown(walk.source.window == nil ? walk.target : walk.source) }
            case 2, 3, 4: let to = point(); note("move \(to)") { walk.app.pointerMove(to: to) }
            case 5: note("release") { walk.app.pointerUp() }
            case 6: note("finger") { walk.app.touchDown(walk.source.window == nil ? walk.target : walk.source) }
            case 7: note("wait") { walk.app.advance(by: 0.6) }
            case 8: let to = point(); note("finger to \(to)") { walk.app.touchMove(to: to) }
            case 9: note("finger up") { walk.app.touchUp() }
            case 10: note("escape") { walk.app.press(.keyboardEscape) }
            case 11:
                let view = Bool.random(using: &random) ? walk.source : walk.target
                note("toggle") { if view.superview == nil { walk.screen.view.addSubview(view) } else { view.removeFromSuperview() } }
            case 12: note("other answer") { walk.owner.operation = [.copy, .move, .forbidden, .cancel].randomElement(using: &random)! }
            default:
                guard walk.session == nil else { continue }
                note("foreign") {
                    let drop = foreign ?? HeadlessDrop([("text/plain", Data("x".utf8))])
                    walk.app.activate()
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0:
                        _ = walk.app.window.dropReleased(drop, at: walk.overTarget)
                        foreign = nil
                    case 1:
                        walk.app.window.dropLeft(drop)
                        foreign = nil
                    default:
                        _ = walk.app.window.dropMoved(drop, to: point())
                        foreign = drop
                    }
                }
            }
        }
        if let foreign { walk.app.window.dropLeft(foreign) }
        walk.app.pointerUp()
        walk.app.touchUp()
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        let rest = "session \(walk.session == nil), shown \(walk.shown.count), landing \(walk.app.window.landingDrags.count), "
            + "idle \(walk.app.window.eventRouter.isIdle), elsewhere \(walk.source.isShownElsewhere), drop \(walk.app.window.desktopDrop == nil)"
        #expect(walk.isClean && walk.app.window.desktopDrop == nil, "seed \(seed): \(rest) \(steps)")
        #expect(walk.owner.count("enter") == walk.owner.count("exit") + walk.owner.count("drop"), "seed \(seed): \(steps)")
        #expect(walk.owner.count("begin") == walk.events.count { $0.hasPrefix("did end") }, "seed \(seed): \(steps)")
        #expect(walk.events.count { $0.hasPrefix("will end") } == walk.events.count { $0.hasPrefix("did end") }, "seed \(seed): \(steps)")
        #expect(walk.owner.count("conclude") == walk.owner.count("drop"), "seed \(seed): \(steps)")
    }

    @Test(arguments: 1...24 as ClosedRange<UInt64>) func rowsComeToNoHarm(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let kind: DragTable.Kind = [.delegates, .reorders, .dragsOnly].randomElement(using: &random)!
        let screen = DragTable((0..<12).map { "\($0)" }, kind)
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 320))
        app.settle()
        var steps: [String] = [], next = 100
        func point() -> CGPoint { CGPoint(x: CGFloat.random(in: -40...340, using: &random), y: CGFloat.random(in: -40...360, using: &random)) }
        for _ in 0..<60 {
            let step: String
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1:
                guard app.window.dragSession == nil, let cell = screen.table.visibleCells.randomElement(using: &random) else { continue }
                step = "press \(cell.textLabel?.text ?? "")"
                app.pointerDown(cell)
            case 2, 3, 4, 5:
                let to = point()
                step = "move \(to)"
                app.pointerMove(to: to)
            case 6:
                step = "release"
                app.pointerUp()
            case 7:
                step = "escape"
                app.press(.keyboardEscape)
            case 8:
                step = "insert"
                let row = Int.random(in: 0...screen.words.count, using: &random)
                screen.words.insert("\(next)", at: row)
                next += 1
                screen.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            case 9:
                guard !screen.words.isEmpty else { continue }
                step = "delete"
                let row = Int.random(in: 0..<screen.words.count, using: &random)
                screen.words.remove(at: row)
                screen.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
            case 10:
                step = "intent"
                screen.intent = [.insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic, .unspecified].randomElement(using: &random)!
                screen.operation = [.move, .copy, .cancel].randomElement(using: &random)!
            default:
                step = "wait"
                app.advance(by: Double.random(in: 0...0.6, using: &random))
            }
            steps.append(step)
        }
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
        let table = screen.table
        #expect(app.window.dragSession == nil && app.window.landingDrags.isEmpty && app.window.overlayView.drags.subviews.isEmpty, "seed \(seed): \(steps)")
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == table.indexPathsForVisibleRows?.map { screen.words[$0.row] }, "seed \(seed): \(steps)")
        for cell in table.visibleCells {
            let isPlain = !cell.isShownElsewhere && cell.alpha == 1 && !cell.isHidden && !cell.isHighlighted
            let look = "elsewhere \(cell.isShownElsewhere) alpha \(cell.alpha) hidden \(cell.isHidden) lit \(cell.isHighlighted) \(cell.frame)"
            #expect(isPlain && table.indexPath(for: cell).map(table.rectForRow) == cell.frame, "seed \(seed): \(cell.textLabel?.text ?? "") \(look) \(steps)")
        }
        #expect(screen.lines.count { $0 == "begin" } == screen.lines.count { $0 == "end" }, "seed \(seed): \(steps)")
    }
}
