import ContextMenuTesting
import PlatformInterface
import Testing

/// A finger; until the rich presentation is there it gets the compact menu.
@MainActor struct TouchTests {
    private let opened = ["ask", "provide", "display"]

    @Test func pressAndHoldOpensAndTheLiftChoosesNothing() throws {
        let walk = Walk("A", "B")
        walk.app.touchDown(walk.target, at: CGPoint(x: 30, y: 40))
        walk.app.advance(by: 0.4)
        #expect(walk.events == [])
        walk.app.advance(by: 0.2)
        #expect(walk.events == opened && walk.titles == ["A", "B"])
        #expect(walk.owner.locations == [CGPoint(x: 30, y: 40)] && walk.app.menu?.frame.origin == CGPoint(x: 80, y: 90))
        walk.app.touchUp()
        #expect(walk.events == opened && walk.app.menu != nil && walk.lit == nil)
        #expect(walk.app.menu?.appearance == .compact)
    }

    @Test func aShortPressOrAMovingFingerOpensNothing() {
        let walk = Walk("A")
        walk.app.tap(walk.target)
        walk.app.touchDown(walk.target)
        walk.app.touchMove(to: CGPoint(x: 150, y: 125))
        walk.app.advance(by: 2)
        walk.app.touchUp()
        #expect(walk.events == [] && walk.isClean)
        // A trembling one does.
        walk.app.touchDown(walk.target)
        walk.app.touchMove(to: CGPoint(x: 153, y: 104))
        walk.app.advance(by: 1)
        walk.app.touchUp()
        #expect(walk.events == opened)
    }

    @Test func theDurationIsTheDesktops() {
        let walk = Walk("A")
        walk.app.changeSettings { $0.longPressDuration = 1.5 }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 1.3)
        #expect(walk.events == [])
        walk.app.advance(by: 0.3)
        #expect(walk.events == opened)
    }

    @Test func dragToARowAndLiftChooses() throws {
        let walk = Walk("A", "B", "C")
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.6)
        walk.app.touchMove(to: try walk.middle(of: "B"))
        #expect(walk.lit == "B")
        walk.app.touchUp()
        #expect(walk.events == opened + ["end", "choose B"])
    }

    @Test func dragThroughASubmenu() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In"), $0.action("On")])] }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.6)
        walk.app.touchMove(to: try walk.middle(of: "More"))
        walk.app.advance(by: 0.2)
        #expect(walk.levelTitles.count == 2)
        walk.app.touchMove(to: try walk.middle(of: "On"))
        walk.app.touchUp()
        #expect(walk.events == opened + ["end", "choose On"])
    }

    @Test func tapsChooseOpenSubmenusAndClose() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.app.longPress(walk.target)
        walk.app.tap(walk.app.window, at: try walk.middle(of: "More"))
        #expect(walk.levelTitles.count == 2)
        walk.app.tap(walk.app.window, at: try walk.middle(of: "In"))
        #expect(walk.events == opened + ["end", "choose In"])
        walk.app.longPress(walk.target)
        walk.app.tap(walk.app.window, at: CGPoint(x: 550, y: 450))
        #expect(walk.isClean && walk.owner.count("end") == 2)
    }

    @Test func aFingerScrollsALongMenuAndChoosesNothing() throws {
        let walk = Walk(frame: CGRect(x: 0, y: 0, width: 600, height: 500)) { walk in (1...60).map { walk.action("row \($0)") } }
        walk.app.longPress(walk.target, at: CGPoint(x: 100, y: 250))
        let before = try #require(walk.rect(of: "row 20"))
        walk.app.touchDown(walk.app.window, at: CGPoint(x: before.midX, y: before.midY))
        walk.app.touchMove(to: CGPoint(x: before.midX, y: before.midY - 120))
        #expect(walk.lit == nil)
        walk.app.touchUp()
        let after = try #require(walk.rect(of: "row 20"))
        #expect(abs(before.minY - after.minY - 120) <= 20)
        #expect(walk.events == opened && walk.app.menu != nil)
        walk.app.tap(walk.app.window, at: CGPoint(x: after.midX, y: after.midY))
        #expect(walk.events.last == "choose row 20")
    }

    @Test func aCancelledTouchChoosesNothing() throws {
        let walk = Walk("A", "B")
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.6)
        walk.app.touchMove(to: try walk.middle(of: "B"))
        walk.app.deliver(.touchCancelled(id: 1))
        #expect(walk.events == opened && walk.lit == nil)
        walk.app.deliver(.touchEnded(id: 1, location: try walk.middle(of: "B")))
        #expect(walk.events == opened)
        walk.app.tap(walk.app.window, at: try walk.middle(of: "A"))
        #expect(walk.events.last == "choose A")
    }
}
