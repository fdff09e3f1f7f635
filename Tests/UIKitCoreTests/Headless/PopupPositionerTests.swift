import Foundation
import PlatformHeadless
import PlatformInterface
import Testing

struct PopupPositionerTests {
    private let screen = CGRect(x: 0, y: 0, width: 1000, height: 600)

    private func frame(at point: CGPoint, size: CGSize, opensLeft: Bool = false, bounds: CGRect? = nil) -> CGRect {
        let placement = PopupPlacement(anchor: CGRect(x: point.x, y: point.y, width: 1, height: 1), size: size, opensLeft: opensLeft)
        return PopupPositioner.frame(for: placement, in: bounds ?? screen)
    }

    @Test func opensToTheRightWithLevelTop() {
        #expect(frame(at: CGPoint(x: 100, y: 50), size: CGSize(width: 200, height: 300)) == CGRect(x: 101, y: 50, width: 200, height: 300))
    }

    @Test func opensToTheLeftWhenAsked() {
        #expect(
            frame(at: CGPoint(x: 500, y: 50), size: CGSize(width: 200, height: 300), opensLeft: true)
                == CGRect(x: 300, y: 50, width: 200, height: 300))
    }

    @Test func flipsAtTheSideThatHasNoRoom() {
        #expect(frame(at: CGPoint(x: 900, y: 50), size: CGSize(width: 200, height: 300)).minX == 700)
        #expect(frame(at: CGPoint(x: 100, y: 50), size: CGSize(width: 200, height: 300), opensLeft: true).minX == 101)
    }

    @Test func case33SlidesUpBeforeItIsCut() {
        // 8 rows opened 20 above the bottom.
        #expect(frame(at: CGPoint(x: 100, y: 580), size: CGSize(width: 200, height: 240)) == CGRect(x: 101, y: 360, width: 200, height: 240))
        // 60 rows on a 600 point screen.
        #expect(frame(at: CGPoint(x: 100, y: 580), size: CGSize(width: 200, height: 1800)) == CGRect(x: 101, y: 0, width: 200, height: 600))
    }

    @Test func aFlipThatDoesNotHelpIsNotMadeAndTheRestIsCut() {
        #expect(frame(at: CGPoint(x: 400, y: 0), size: CGSize(width: 700, height: 10)) == CGRect(x: 401, y: 0, width: 599, height: 10))
    }

    @Test func case32BoundsMayBeginBelowZero() {
        let bounds = CGRect(x: -300, y: -200, width: 400, height: 300)
        #expect(
            frame(at: CGPoint(x: 50, y: 80), size: CGSize(width: 100, height: 100), bounds: bounds)
                == CGRect(x: -50, y: 0, width: 100, height: 100))
    }

    @Test func anAnchorOutsideTheBoundsGivesAnEmptyFrame() {
        #expect(frame(at: CGPoint(x: 5000, y: 0), size: CGSize(width: 100, height: 100)).isEmpty)
    }
}
