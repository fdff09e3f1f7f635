import ContextMenuTesting
import PlatformInterface
import Testing

/// A finger and a menu, whichever presentation fingers get.
@MainActor struct TouchTests {
    private let opened = ["ask", "provide", "display"]

    /// Puts a finger down and waits until the menu stands still.
    private func hold(_ walk: Walk, at point: CGPoint? = nil) {
        walk.app.touchDown(walk.target, at: point)
        walk.app.advance(by: 1.5)
    }

    @Test func pressAndHoldOpensAndTheLiftChoosesNothing() {
        let walk = Walk("A", "B")
        walk.app.touchDown(walk.target, at: CGPoint(x: 30, y: 40))
        walk.app.advance(by: 0.4)
        #expect(walk.app.menu == nil && walk.owner.count("display") == 0)
        walk.app.advance(by: 0.2)
        #expect(walk.events == opened && walk.titles == ["A", "B"])
        #expect(walk.owner.locations == [CGPoint(x: 30, y: 40)])
        #expect(walk.interaction.menuAppearance == walk.app.menu?.appearance && walk.app.menu?.appearance != .unknown)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.events == opened && walk.titles == ["A", "B"] && walk.lit == nil)
    }

    @Test func aShortPressOrAMovingFingerOpensNothing() {
        let walk = Walk("A")
        walk.app.tap(walk.target)
        walk.app.touchDown(walk.target)
        walk.app.touchMove(to: CGPoint(x: 150, y: 125))
        walk.app.advance(by: 2)
        walk.app.touchUp()
        #expect(walk.owner.count("provide") == 0 && walk.isClean)
        #expect(walk.owner.count("ask") == walk.owner.count("end"))
        // A trembling one does.
        walk.owner.events = []
        walk.app.touchDown(walk.target)
        walk.app.touchMove(to: CGPoint(x: 153, y: 104))
        walk.app.advance(by: 1)
        walk.app.touchUp()
        #expect(walk.events == opened)
    }

    @Test func aFingerThatLeavesJustBeforeEndsWhatWasPrepared() {
        let walk = Walk("A")
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 0.45)
        walk.app.touchUp()
        walk.app.settle()
        #expect(walk.isClean && walk.owner.count("display") == 0)
        #expect(walk.owner.count("end") == walk.owner.count("ask"))
    }

    @Test func theDurationIsTheDesktops() {
        let walk = Walk("A")
        walk.app.changeSettings { $0.longPressDuration = 1.5 }
        walk.app.touchDown(walk.target)
        walk.app.advance(by: 1.3)
        #expect(walk.app.menu == nil)
        walk.app.advance(by: 0.3)
        #expect(walk.events == opened && walk.titles == ["A"])
    }

    @Test func dragToARowAndLiftChooses() throws {
        let walk = Walk("A", "B", "C")
        hold(walk)
        walk.app.touchMove(to: try walk.middle(of: "B"))
        #expect(walk.lit == "B")
        walk.app.touchUp()
        #expect(walk.events == opened + ["end", "choose B"])
        walk.app.settle()
        #expect(walk.isClean)
    }

    @Test func dragThroughASubmenu() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In"), $0.action("On")])] }
        hold(walk)
        walk.app.touchMove(to: try walk.middle(of: "More"))
        walk.app.advance(by: 2)
        #expect(walk.levelTitles == [["A", "More"], ["In", "On"]])
        walk.app.touchMove(to: try walk.middle(of: "On"))
        walk.app.touchUp()
        #expect(walk.events == opened + ["end", "choose On"])
    }

    @Test func tapsChooseOpenSubmenusAndClose() throws {
        let walk = Walk { [$0.action("A"), $0.menu("More", [$0.action("In")])] }
        walk.app.longPress(walk.target)
        walk.app.settle()
        walk.app.tap(walk.app.window, at: try walk.middle(of: "More"))
        walk.app.settle()
        #expect(walk.levelTitles == [["A", "More"], ["In"]])
        walk.app.tap(walk.app.window, at: try walk.middle(of: "In"))
        #expect(walk.events == opened + ["end", "choose In"])
        walk.app.settle()
        walk.app.longPress(walk.target)
        walk.app.settle()
        walk.app.tap(walk.app.window, at: CGPoint(x: 590, y: 490))
        walk.app.settle()
        #expect(walk.isClean && walk.owner.count("end") == 2)
    }

    @Test func aFingerScrollsALongMenuAndChoosesNothing() throws {
        let walk = Walk { walk in (1...60).map { walk.action("row \($0)") } }
        walk.app.longPress(walk.target)
        walk.app.settle()
        let titles = (1...60).map { "row \($0)" }
        let seen = titles.filter { walk.rect(of: $0) != nil }
        let name = try #require(seen.dropLast(2).last)
        let before = try #require(walk.rect(of: name))
        walk.app.touchDown(walk.app.window, at: CGPoint(x: before.midX, y: before.midY))
        walk.app.touchMove(to: CGPoint(x: before.midX, y: before.midY - 90))
        #expect(walk.lit == nil)
        walk.app.touchUp()
        let after = try #require(walk.rect(of: name))
        #expect(abs(before.minY - after.minY - 90) <= 20)
        #expect(walk.events == opened && walk.app.menu != nil)
        walk.app.tap(walk.app.window, at: CGPoint(x: after.midX, y: after.midY))
        #expect(walk.events.last == "choose \(name)")
    }

    @Test func aCancelledTouchChoosesNothing() throws {
        let walk = Walk("A", "B")
        hold(walk)
        let place = try walk.middle(of: "B")
        walk.app.touchMove(to: place)
        walk.app.deliver(.touchCancelled(id: 1))
        #expect(walk.events == opened && walk.lit == nil)
        walk.app.deliver(.touchEnded(id: 1, location: place))
        #expect(walk.events == opened)
        walk.app.tap(walk.app.window, at: try walk.middle(of: "A"))
        #expect(walk.events.last == "choose A")
    }
}
