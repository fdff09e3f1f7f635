import CoreGraphics
import Foundation
import PlatformInterface

extension UIScrollView {
    /// Scroll bars fade this long after the last movement. Units: seconds.
    private static let fadeDelay: TimeInterval = 1

    /// Puts the bars where the content stands; makes them when they are first needed.
    func updateIndicators(moved: Bool = false) {
        place(vertical: true, isWanted: showsVerticalScrollIndicator && isScrollEnabled && scrollsY)
        place(vertical: false, isWanted: showsHorizontalScrollIndicator && isScrollEnabled && scrollsX)
        if moved { showIndicators() }
    }

    private func place(vertical: Bool, isWanted: Bool) {
        let old = bars.first { $0.isVertical == vertical }
        guard isWanted else {
            guard let old else { return }
            bars.removeAll { $0 === old }
            return old.removeFromSuperview()
        }
        // Bars that nobody has seen yet need no view.
        guard let bar = old ?? (window == nil ? nil : makeBar(vertical)) else { return }
        let area = bounds.inset(by: indicatorInsets(vertical))
        let strip = ScrollBarView.strip
        let rect: CGRect
        if vertical {
            rect = CGRect(x: isRightToLeft ? area.minX + barInset : area.maxX - strip - barInset, y: area.minY, width: strip, height: max(0, area.height))
        } else {
            rect = CGRect(x: area.minX, y: area.maxY - strip, width: max(0, area.width), height: strip)
        }
        let range = vertical ? offsetRangeY : offsetRangeX
        let geometry = ScrollBarGeometry(track: vertical ? rect.height : rect.width, viewport: vertical ? visibleSize.height : visibleSize.width,
                                         offset: vertical ? contentOffset.y : contentOffset.x, range: range)
        bar.show(geometry, frame: rect, color: barColor)
    }

    private func indicatorInsets(_ vertical: Bool) -> UIEdgeInsets {
        let own = vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        var insets = automaticallyAdjustsScrollIndicatorInsets ? own.adding(safeAreaInsets) : own
        let gap: CGFloat = 2
        // The bars do not cross.
        let crossing: CGFloat = scrollsX && scrollsY ? ScrollBarView.strip : gap
        if vertical {
            insets.top += gap
            insets.bottom += crossing
        } else {
            insets.left += gap
            insets.right += crossing
        }
        return insets
    }

    private static let automaticColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.accessibilityContrast == .high ? 0.75 : 0.4)
    }
    private static let blackColor = UIColor(white: 0, alpha: 0.45)
    private static let whiteColor = UIColor(white: 1, alpha: 0.6)

    private var barColor: UIColor {
        switch indicatorStyle {
        case .default: UIScrollView.automaticColor
        case .black: UIScrollView.blackColor
        case .white: UIScrollView.whiteColor
        }
    }

    private func makeBar(_ vertical: Bool) -> ScrollBarView {
        let bar = ScrollBarView(isVertical: vertical)
        bars.append(bar)
        addSubview(bar)
        return bar
    }

    func keepBarsInFront(of subview: UIView) {
        guard !bars.isEmpty, !(subview is ScrollBarView), let last = subviewList.last, !(last is ScrollBarView) else { return }
        for bar in bars { bringSubviewToFront(bar) }
    }

    func bar(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden else { return nil }
        return bars.first { $0.point(inside: convert(point, to: $0), with: event) }
    }

    // MARK: Showing

    /// Shows the bars, and lets them fade when nothing moves any more.
    func showIndicators() {
        guard !bars.isEmpty else { return }
        for bar in bars where bar.alpha < 1 { bar.alpha = 1 }
        scheduleFade()
    }

    private func scheduleFade() {
        barFadeDue = CurrentPlatform.shared.clock.now + UIScrollView.fadeDelay
        guard barFade == nil else { return }
        waitForFade(UIScrollView.fadeDelay)
    }

    private func waitForFade(_ delay: TimeInterval) {
        barFade = CurrentPlatform.shared.clock.schedule(after: delay) { [weak self] in self?.fadeIsDue() }
    }

    private func fadeIsDue() {
        barFade = nil
        let left = barFadeDue - CurrentPlatform.shared.clock.now
        if left > 0.001 { return waitForFade(left) }
        // A bar under the pointer stays; it is shown anew when the pointer leaves it.
        let fading = bars.filter { !$0.isHeld }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            for bar in fading { bar.alpha = 0 }
        }
    }

    /// The pointer moved a bar's knob.
    func indicatorMoved(_ bar: ScrollBarView, to offset: CGFloat) {
        let x = bar.isVertical ? contentOffset.x : offset, y = bar.isVertical ? offset : contentOffset.y
        contentOffset = CGPoint(x: x, y: y)
    }
}
