public import Foundation

/// A horizontal line of a view or guide: top, bottom, centerY or a baseline.
/// Source: Apple, NSLayoutYAxisAnchor.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this line to another, as a size that constraints can be made with.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// Keeps `multiplier` times the usual gap below another line.
    /// Shape: between two baselines that is the line height of the lower text.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: SystemSpacing.between(anchor.quantity, quantity) * multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.between(anchor.quantity, quantity) * multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.between(anchor.quantity, quantity) * multiplier)
    }
}
