import ConstraintSolver
import Foundation

/// What an engine knows of one item: its unknowns, and the rules that come with it.
/// Units: points in the space of the item's container.
@MainActor final class LayoutItemState {
    private(set) weak var item: (any LayoutItem)?
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    /// Where the bounds of a view that scrolls begin.
    let scrollX: Variable?
    let scrollY: Variable?
    var rules: [LayoutRule] = []
    var isRightToLeft: Bool
    /// Whether a constraint depends on where the item's text has its baselines.
    var hasBaselines = false
    /// Where the item was when its view was last told.
    var reported = CGRect.null
    var wrapping: WrappingText?
    /// Whether the item is among those that changed.
    var isNoted = false
    /// Whether the item is no longer in the tree.
    var hasLeft = false

    init(_ item: any LayoutItem, in solver: inout Solver) {
        self.item = item
        let guide = item as? UILayoutGuide
        // Insets may exceed the size of their view; the guide is then empty, and no reason for a conflict.
        let hasSize = guide == nil || guide?.placement == .constraints || guide?.placement == .scrollContent
        minX = solver.makeVariable()
        minY = solver.makeVariable()
        width = solver.makeVariable(nonNegative: hasSize)
        height = solver.makeVariable(nonNegative: hasSize)
        let view = item as? UIView
        let scrolls = view?.movesBoundsToScroll == true
        scrollX = scrolls ? solver.makeVariable() : nil
        scrollY = scrolls ? solver.makeVariable() : nil
        isRightToLeft = (view ?? guide?.owner)?.isRightToLeft ?? false
        if let view, view.wrapsTextToLayoutWidth { wrapping = WrappingText() }
    }

    var variables: [Variable] { [minX, minY, width, height] + [scrollX, scrollY].compactMap { $0 } }
    var view: UIView? { item as? UIView }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
    func scroll(_ axis: NSLayoutConstraint.Axis) -> Variable? { axis == .horizontal ? scrollX : scrollY }
}

/// How wide a text that breaks its lines by the layout's width was when it was measured.
struct WrappingText {
    var isNew = true
    /// The width that the text gets when it asks for one line.
    var room = 0.0
    /// The width that it had when all was solved.
    var settled = 0.0
}
