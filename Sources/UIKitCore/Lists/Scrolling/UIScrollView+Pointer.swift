import CoreGraphics
import Foundation
import PlatformInterface

extension UIScrollView {
    /// A turn of the wheel or a move on a touchpad; false when this view cannot move that way.
    func takeScroll(_ scroll: ScrollInput) -> Bool {
        guard isScrollEnabled else { return false }
        let step = scrollStep(scroll)
        switch scroll.phase {
        case .wheel: return turnWheel(step)
        case .began, .changed: return push(step, at: scroll.timestamp)
        case .ended: return endPush(at: scroll.timestamp)
        }
    }

    /// Shift turns a wheel sideways.
    private func scrollStep(_ scroll: ScrollInput) -> CGPoint {
        let isTurned = scroll.phase == .wheel && scroll.modifierFlags.contains(.shift) && scroll.dx == 0
        return isTurned ? CGPoint(x: scroll.dy, y: 0) : CGPoint(x: scroll.dx, y: scroll.dy)
    }

    private func canMove(_ step: CGPoint) -> Bool {
        let isVertical = abs(step.y) >= abs(step.x)
        return canMove(vertical: isVertical, step: isVertical ? step.y : step.x)
    }

    private func turnWheel(_ step: CGPoint) -> Bool {
        if case .dragged = activity { return true }
        // A page that is still on its way takes no second turn.
        if isPagingEnabled, case .moving = activity { return true }
        guard canMove(step) else { return false }
        stopMotion()
        if isPagingEnabled {
            animateOffset(to: pageTarget(step))
        } else {
            moveContent(to: clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)))
        }
        return true
    }

    private func pageTarget(_ step: CGPoint) -> @MainActor () -> CGPoint {
        let sign = { (value: CGFloat) -> CGFloat in value > 0 ? 1 : value < 0 ? -1 : 0 }
        let next = clamped(CGPoint(x: contentOffset.x + sign(step.x) * bounds.width, y: contentOffset.y + sign(step.y) * bounds.height))
        return { next }
    }

    // MARK: Touchpad

    private func push(_ step: CGPoint, at time: TimeInterval) -> Bool {
        if case .pushed(var push) = activity {
            push.note(step, at: time)
            activity = .pushed(push)
            moveContent(to: clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)))
            return true
        }
        if isDecelerating, step == .zero {
            // Fingers that come to rest on the pad hold what still moves.
            stopMotion()
            return true
        }
        guard canMove(step) else { return false }
        if case .dragged = activity { return true }
        stopMotion()
        var push = ScrollPush()
        push.note(step, at: time)
        activity = .pushed(push)
        scrollDelegate?.scrollViewWillBeginDragging(self)
        guard case .pushed = activity else { return true }
        moveContent(to: clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)))
        return true
    }

    private func endPush(at time: TimeInterval) -> Bool {
        guard case .pushed(let push) = activity else { return false }
        let velocity = push.velocity(at: time)
        letGo(velocity: CGPoint(x: scrollsX ? velocity.x : 0, y: scrollsY ? velocity.y : 0), canBounce: false)
        return true
    }
}
