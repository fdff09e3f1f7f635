package import Foundation

/// A line of views in the visual format language, as it was read.
/// Source: Apple, "Visual Format Language" of the Auto Layout Guide.
package struct VisualFormat: Equatable {
    package struct Predicate: Equatable {
        package enum Object: Equatable {
            case number(CGFloat)
            case view(String)
        }
        package var relation = NSLayoutConstraint.Relation.equal
        package var object: Object
        package var multiplier: CGFloat = 1
        package var constant: CGFloat = 0
        package var priority = UILayoutPriority.required
    }

    package struct View: Equatable {
        package var name: String
        package var predicates: [Predicate] = []
    }

    package enum Gap: Equatable {
        case none
        case standard
        case predicates([Predicate])
    }

    package var axis = NSLayoutConstraint.Axis.horizontal
    /// Between the superview's edge and the first view; nil when the superview does not begin the line.
    package var leadingGap: Gap?
    package var views: [View] = []
    /// Between the views: one fewer than there are views.
    package var gaps: [Gap] = []
    package var trailingGap: Gap?
}
