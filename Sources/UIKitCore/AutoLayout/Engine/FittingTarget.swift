import ConstraintSolver
import Foundation

/// The size that `systemLayoutSizeFitting` was asked for.
struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}
