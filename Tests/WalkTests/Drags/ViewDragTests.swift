import ContextMenuTesting
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// A view's content dragged onto another view, by pointer and by finger.
@MainActor struct ViewDragTests {
    // MARK: Pointer

    @Test func thePointerDragsByPressingAndMoving() {
        let walk = DragWalk()
        walk.pull(to: walk.overTarget)
        #expect(walk.steps == ["ask", "lift", "begin", "can take", "enter", "will end copy", "drop"])
        walk.app.settle()
        #expect(Array(walk.steps.dropFirst(7)) == ["conclude", "drop ends", "did end copy", "transferred"])
        #expect(walk.owner.dropped == ["Hello"] && walk.isClean)
        #expect(walk.owner.count("move") >= 4 && walk.owner.count("update") >= 1)
    }

    @Test func aClickIsNoDrag() {
        let walk = DragWalk()
        walk.app.click(walk.source)
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: CGPoint(x: 84, y: 72))
        walk.app.pointerUp()
        #expect(walk.events.isEmpty && walk.isClean)
        walk.app.secondaryClick(walk.source)
        walk.app.pointerDown(walk.source, secondary: true)
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.pointerUp()
        #expect(walk.events.isEmpty && walk.isClean)
    }

    @Test func whereNothingIsGivenTheOuterViewIsAsked() {
        let walk = DragWalk()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)), innerOwner = DragOwner()
        innerOwner.items = { [] }
        inner.addInteraction(UIDragInteraction(delegate: innerOwner))
        walk.source.addSubview(inner)
        walk.app.pointerDown(inner)
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.pointerUp()
        #expect(innerOwner.events == ["ask"] && walk.steps.starts(with: ["ask", "lift", "begin"]))
    }

    @Test func aDragThatNobodyTakesFliesBack() {
        let walk = DragWalk()
        walk.pull(to: walk.nowhere)
        #expect(walk.steps == ["ask", "lift", "begin", "will end cancel"])
        walk.app.advance(by: 0.2)
        #expect(walk.shown.count == 1 && walk.session == nil)
        walk.app.settle()
        #expect(walk.steps.last == "did end cancel" && walk.isClean)
    }

    @Test func aFlightEndsWhereTheViewIsNow() throws {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.nowhere)
        walk.source.frame.origin = CGPoint(x: 100, y: 300)
        walk.app.pointerUp()
        let picture = try #require(walk.shown.first?.subviews.first)
        // The model stands at the end of the flight.
        #expect(picture.convert(CGPoint(x: 40, y: 30), to: nil) == CGPoint(x: 140, y: 330))
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func escapeCancels() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.press(.keyboardEscape)
        #expect(Array(walk.steps.suffix(2)) == ["will end cancel", "exit"])
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.owner.count("drop") == 0 && walk.owner.count("drop ends") == 1 && walk.steps.last == "did end cancel" && walk.isClean)
        // The next one is a drag like the first.
        walk.pull(to: walk.overTarget)
        #expect(walk.owner.count("drop") == 1)
    }

    @Test func eachEnterHasOneExit() {
        let walk = DragWalk()
        walk.pull(to: walk.overTarget, walk.nowhere, walk.overTarget, walk.nowhere)
        walk.app.settle()
        #expect(walk.owner.count("enter") == 2 && walk.owner.count("exit") == 2 && walk.owner.count("drop ends") == 1)
    }

    @Test(arguments: [UIDropOperation.cancel, .forbidden]) func whatAViewRefusesIsNotDropped(operation: UIDropOperation) {
        let walk = DragWalk()
        walk.owner.operation = operation
        walk.pull(to: walk.overTarget)
        walk.app.settle()
        #expect(walk.owner.count("drop") == 0 && walk.steps.contains("exit") && walk.steps.last == "did end \(operation)" && walk.isClean)
    }

    @Test func aMoveNeedsTheSourcesLeave() {
        let walk = DragWalk()
        walk.owner.operation = .move
        walk.pull(to: walk.overTarget)
        walk.app.settle()
        #expect(walk.steps.contains("did end move"))
        walk.owner.allowsMove = false
        walk.owner.events = []
        walk.pull(to: walk.overTarget)
        walk.app.settle()
        #expect(walk.owner.count("drop") == 0 && walk.steps.contains("did end forbidden"))
    }

    @Test func theCursorAndTheBadgeSayWhatADropWouldDo() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.nowhere)
        #expect(walk.desktop?.cursor == .grabbing && walk.session?.stack.badge.content == DragBadgeView.Content.none)
        walk.app.pointerMove(to: walk.overTarget)
        #expect(walk.desktop?.cursor == .copy && walk.session?.stack.badge.content == .copy)
        walk.owner.operation = .forbidden
        walk.app.pointerMove(to: CGPoint(x: 310, y: 310))
        #expect(walk.desktop?.cursor == .notAllowed && walk.session?.stack.badge.content == .forbidden)
        walk.app.pointerUp()
        #expect(walk.desktop?.cursor == .default)
    }

    // MARK: Finger

    @Test func aFingerHoldsThenMoves() {
        let walk = DragWalk()
        walk.hold()
        #expect(walk.steps == ["ask", "lift"] && walk.owner.count("lifted") == 1 && walk.source.isShownElsewhere)
        walk.app.touchMove(to: walk.overTarget)
        #expect(!walk.source.isShownElsewhere)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello"] && walk.isClean)
    }

    @Test func aFingerThatLiftsPutsBack() {
        let walk = DragWalk()
        walk.hold()
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.steps == ["ask", "lift"] && walk.isClean)
        walk.hold(for: 0.6)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.steps.suffix(2) == ["lift", "put back"] && walk.isClean)
    }

    @Test func aFingerThatMovesAtOnceDragsNothing() {
        let walk = DragWalk()
        walk.app.touchDown(walk.source)
        walk.app.touchMove(to: walk.overTarget)
        walk.app.advance(by: 1)
        walk.app.touchUp()
        #expect(walk.events.isEmpty && walk.isClean)
    }

    @Test func anotherFingerAdds() throws {
        let walk = DragWalk()
        walk.owner.added = [UIDragItem(itemProvider: NSItemProvider(object: "World" as NSString))]
        walk.hold()
        walk.app.touchMove(to: walk.nowhere)
        let window = try #require(walk.desktop), now = walk.app.platform.clock.now
        window.deliver(InputEvent(.touchBegan(id: 7, location: CGPoint(x: 70, y: 70)), time: now))
        window.deliver(InputEvent(.touchEnded(id: 7, location: CGPoint(x: 70, y: 70)), time: now))
        #expect(walk.session?.items.count == 2 && walk.session?.stack.badge.content == .count(2))
        walk.app.touchMove(to: walk.overTarget)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello", "World"] && walk.isClean)
    }

    // MARK: Bad times

    @Test func aSourceThatLeavesDoesNotEndTheDrag() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.nowhere)
        walk.source.removeFromSuperview()
        walk.app.pointerMove(to: walk.overTarget)
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello"] && walk.isClean)
        // One that goes back to nowhere fades.
        walk.screen.view.addSubview(walk.source)
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.nowhere)
        walk.source.removeFromSuperview()
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func aTargetThatLeavesIsLeft() {
        let walk = DragWalk()
        walk.app.pointerDown(walk.source)
        walk.app.pointerMove(to: walk.overTarget)
        walk.target.removeFromSuperview()
        #expect(walk.steps.last == "exit")
        walk.app.pointerUp()
        walk.app.settle()
        #expect(walk.owner.count("drop") == 0 && walk.owner.count("drop ends") == 1 && walk.isClean)
    }

    @Test func aWindowThatClosesEndsTheDrag() {
        for steps in 0..<3 {
            let walk = DragWalk()
            walk.app.pointerDown(walk.source)
            walk.app.pointerMove(to: walk.overTarget)
            if steps > 0 { walk.app.pointerMove(to: walk.nowhere) }
            if steps > 1 { walk.app.pointerUp() }
            walk.app.window.isHidden = true
            #expect(walk.owner.count("will end cancel") == 1 && walk.owner.count("did end cancel") == 1 && walk.owner.count("drop ends") == 1)
            #expect(walk.isClean)
        }
    }

    @Test func aDropThatTakesItsViewAwayIsStillConcluded() {
        let walk = DragWalk()
        walk.owner.onDrop = { _ in walk.target.removeFromSuperview() }
        walk.pull(to: walk.overTarget)
        walk.app.settle()
        #expect(walk.owner.count("conclude") == 1 && walk.owner.count("drop ends") == 1 && walk.isClean)
    }

    @Test func nothingIsKept() {
        weak var session: AnyObject?
        weak var item: UIDragItem?
        weak var picture: UIView?
        let walk = DragWalk()
        walk.owner.items = {
            let new = UIDragItem(itemProvider: NSItemProvider(object: "Hello" as NSString))
            item = new
            return [new]
        }
        for end in [walk.overTarget, walk.nowhere, walk.outside] {
            walk.app.pointerDown(walk.source)
            walk.app.pointerMove(to: end)
            session = walk.session
            picture = walk.session?.stack
            #expect(session != nil && item != nil && picture != nil)
            walk.app.pointerUp()
            walk.app.settle()
            // The virtual desktop remembers what it was given.
            walk.desktop?.forgetDrag()
            #expect(session == nil && item == nil && picture == nil && walk.isClean)
        }
    }
}
