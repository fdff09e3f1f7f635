import CoreGraphics
import Foundation

extension UIScrollView {
    /// How far an arrow key scrolls, and how much of a page stays in sight. Units: points.
    private static let line: CGFloat = 40

    /// What keys do to the content; false when there is nothing to scroll.
    func scroll(by presses: Set<UIPress>) -> Bool {
        guard isScrollEnabled, let key = presses.compactMap(\.key).first,
              key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        let page = max(UIScrollView.line, visibleSize.height - UIScrollView.line)
        switch key.keyCode {
        case .keyboardPageDown: return scroll(dy: page)
        case .keyboardPageUp: return scroll(dy: -page)
        case .keyboardSpacebar: return scroll(dy: key.modifierFlags.contains(.shift) ? -page : page)
        case .keyboardDownArrow: return scroll(dy: UIScrollView.line)
        case .keyboardUpArrow: return scroll(dy: -UIScrollView.line)
        case .keyboardRightArrow: return scroll(dx: UIScrollView.line)
        case .keyboardLeftArrow: return scroll(dx: -UIScrollView.line)
        case .keyboardEnd: return scroll(dy: .infinity)
        case .keyboardHome: return scrollToTop()
        default: return false
        }
    }

    private func scroll(dx: CGFloat = 0, dy: CGFloat = 0) -> Bool {
        guard dx == 0 ? scrollsY : scrollsX else { return false }
        // Held keys add up: the next step begins where the last one leads.
        let start = keyTarget ?? contentOffset
        let target = clamped(CGPoint(x: start.x + dx, y: min(start.y + dy, offsetRangeY.upperBound)))
        guard target != contentOffset else { return true }
        setContentOffset(target, animated: true)
        return true
    }

    /// Where a motion that code or a key began leads to.
    private var keyTarget: CGPoint? {
        guard case .moving(let motion) = activity, motion.kind == .animation else { return nil }
        return motion.offset(at: .infinity)
    }

    private func scrollToTop() -> Bool {
        guard scrollsY else { return false }
        guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return true }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard top != contentOffset else { return true }
        setContentOffset(top, animated: false)
        scrollDelegate?.scrollViewDidScrollToTop(self)
        return true
    }
}
