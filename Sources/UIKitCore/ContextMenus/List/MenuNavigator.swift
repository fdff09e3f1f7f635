import Foundation

/// Where the highlight goes by key: a pure function of what can be reached and where it is.
@MainActor enum MenuNavigator {
    enum Step { case up, down, left, right, first, last, pageUp, pageDown }

    /// The index of the item to highlight, or nil when nothing can be. Disabled rows, headers and separators are never reached;
    /// up and down wrap. `page` is the height of a page in points.
    static func move(_ step: Step, from current: Int?, in items: [MenuListLayout.Item], page: CGFloat) -> Int? {
        let reachable = items.indices.filter { items[$0].row?.isEnabled == true }
        guard let first = reachable.first, let last = reachable.last else { return nil }
        guard let current else { return step == .up || step == .last || step == .pageUp ? last : first }
        let here = items[current].frame
        // Cells that stand side by side are one line: up and down leave it, left and right walk along it.
        func line(_ index: Int) -> Bool { items[index].frame.minY < here.maxY && items[index].frame.maxY > here.minY }
        func nearest(_ candidates: [Int], edge: (CGRect) -> CGFloat, best: CGFloat) -> Int? {
            candidates.filter { edge(items[$0].frame) == best }
                .min { abs(items[$0].frame.midX - here.midX) < abs(items[$1].frame.midX - here.midX) }
        }
        switch step {
        case .first: return first
        case .last: return last
        case .down:
            let below = reachable.filter { items[$0].frame.minY >= here.maxY }
            guard let top = below.map({ items[$0].frame.minY }).min() else { return first }
            return nearest(below, edge: \.minY, best: top)
        case .up:
            let above = reachable.filter { items[$0].frame.maxY <= here.minY }
            guard let bottom = above.map({ items[$0].frame.maxY }).max() else { return last }
            return nearest(above, edge: \.maxY, best: bottom)
        case .left:
            return reachable.filter { line($0) && items[$0].frame.maxX <= here.minX }.max { items[$0].frame.minX < items[$1].frame.minX }
                ?? current
        case .right:
            return reachable.filter { line($0) && items[$0].frame.minX >= here.maxX }.min { items[$0].frame.minX < items[$1].frame.minX }
                ?? current
        case .pageDown:
            return reachable.last { items[$0].frame.maxY <= here.maxY + page } .map { $0 == current ? last : $0 } ?? last
        case .pageUp:
            return reachable.first { items[$0].frame.minY >= here.minY - page }.map { $0 == current ? first : $0 } ?? first
        }
    }
}
