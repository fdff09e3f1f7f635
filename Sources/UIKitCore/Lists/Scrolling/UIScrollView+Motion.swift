import CoreGraphics
import Foundation
import PlatformInterface

extension UIScrollView {
    private var now: TimeInterval { CurrentPlatform.shared.clock.now }

    /// Lets the content move by itself.
    func startMotion(_ motion: ScrollMotion) {
        activity = .moving(motion)
        frameLoop.start()
    }

    /// Moves to where `target` is at each moment.
    func animateOffset(to target: @escaping @MainActor () -> CGPoint) {
        stopMotion()
        guard target() != contentOffset else { return }
        startMotion(ScrollMotion(from: contentOffset, at: now, to: target))
    }

    func motionStep() {
        guard case .moving(let motion) = activity else { return frameLoop.stop() }
        moveContent(to: motion.offset(at: now))
        // The delegate may have begun something else.
        guard case .moving(let motion) = activity, motion.isOver(at: now) else { return }
        endMotion(motion)
    }

    /// Ends a motion where it is. Contract: nothing happens while a person holds the content.
    func stopMotion() {
        guard case .moving(let motion) = activity else { return }
        endMotion(motion)
    }

    private func endMotion(_ motion: ScrollMotion) {
        activity = .still
        frameLoop.stop()
        switch motion.kind {
        case .decelerating: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The content changed its size on the way: slows down anew from here.
    func redirect(_ motion: ScrollMotion) {
        let velocity = motion.velocity(at: now)
        activity = .moving(ScrollMotion(decelerating: curve(from: contentOffset.x, velocity.x, in: offsetRangeX),
                                        curve(from: contentOffset.y, velocity.y, in: offsetRangeY), at: now))
    }

    private func curve(from start: CGFloat, _ velocity: CGFloat, in range: ClosedRange<CGFloat>) -> ScrollCurve {
        ScrollCurve.slowing(from: start, velocity: velocity, in: range, rate: decelerationRate, bounces: bounces)
    }

    // MARK: Letting go

    /// Ends a drag: the delegate may change the target, then the content moves on by itself.
    /// Units: `velocity` in points a second, positive where the offset grows.
    func letGo(velocity: CGPoint, canBounce: Bool) {
        let x = offsetRangeX, y = offsetRangeY
        let natural = CGPoint(x: restingPlace(contentOffset.x, velocity.x, in: x, page: bounds.width),
                              y: restingPlace(contentOffset.y, velocity.y, in: y, page: bounds.height))
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(natural, velocity: perMillisecond)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        let isFree = target == natural && !isPagingEnabled
        func motion(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ target: CGFloat) -> ScrollCurve {
            isFree ? ScrollCurve.slowing(from: start, velocity: velocity, in: range, rate: decelerationRate, bounces: bounces && canBounce)
                : ScrollCurve.heading(from: start, velocity: velocity, to: target.isFinite ? target : start)
        }
        let moving = ScrollMotion(decelerating: motion(contentOffset.x, velocity.x, x, target.x),
                                  motion(contentOffset.y, velocity.y, y, target.y), at: now)
        let goesOn = !moving.isOver(at: now)
        activity = .still
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn, case .still = activity else { return settle() }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        guard case .still = activity else { return }
        startMotion(moving)
    }

    /// Content that stands outside its range with nobody holding it comes back.
    private func settle() {
        guard case .still = activity else { return }
        moveContent(to: clamped(contentOffset))
    }

    private func restingPlace(_ start: CGFloat, _ velocity: CGFloat, in range: ClosedRange<CGFloat>, page: CGFloat) -> CGFloat {
        guard isPagingEnabled, page > 0 else {
            let end = ScrollCurve.naturalEnd(from: start, velocity: velocity, rate: decelerationRate)
            return min(max(end, range.lowerBound), range.upperBound)
        }
        return pageStop(near: start, velocity: velocity, in: range, page: page)
    }

    /// The page that a drag ends at: the next one in its direction after a flick, else the nearest.
    func pageStop(near start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, page: CGFloat) -> CGFloat {
        let position = (start - range.lowerBound) / page
        let number: CGFloat = abs(velocity) < 200 ? position.rounded() : velocity > 0 ? position.rounded(.up) : position.rounded(.down)
        return min(max(range.lowerBound + number * page, range.lowerBound), range.upperBound)
    }
}
