import Foundation
import PlatformHeadless
import PlatformInterface
import UIKitCore

/// A scroll view that fills a window of 400×600 points, with content below the fold, and who listens to it.
@MainActor final class ScrollStage {
    let stage: Stage
    let scrollView: UIScrollView
    let listener = ScrollListener()

    init(content: CGSize = CGSize(width: 400, height: 3000), _ scrollView: UIScrollView = UIScrollView()) {
        stage = Stage(size: CGSize(width: 400, height: 600))
        self.scrollView = stage.add(scrollView, at: CGRect(x: 0, y: 0, width: 400, height: 600))
        scrollView.contentSize = content
        scrollView.delegate = listener
        stage.draw()
    }

    var offset: CGPoint { scrollView.contentOffset }

    /// Moves a finger in ten steps, one a frame.
    func swipe(from start: CGPoint, by way: CGPoint, lifts: Bool = true, frames: Int = 10) {
        stage.touchDown(at: start)
        for step in 1...frames {
            stage.platform.advance(by: 1.0 / 60)
            let part = CGFloat(step) / CGFloat(frames)
            stage.touchMove(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
        }
        if lifts { stage.touchUp(at: CGPoint(x: start.x + way.x, y: start.y + way.y)) }
    }

    func wheel(_ dx: CGFloat, _ dy: CGFloat, at point: CGPoint = CGPoint(x: 100, y: 100)) -> Bool {
        stage.send(.scrolled(location: point, dx: dx, dy: dy, phase: .wheel))
    }
}

/// Writes down what a scroll view's delegate hears, but for the scrolling itself, which is counted.
@MainActor final class ScrollListener: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var scrolls = 0
    var velocity = CGPoint.zero
    var target: CGPoint?
    var allowsTop = true

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        lines.append("will end")
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target } else { naturalTarget = targetContentOffset.pointee }
    }
    var naturalTarget = CGPoint.zero
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("end \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { lines.append("inset") }
}
