import Foundation
import PlatformHeadless
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct UIActivityIndicatorViewTests {
    @Test func itIsHiddenUntilItTurns() {
        Stage.install()
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.isHidden && !spinner.isAnimating)
        #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }

    @Test func oneTurnASecondWhileItIsInAWindow() throws {
        let stage = Stage()
        let spinner = UIActivityIndicatorView(style: .medium)
        stage.platform.settle()
        spinner.startAnimating()
        #expect(stage.platform.manualClock.pendingCount == 0)
        _ = stage.add(spinner, at: CGRect(x: 0, y: 0, width: 20, height: 20))
        let first = spinner.layer.contentsNode
        stage.platform.advance(by: 0.1)
        let second = spinner.layer.contentsNode
        #expect(first !== second && second != nil)
        let start = try #require(ShownContent(spinner, drawnAgain: false).turn)
        stage.platform.advance(by: 1)
        let whole = try #require(ShownContent(spinner, drawnAgain: false).turn)
        #expect(abs(start.0 - whole.0) < 0.001 && abs(start.1 - whole.1) < 0.001)
    }

    @Test(arguments: ["removed", "stopped", "hidden"])
    func anUnseenOneCostsNothing(how: String) {
        let stage = Stage()
        let spinner = stage.add(UIActivityIndicatorView(style: .medium), at: CGRect(x: 0, y: 0, width: 20, height: 20))
        spinner.startAnimating()
        stage.draw()
        switch how {
        case "removed": spinner.removeFromSuperview()
        case "stopped": spinner.stopAnimating()
        default: spinner.isHidden = true
        }
        #expect(stage.platform.settle())
        #expect(stage.platform.manualClock.pendingCount == 0)
        if how == "hidden" {
            spinner.isHidden = false
            #expect(stage.platform.manualClock.pendingCount == 1)
        }
    }

    @Test func itIsNotKeptByItsTimer() {
        let stage = Stage()
        weak var gone: UIActivityIndicatorView?
        do {
            let spinner = stage.add(UIActivityIndicatorView(style: .medium), at: .zero)
            spinner.startAnimating()
            gone = spinner
            spinner.removeFromSuperview()
        }
        stage.draw()
        #expect(gone == nil)
    }
}
