import CoreGraphics
import Foundation

extension UICollectionView {
    /// The scroller of a section that goes on by itself; made when its first cell comes into sight.
    func makeScroller(of section: Int) {
        guard let strip = currentLayout.scroller(of: section) else { return }
        let view = scrollers[section] ?? SectionScrollView(section, strip.value, in: self)
        if scrollers[section] == nil {
            scrollers[section] = view
            view.place(strip.value, offset: strip.offset)
            // Behind headers and whatever else stands above cells.
            let front = subviewList.first { sibling in
                guard let element = (sibling as? UICollectionReusableView)?.element, let place = placed[element] else { return false }
                return !view.isAbove(place.rank)
            }
            if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
        }
    }

    /// Puts the scrollers where the layout has them.
    func placeScrollers() {
        for (section, view) in scrollers {
            if let strip = currentLayout.scroller(of: section) { view.place(strip.value, offset: strip.offset) }
        }
    }

    /// Takes the scrollers away in which nothing is seen.
    func retireScrollers() {
        for (section, view) in scrollers {
            let isUsed = view.isDragging || view.subviewList.contains { $0 is UICollectionReusableView }
            guard !isUsed || currentLayout.scroller(of: section) == nil else { continue }
            scrollers[section] = nil
            for case let cell as UICollectionReusableView in view.subviewList { addSubview(cell) }
            view.removeFromSuperview()
        }
    }

    /// Scrollers follow their sections through a batch.
    func rearrangeScrollers(by update: ListUpdate) {
        let old = scrollers
        scrollers = [:]
        for (section, view) in old {
            guard let new = update.section(after: section), scrollers[new] == nil else {
                view.removeFromSuperview()
                continue
            }
            view.section = new
            scrollers[new] = view
        }
    }
}
