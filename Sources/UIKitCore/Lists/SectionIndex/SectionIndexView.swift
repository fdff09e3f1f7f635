import CoreGraphics
import Foundation
import QuartzCore

/// The column of index titles at a list's edge: a press or a drag on it goes to a section.
@MainActor final class SectionIndexView: UIView {
    private unowned let list: any IndexedList
    private var lastTitle: Int?

    /// Units: points.
    static let width: CGFloat = 20
    private static let lineHeight: CGFloat = 14

    init(_ list: any IndexedList) {
        self.list = list
        super.init(frame: .zero)
        contentMode = .redraw
        accessibilityElementsHidden = true
        let grip = GripPanGestureRecognizer()
        grip.addHandler { [weak self] in self?.gripChanged($0) }
        addGestureRecognizer(grip)
    }

    required init?(coder: NSCoder) { nil }

    /// Stands at the list's edge where there is an index.
    func place() {
        let titles = list.indexTitles
        let isShown = !titles.isEmpty && list.elementCount >= list.minimumIndexCount, wasShown = superview != nil
        // The scroll bar makes room.
        defer { if isShown != wasShown { list.updateIndicators() } }
        guard isShown else { return removeFromSuperview() }
        let area = list.bounds.inset(by: list.adjustedContentInset)
        let height = min(area.height, CGFloat(titles.count) * Self.lineHeight + 8)
        let x = list.isRightToLeft ? area.minX : area.maxX - Self.width
        let rect = CGRect(x: x, y: (area.midY - height / 2).rounded(), width: Self.width, height: max(0, height))
        if superview == nil { list.addSubview(self) }
        if frame != rect {
            let isSame = frame.size == rect.size
            frame = rect
            if !isSame { setNeedsDisplay() }
        }
    }

    override func draw(_ rect: CGRect) {
        let titles = list.indexTitles
        guard !titles.isEmpty, bounds.height > 0 else { return }
        let step = (bounds.height - 8) / CGFloat(titles.count)
        // Where the lines do not fit, some are left out.
        let stride = max(1, Int((Self.lineHeight / max(step, 1)).rounded(.up)))
        let color = list.indexColor ?? list.tintColor ?? .tintColor
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: color]
        for index in Swift.stride(from: 0, to: titles.count, by: stride) {
            let text = titles[index] == UITableView.indexSearch ? "⌕" : titles[index]
            let size = text.size(withAttributes: attributes)
            let y = 4 + (CGFloat(index) + 0.5) * step - size.height / 2
            text.draw(at: CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: y.rounded()), withAttributes: attributes)
        }
    }

    // MARK: Touches

    private func gripChanged(_ grip: UIGestureRecognizer) {
        guard grip.state.isActive else { return lastTitle = nil }
        // The last title may have moved the content, and the index stands in it.
        list.layoutIfNeeded()
        go(to: grip.location(in: self))
    }

    private func go(to point: CGPoint) {
        let titles = list.indexTitles
        guard !titles.isEmpty, bounds.height > 8 else { return }
        let part = (point.y - 4) / (bounds.height - 8)
        let index = max(0, min(titles.count - 1, Int((part * CGFloat(titles.count)).rounded(.down))))
        guard index != lastTitle else { return }
        lastTitle = index
        list.goToIndexTitle(index)
    }
}
