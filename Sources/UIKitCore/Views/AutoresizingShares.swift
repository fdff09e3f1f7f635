import CoreGraphics

/// What of a view and its margins grows on one axis when the superview does.
struct AutoresizingParts {
    var before: Bool
    var length: Bool
    var after: Bool

    var isFlexible: Bool { before || length || after }

    /// How much of each point that the superview grows by goes to the view's position and to its length.
    func shares(start: CGFloat, length own: CGFloat, total: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let rest = total - start - own
        let sum = (before ? start : 0) + (length ? own : 0) + (after ? rest : 0)
        let count = (before ? 1 : 0) + (length ? 1 : 0) + (after ? 1 : 0)
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return sum > 0 ? part / sum : 1 / CGFloat(count)
        }
        return (share(before, start), share(length, own))
    }
}

extension UIView.AutoresizingMask {
    func flexibleParts(_ axis: NSLayoutConstraint.Axis) -> AutoresizingParts {
        axis == .horizontal
            ? AutoresizingParts(before: contains(.flexibleLeftMargin), length: contains(.flexibleWidth), after: contains(.flexibleRightMargin))
            : AutoresizingParts(before: contains(.flexibleTopMargin), length: contains(.flexibleHeight), after: contains(.flexibleBottomMargin))
    }
}
