import Foundation

/// A line of views in the visual format language, as it was read.
/// Source: Apple, "Visual Format Language" of the Auto Layout Guide.
struct VisualFormat: Equatable {
    struct Predicate: Equatable {
        enum Object: Equatable {
            case number(CGFloat)
            case view(String)
        }
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }

    struct View: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    enum Gap: Equatable {
        case none
        case standard
        case predicates([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// Between the superview's edge and the first view; nil when the superview does not begin the line.
    var leadingGap: Gap?
    var views: [View] = []
    /// Between the views: one fewer than there are views.
    var gaps: [Gap] = []
    var trailingGap: Gap?
}
