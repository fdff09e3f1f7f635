import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// Views that a drag opens by resting on them.
@MainActor struct SpringLoadingTests {
    /// Writes down what it is shown.
    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
            states.append(context.state)
        }
    }

    private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
        var allows = true
        var ends = 0
        func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { allows }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { ends += 1 }
    }

    @Test func aDragThatRestsOpensOnce() {
        let walk = DragWalk(), effect = Effect(), behavior = Behavior()
        var opened: [CGPoint] = []
        walk.target.addInteraction(UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) { interaction, context in
            opened.append(context.location(in: interaction.view))
        })
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.overTarget)
        #expect(effect.states == [.possible] && opened.isEmpty)
        walk.app.advance(by: 0.7)
        #expect(effect.states == [.possible, .activating] && opened.isEmpty)
        walk.app.advance(by: 0.4)
        #expect(effect.states == [.possible, .activating, .activated] && opened == [CGPoint(x: 50, y: 50)] && behavior.ends == 1)
        walk.app.pointerMove(to: CGPoint(x: 310, y: 310))
        walk.app.advance(by: 2)
        #expect(opened.count == 1)
        // Somewhere else meanwhile, it opens again.
        walk.app.pointerMove(to: walk.nowhere)
        #expect(effect.states.last == .inactive)
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.advance(by: 1.2)
        #expect(opened.count == 2)
        walk.app.pointerUp()
        walk.app.settle()
        #expect(effect.states.last == .inactive && behavior.ends == 2 && walk.isClean)
    }

    @Test func leavingInTimeOpensNothing() {
        let walk = DragWalk(), effect = Effect(), behavior = Behavior()
        var opened = 0
        walk.target.addInteraction(UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) { _, _ in opened += 1 })
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.advance(by: 0.9)
        walk.app.pointerMove(to: walk.nowhere)
        walk.app.advance(by: 3)
        #expect(opened == 0 && effect.states == [.possible, .activating, .inactive] && behavior.ends == 1)
        behavior.allows = false
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.advance(by: 3)
        #expect(opened == 0 && effect.states.count == 3)
        walk.app.press(.keyboardEscape)
        walk.app.pointerUp()
        walk.app.settle()
    }

    @Test func aButtonIsPressedAndLitMeanwhile() {
        let walk = DragWalk()
        var pressed = 0
        let button = UIButton(frame: CGRect(x: 300, y: 20, width: 100, height: 40), primaryAction: UIAction(title: "Open") { _ in pressed += 1 })
        button.isSpringLoaded = true
        walk.screen.view.addSubview(button)
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: CGPoint(x: 350, y: 40))
        #expect(button.isHighlighted && pressed == 0)
        walk.app.advance(by: 1.2)
        #expect(!button.isHighlighted && pressed == 1)
        walk.app.pointerMove(to: walk.nowhere)
        button.isEnabled = false
        walk.app.pointerMove(to: CGPoint(x: 350, y: 40))
        walk.app.advance(by: 3)
        #expect(pressed == 1 && button.interactions.count { $0 is UISpringLoadedInteraction } == 1)
        button.isSpringLoaded = false
        #expect(!button.interactions.contains { $0 is UISpringLoadedInteraction })
        walk.app.press(.keyboardEscape)
        walk.app.pointerUp()
        walk.app.settle()
    }

    @Test func somethingOfAnotherProgramOpensToo() {
        let walk = DragWalk()
        var opened = 0
        walk.target.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
        let drop = HeadlessDrop([("text/plain", Data("x".utf8))])
        walk.app.activate()
        _ = walk.app.window.dropMoved(drop, to: walk.overTarget)
        walk.app.advance(by: 1.2)
        #expect(opened == 1)
    }

    // MARK: Lists

    private final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var chosen: [Int] = []
        var asked: Set<Int> = []
        func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool {
            asked.insert(indexPath.row)
            return indexPath.row != 2
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
        func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
                            with context: any UISpringLoadedInteractionContext) -> Bool {
            asked.insert(indexPath.item)
            return indexPath.item != 2
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen.append(indexPath.item) }
    }

    @Test func aRowIsSelectedThatADragRestsOn() {
        let screen = DragTable(["A", "B", "C", "D"]), rows = Rows()
        screen.table.delegate = rows
        screen.intent = .insertIntoDestinationIndexPath
        screen.table.isSpringLoaded = true
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: CGPoint(x: 150, y: 60))
        app.advance(by: 0.5)
        // Another row begins anew.
        app.pointerMove(to: CGPoint(x: 150, y: 140))
        app.advance(by: 0.6)
        #expect(rows.chosen.isEmpty && screen.cell("D").isHighlighted)
        app.advance(by: 0.6)
        #expect(rows.chosen == [3])
        app.pointerMove(to: CGPoint(x: 150, y: 100))
        app.advance(by: 2)
        #expect(rows.chosen == [3] && rows.asked.contains(2))
        screen.table.isSpringLoaded = false
        app.pointerMove(to: CGPoint(x: 150, y: 60))
        app.advance(by: 2)
        #expect(rows.chosen == [3])
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
    }

    @Test func anItemIsSelectedThatADragRestsOn() {
        let screen = DragCollection(["A", "B", "C", "D"]), rows = Rows()
        screen.collection.delegate = rows
        screen.intent = .insertIntoDestinationIndexPath
        screen.collection.isSpringLoaded = true
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: CGPoint(x: 250, y: 50))
        app.advance(by: 2)
        #expect(rows.chosen.isEmpty && rows.asked.contains(2))
        app.pointerMove(to: CGPoint(x: 150, y: 50))
        app.advance(by: 1.2)
        #expect(rows.chosen == [1])
        app.press(.keyboardEscape)
        app.pointerUp()
        app.settle()
    }

    // MARK: What a drop proposal says of the picture

    @Test func aViewMayWantWholePicturesAndTheSightOfThePlace() throws {
        let walk = DragWalk()
        walk.source.frame = CGRect(x: 10, y: 10, width: 580, height: 100)
        let owner = ProposingOwner()
        walk.target.removeInteraction(walk.drop)
        walk.target.addInteraction(UIDropInteraction(delegate: owner))
        walk.hold()
        walk.app.touchMove(to: walk.nowhere)
        walk.app.settle()
        let picture = try #require(walk.session?.stack.pictures.first)
        func frame() -> CGRect { picture.convert(picture.bounds, to: nil) }
        #expect(abs(frame().width - 300) < 0.5)
        walk.app.touchMove(to: walk.overTarget)
        walk.app.settle()
        #expect(abs(frame().width - 580) < 0.5 && frame().maxY <= walk.overTarget.y - 20)
        walk.app.touchMove(to: walk.nowhere)
        walk.app.settle()
        #expect(abs(frame().width - 300) < 0.5 && frame().contains(walk.nowhere))
        walk.app.touchUp()
        walk.app.settle()
    }

    private final class ProposingOwner: NSObject, UIDropInteractionDelegate {
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            let proposal = UIDropProposal(operation: .copy)
            proposal.isPrecise = true
            proposal.prefersFullSizePreview = true
            return proposal
        }
    }

    // MARK: How soon items make room

    @Test(arguments: [(UICollectionView.ReorderingCadence.immediate, 0.0), (.fast, 0.2), (.slow, 0.6)])
    func itemsMakeRoomAsSoonAsTheyAreToldTo(cadence: UICollectionView.ReorderingCadence, delay: TimeInterval) {
        let screen = DragCollection(["A", "B", "C", "D", "E", "F"])
        screen.collection.reorderingCadence = cadence
        let app = HeadlessApp(screen, size: CGSize(width: 300, height: 400))
        app.settle()
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: CGPoint(x: 150, y: 150))
        if delay > 0 {
            app.advance(by: delay - 0.05)
            #expect(screen.cell("B").center.x == 150)
            // Over another place it waits anew.
            app.pointerMove(to: CGPoint(x: 250, y: 50))
            app.advance(by: delay - 0.05)
            #expect(screen.cell("B").center.x == 150)
            app.advance(by: 0.1)
        } else {
            app.pointerMove(to: CGPoint(x: 250, y: 50))
        }
        #expect(screen.cell("B").center.x == 50 && screen.cell("C").center.x == 150)
        // Let go before there is room, it comes where it is let go.
        app.pointerMove(to: CGPoint(x: 50, y: 150))
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["B", "C", "D", "A", "E", "F"] && screen.seen == screen.words)
    }
}
