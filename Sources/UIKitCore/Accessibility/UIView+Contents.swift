import CoreGraphics

/// What assistive technology asks of a cell's contents.
extension UIView {
    /// Whether something inside is used by itself, so that the view is not one thing.
    var hasControls: Bool { subviewList.contains { !$0.isHidden && (($0 is UIControl && $0.isAccessibilityElement) || $0.hasControls) } }

    /// The words of all elements in the view; nil without any.
    var wordsInside: String? {
        var words: [String] = []
        forEachInTree { if $0.isAccessibilityElement, !$0.isHidden, let label = $0.accessibilityLabel { words.append(label) } }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// Where a menu for a view inside is asked for when nobody points. Units: points of this view.
    func menuPoint(of view: UIView) -> CGPoint {
        let visible = convert(view.visibleBounds, from: view)
        return CGPoint(x: visible.midX, y: visible.midY)
    }
}
