import CoreGraphics
import Foundation
import PlatformInterface

extension UIScrollView {
    // MARK: Where the content can be

    /// The offsets at which the content fills the view. Units: points.
    var offsetRangeX: ClosedRange<CGFloat> {
        let low = -adjustedContentInset.left
        return low...max(low, contentSize.width + adjustedContentInset.right - bounds.width)
    }
    var offsetRangeY: ClosedRange<CGFloat> {
        let low = -adjustedContentInset.top
        return low...max(low, contentSize.height + adjustedContentInset.bottom - bounds.height)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let x = offsetRangeX, y = offsetRangeY
        return CGPoint(x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Whether there is more content than room, by axis.
    var scrollsX: Bool { offsetRangeX.upperBound - offsetRangeX.lowerBound > 0.5 }
    var scrollsY: Bool { offsetRangeY.upperBound - offsetRangeY.lowerBound > 0.5 }
    var canScroll: Bool { scrollsX || scrollsY }

    /// The nearest offset that shows the rectangle; its beginning where it is larger than the room.
    func offset(showing rect: CGRect) -> CGPoint {
        func near(_ current: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat) -> CGFloat {
            if low < current + before || high - low > length - before - after { return low - before }
            return high > current + length - after ? high - length + after : current
        }
        let inset = adjustedContentInset
        let wanted = CGPoint(x: near(contentOffset.x, rect.minX, rect.maxX, inset.left, inset.right, bounds.width),
                             y: near(contentOffset.y, rect.minY, rect.maxY, inset.top, inset.bottom, bounds.height))
        return clamped(wanted)
    }

    // MARK: Moving

    /// Moves the content, whatever else goes on.
    func moveContent(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size { viewportDidResize() }
        if new.origin != old.origin {
            contentOffsetDidChange()
            scrollDelegate?.scrollViewDidScroll(self)
        }
        if new != old { updateIndicators(moved: new.origin != old.origin) }
    }

    private func viewportDidResize() {
        if case .still = activity { moveContent(to: clamped(contentOffset)) }
    }

    /// The content has another size: what moves goes on inside the new range.
    func contentDidResize() {
        switch activity {
        case .still: moveContent(to: clamped(contentOffset))
        case .moving(let motion) where motion.kind == .decelerating: redirect(motion)
        case .touched, .dragged, .pushed, .moving: break
        }
    }

    /// The content was moved under the view, as when rows above were measured: everything that is going on moves along.
    func shiftContent(by step: CGPoint) {
        guard step != .zero else { return }
        switch activity {
        case .moving(var motion):
            motion.shift(by: step)
            activity = .moving(motion)
        case .dragged(var drag):
            drag.shift(by: step)
            activity = .dragged(drag)
        case .still, .touched, .pushed: break
        }
        moveContent(to: CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
    }

    // MARK: Safe area

    /// The part of the safe area that becomes an inset of the content.
    var adoptedSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let (horizontal, vertical): (Bool, Bool) = switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .scrollableAxes: (movesX, movesY)
        case .automatic: (movesX, movesY || fillsController)
        }
        return UIEdgeInsets(top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
                            right: horizontal ? safe.right : 0)
    }

    // Without the insets, which depend on the answer.
    private var movesX: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }
    private var movesY: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

    /// What subviews still have to keep clear of.
    var remainingSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets, taken = adoptedSafeArea
        return UIEdgeInsets(top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
                            right: safe.right - taken.right)
    }

    /// After the insets changed: content that stood at its beginning still does.
    func keepPlace(from old: UIEdgeInsets) {
        var offset = contentOffset
        if abs(offset.y + old.top) < 0.5 { offset.y = -adjustedContentInset.top }
        if abs(offset.x + old.left) < 0.5 { offset.x = -adjustedContentInset.left }
        if case .still = activity { offset = clamped(offset) }
        moveContent(to: offset)
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
