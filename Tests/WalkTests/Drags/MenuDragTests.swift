import ContextMenuTesting
import Foundation
import PlatformHeadless
import PlatformInterface
import Testing
import UIKitCore

/// Case 42: a menu and a drag on the same view or row share one press.
@MainActor struct MenuDragTests {
    // MARK: A view

    /// A walk whose source has a menu too.
    private func make(_ titles: [String] = ["A", "B"]) -> (DragWalk, MenuOwner) {
        let walk = DragWalk(), menus = MenuOwner()
        menus.elements = { [weak menus] in titles.map { title in UIAction(title: title) { _ in menus?.events.append("choose \(title)") } } }
        walk.source.addInteraction(UIContextMenuInteraction(delegate: menus))
        walk.kept = menus
        return (walk, menus)
    }

    @Test func case42_holdOpensTheMenuAndMovingOnTurnsItIntoTheDrag() throws {
        let (walk, menus) = make()
        walk.hold()
        #expect(walk.app.menu?.items.map(\.title) == ["A", "B"] && walk.session == nil && walk.steps.isEmpty)
        walk.app.touchMove(to: CGPoint(x: 200, y: 40))
        #expect(walk.app.menu == nil && walk.session?.state == .moving && walk.steps == ["ask", "lift", "begin"])
        #expect(menus.count("display") == 1 && menus.count("end") == 1)
        walk.app.touchMove(to: walk.overTarget)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello"] && walk.isClean && walk.app.window.overlayView.menus.subviews.isEmpty)
        #expect(menus.events.allSatisfy { !$0.hasPrefix("choose") } && menus.count("end") == 1)
    }

    @Test func theDragGoesOnFromTheLiftedPicture() throws {
        let (walk, _) = make()
        walk.hold()
        let preview = try #require(walk.app.menu?.preview).frame
        var places: [CGRect] = []
        let start = CGPoint(x: 80, y: 70), finger = CGPoint(x: 80, y: 48)
        walk.desktop?.deliver(InputEvent(.touchMoved(id: 1, location: finger), time: walk.app.platform.clock.now))
        let picture = try #require(walk.session?.stack.pictures.first)
        places.append(picture.convert(picture.bounds, to: nil))
        // The finger stays on it, and it does not jump further than the finger went.
        #expect(places[0].insetBy(dx: -1, dy: -1).contains(finger))
        #expect(abs(places[0].midX - preview.midX) <= 30 && abs(places[0].midY - preview.midY) <= abs(finger.y - start.y) + 30)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func onTheWayToTheListTheFingerChooses() throws {
        let (walk, menus) = make()
        walk.hold()
        let list = try #require(walk.app.menu).frame
        walk.app.touchMove(to: CGPoint(x: list.midX, y: list.minY + list.height * 0.75))
        #expect(walk.session == nil && walk.app.menu?.highlighted?.title == "B")
        walk.app.touchUp()
        walk.app.settle()
        #expect(menus.events.last == "choose B" && walk.steps.isEmpty && walk.isClean)
    }

    @Test func whereNothingIsGivenTheMenuStays() {
        let (walk, _) = make()
        walk.owner.items = { [] }
        walk.hold()
        walk.app.touchMove(to: CGPoint(x: 160, y: 40))
        #expect(walk.session == nil && walk.app.menu != nil && walk.steps == ["ask"])
        walk.app.touchMove(to: CGPoint(x: 165, y: 45))
        #expect(walk.steps == ["ask"])
        walk.app.touchUp()
    }

    @Test func withoutAMenuTheHoldLiftsTheDrag() {
        let (walk, menus) = make()
        menus.hasMenu = false
        walk.hold()
        #expect(walk.app.menu == nil && walk.session?.state == .lifted)
        walk.app.touchMove(to: walk.overTarget)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello"] && walk.isClean)
    }

