package import Foundation

/// How content that is pulled past its end resists: ever more, and never further than the view is large.
/// Units: points. Source: the curve that iOS shows, (1 - 1 / (x·c / d + 1)) · d with c = 0.55.
package enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// Where content stands that a finger wants at `offset`.
    package static func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound - give(range.lowerBound - offset, viewport) }
        if offset > range.upperBound { return range.upperBound + give(offset - range.upperBound, viewport) }
        return offset
    }

    /// The inverse: where a finger wanted content that stands at `shown`.
    package static func wanted(_ shown: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat) -> CGFloat {
        if shown < range.lowerBound { return range.lowerBound - pull(range.lowerBound - shown, viewport) }
        if shown > range.upperBound { return range.upperBound + pull(shown - range.upperBound, viewport) }
        return shown
    }

    private static func give(_ pull: CGFloat, _ viewport: CGFloat) -> CGFloat {
        viewport > 0 ? pull * stiffness * viewport / (viewport + stiffness * pull) : 0
    }

    private static func pull(_ give: CGFloat, _ viewport: CGFloat) -> CGFloat {
        // What is shown cannot reach the viewport's length; nothing else divides by zero.
        let give = min(give, viewport * 0.99)
        return viewport > 0 ? give * viewport / (stiffness * (viewport - give)) : 0
    }
}
