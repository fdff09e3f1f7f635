import CoreGraphics
import Foundation

extension UIScrollView {
    func addScrollGestures() {
        panGestureRecognizer.addHandler { [weak self] _ in self?.panChanged() }
        addGestureRecognizer(panGestureRecognizer)
        addGestureRecognizer(TouchDelayGestureRecognizer())
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] hover in if hover.state.isActive { self?.showIndicators() } }
        addGestureRecognizer(hover)
    }

    // MARK: A finger

    /// A finger came down. Returns whether it caught content that was moving.
    func touchBegan() -> Bool {
        guard isScrollEnabled else { return false }
        var caught = false
        if case .moving(let motion) = activity {
            caught = motion.kind == .decelerating
            stopMotion()
        }
        if case .still = activity { activity = .touched }
        return caught
    }

    /// No finger is down any more, whatever came of it.
    func touchesAreGone() {
        if case .touched = activity { activity = .still }
    }

    // MARK: The decision

    /// Whether the movement of the fingers is one for this view: along an axis in which it can move.
    var mayBeginDragging: Bool {
        guard isScrollEnabled, contentLetsGo else { return false }
        let way = panGestureRecognizer.translation(in: self)
        if way == .zero { return true }
        let isVertical = abs(way.y) >= abs(way.x)
        let range = isVertical ? offsetRangeY : offsetRangeX
        let offset = isVertical ? contentOffset.y : contentOffset.x
        let scrolls = isVertical ? scrollsY : scrollsX
        let step = isVertical ? -way.y : -way.x
        if scrolls, step > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5 { return true }
        // At its end, it gives way to a view around it that can still move there.
        if outerCanMove(vertical: isVertical, step: step) { return false }
        return bounces && (scrolls || (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal))
    }

    private func outerCanMove(vertical: Bool, step: CGFloat) -> Bool {
        var view = superview
        while let here = view {
            if let outer = here as? UIScrollView, outer.isScrollEnabled, outer.canMove(vertical: vertical, step: step) { return true }
            view = here.superview
        }
        return false
    }

    func canMove(vertical: Bool, step: CGFloat) -> Bool {
        let range = vertical ? offsetRangeY : offsetRangeX
        let offset = vertical ? contentOffset.y : contentOffset.x
        return step > 0 ? offset < range.upperBound - 0.5 : step < 0 && offset > range.lowerBound + 0.5
    }

    /// Whether the touched view, if it has heard of the touch, can lose it.
    private var contentLetsGo: Bool {
        panGestureRecognizer.touches.allSatisfy { touch in
            guard touch.delivery == .told, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: The drag

    private func panChanged() {
        switch panGestureRecognizer.state {
        case .began: beginDragging()
        case .changed: drag()
        case .ended:
            drag()
            endDragging(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled, .failed: endDragging(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDragging() {
        let way = panGestureRecognizer.translation(in: self)
        panGestureRecognizer.setTranslation(.zero, in: self)
        let isVertical = abs(way.y) >= abs(way.x)
        let movesX = scrollsX || alwaysBounceHorizontal, movesY = scrollsY || alwaysBounceVertical
        let locks = isDirectionalLockEnabled && way != .zero && abs(abs(way.x) - abs(way.y)) > 4
        let origin = CGPoint(x: RubberBand.wanted(contentOffset.x, in: offsetRangeX, viewport: bounds.width),
                             y: RubberBand.wanted(contentOffset.y, in: offsetRangeY, viewport: bounds.height))
        activity = .dragged(ScrollDrag(origin: origin, locksX: !movesX || (locks && isVertical), locksY: !movesY || (locks && !isVertical)))
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    private func drag() {
        guard case .dragged(let drag) = activity else { return }
        let wanted = drag.wanted(panGestureRecognizer.translation(in: self))
        guard bounces else { return moveContent(to: clamped(wanted)) }
        let x = scrollsX || alwaysBounceHorizontal ? RubberBand.shown(wanted.x, in: offsetRangeX, viewport: bounds.width) : contentOffset.x
        let y = scrollsY || alwaysBounceVertical ? RubberBand.shown(wanted.y, in: offsetRangeY, viewport: bounds.height) : contentOffset.y
        moveContent(to: CGPoint(x: x, y: y))
    }

    private func endDragging(velocity: CGPoint) {
        guard case .dragged(let drag) = activity else { return }
        letGo(velocity: CGPoint(x: drag.locksX ? 0 : -velocity.x, y: drag.locksY ? 0 : -velocity.y), canBounce: true)
    }
}