    @Test func case42_thePointerHasTwoButtons() {
        let (walk, menus) = make()
        walk.app.secondaryClick(walk.source)
        #expect(walk.app.menu?.appearance == .compact)
        walk.app.press(.keyboardEscape)
        walk.pull(to: walk.overTarget)
        walk.app.settle()
        #expect(walk.owner.dropped == ["Hello"] && menus.count("display") == 1 && walk.isClean)
    }

    @Test func case42_afterACancelledDragTheNextMenuStandsAtItsView() throws {
        let (walk, _) = make()
        walk.hold()
        let first = try #require(walk.app.menu), frames = (first.frame, first.preview?.frame)
        walk.app.touchMove(to: walk.nowhere)
        walk.app.touchUp()
        // While the picture is still on its way.
        walk.app.advance(by: 0.1)
        walk.hold()
        let second = try #require(walk.app.menu)
        #expect(second.frame == frames.0 && second.preview?.frame == frames.1)
        walk.app.touchUp()
        walk.app.press(.keyboardEscape)
        walk.app.settle()
        #expect(walk.isClean && walk.app.window.overlayView.menus.subviews.isEmpty)
    }

    // MARK: A row

    private func makeTable(_ kind: DragTable.Kind) -> (DragTable, MenuRows, HeadlessApp) {
        let screen = DragTable(["A", "B", "C", "D", "E"], kind), rows = MenuRows()
        screen.table.delegate = rows
        let app = HeadlessApp(screen, size: CGSize(width: 400, height: 600))
        app.settle()
        return (screen, rows, app)
    }

    @MainActor private final class MenuRows: NSObject, UITableViewDelegate {
        var lines: [String] = []
        func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                       point: CGPoint) -> UIContextMenuConfiguration? {
            lines.append("ask \(indexPath.row)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Do") { _ in }]) }
        }
        func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                       animator: (any UIContextMenuInteractionAnimating)?) { lines.append("end") }
    }

    @Test(arguments: [DragTable.Kind.delegates, .reorders]) func case42_aRowsPressIsMenuThenDrag(kind: DragTable.Kind) {
        let (screen, rows, app) = makeTable(kind)
        app.touchDown(screen.cell("B"))
        app.advance(by: 1.2)
        #expect(app.menu?.items.map(\.title) == ["Do"] && app.menu?.appearance == .rich)
        app.touchMove(to: CGPoint(x: 390, y: 62))
        #expect(app.menu == nil && app.window.dragSession?.state == .moving && rows.lines == ["ask 1", "end"])
        app.touchMove(to: CGPoint(x: 300, y: 145))
        app.advance(by: 1)
        // The menu's way out is over, and the row still stands for the gap.
        #expect(screen.cell("B").isShownElsewhere && screen.top("B") == 120 && screen.seen == ["A", "C", "D", "E"])
        app.touchUp()
        app.settle()
        #expect(screen.words == ["A", "C", "D", "B", "E"] && screen.seen == screen.words)
        #expect(app.window.dragSession == nil && app.window.overlayView.menus.subviews.isEmpty && app.window.overlayView.drags.subviews.isEmpty)
        // The next press is a press like the first.
        app.longPress(screen.cell("B"))
        #expect(app.menu?.items.map(\.title) == ["Do"] && rows.lines.last == "ask 3")
        app.press(.keyboardEscape)
        app.settle()
        #expect(screen.seen == screen.words)
    }

    @Test func case42_theMouseDragsByItsPrimaryButtonAndAsksByTheSecondary() {
        let (screen, rows, app) = makeTable(.reorders)
        app.pointerDown(screen.cell("A"))
        app.pointerMove(to: CGPoint(x: 200, y: 110))
        app.pointerUp()
        app.settle()
        #expect(screen.words == ["B", "C", "A", "D", "E"] && rows.lines.isEmpty)
        app.secondaryClick(screen.cell("C"))
        #expect(app.menu?.items.map(\.title) == ["Do"] && rows.lines == ["ask 1"])
        app.press(.keyboardEscape)
        app.settle()
    }
}
