import CoreGraphics
import Foundation

/// A list cell's guide for its lines.
/// Contract: where nobody constrains it, it is where the lines would be without it.
@MainActor final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let start: NSLayoutConstraint

    init(in cell: UIView) {
        guide.identifier = "separator"
        cell.addLayoutGuide(guide)
        start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        let all = [start, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor), guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
                   guide.heightAnchor.constraint(equalToConstant: 1)]
        // Weaker than anything that an app would say.
        for constraint in all { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(all)
    }

    /// Where the lines begin and end. Units: points from the cell's left edge; `textStart` from its leading edge.
    func span(textStart: CGFloat) -> (low: CGFloat, high: CGFloat) {
        if start.constant != textStart { start.constant = textStart }
        let frame = guide.layoutFrame
        return (frame.minX, frame.maxX)
    }
}
