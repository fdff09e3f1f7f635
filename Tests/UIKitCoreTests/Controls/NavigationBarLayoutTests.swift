import Foundation
import Testing
import UIKitCore

@Suite struct NavigationBarLayoutTests {
    typealias Widths = NavigationBarLayout.Widths

    @Test func theTitleIsInTheMiddleWhenItFits() {
        let layout = NavigationBarLayout(Widths(back: (90, 60, 20), trailing: [40], title: 100), in: 400)
        #expect(layout.title == 150...250)
        #expect(layout.back == 8...98 && layout.backTitle == .full)
        #expect(layout.trailing == [352...392])
    }

    @Test(arguments: [(CGFloat(100), NavigationBarLayout.BackTitle.full), (240, .short), (300, .none)])
    func aLongTitleShortensTheBackButton(title: CGFloat, back: NavigationBarLayout.BackTitle) {
        let layout = NavigationBarLayout(Widths(back: (120, 60, 20), title: title), in: 400)
        #expect(layout.backTitle == back)
    }

    @Test func aLongPreviousTitleIsBack() {
        let layout = NavigationBarLayout(Widths(back: (500, 60, 20), title: 50), in: 400)
        #expect(layout.backTitle == .short)
    }

    @Test func theTitleMovesThenIsCut() {
        let moved = NavigationBarLayout(Widths(leading: [10], trailing: [100, 80], title: 150), in: 400)
        #expect(moved.title.upperBound == CGFloat(400 - 8 - 180 - 6))
        #expect(moved.title.upperBound - moved.title.lowerBound == 150)
        let cut = NavigationBarLayout(Widths(leading: [100], trailing: [100], title: 900), in: 400)
        #expect(cut.title == 114...286)
    }

    @Test(arguments: [CGFloat(-5), 0, 20, 100, 1000], [CGFloat(0), 30, 400])
    func nothingIsEverBackwards(width: CGFloat, item: CGFloat) {
        let layout = NavigationBarLayout(Widths(back: (item, item / 2, 20), leading: [item], trailing: [item, item], title: item), in: width)
        for range in [layout.title] + layout.leading + layout.trailing { #expect(range.lowerBound <= range.upperBound) }
    }
}
