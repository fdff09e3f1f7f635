import ConstraintSolver

/// The constraints of one tree of views, solved: of a window, or of the topmost view outside of one.
///
/// What changes is noted and waits; `solve` takes it all in before a layout, repairs the solution, and tells the superviews of
/// what moved.
@MainActor package final class LayoutEngine {
    enum Owner {
        case constraint(NSLayoutConstraint)
        case rule(LayoutItemState, LayoutRule.Meaning)
    }

    struct Inserted {
        let constraint: NSLayoutConstraint
        let id: ConstraintID
        let expression: LinearExpression
    }

    weak var root: UIView?
    /// What a measuring engine asks of its root; nil in the engine that places views.
    let fitting: FittingTarget?
    var solver = Solver()
    var items: [ObjectIdentifier: LayoutItemState] = [:]
    var variableOwners: [Variable: LayoutItemState] = [:]
    var owners: [ConstraintID: Owner] = [:]
    var inserted: [ObjectIdentifier: Inserted] = [:]
    /// Active constraints that had to give way to others.
    var broken: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var wrappingItems: [LayoutItemState] = []

    // What waits for the next solving.
    private(set) var arrivals: [NSLayoutConstraint] = []
    private(set) var arrivingItems: [UIView] = []
    private(set) var departures: [ConstraintID] = []
    private(set) var departedItems: [LayoutItemState] = []
    private(set) var changedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    private(set) var changedItems: [LayoutItemState] = []

    /// The lines that edges snap to lie this far apart. Units: points.
    var pixel = 1.0
    /// How many items the last solving moved.
    package internal(set) var movedItems = 0
    /// Pivots so far: the work of solving.
    package var pivotCount: Int { solver.pivotCount }
    package var constraintCount: Int { solver.constraintCount }

    init(root: UIView, fitting: FittingTarget? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: Notes

    /// Takes in the constraints that a view keeps, and the view itself if only constraints place it.
    func take(_ view: UIView) {
        let storage = view.layoutRecord
        storage.engine = self
        for constraint in storage.constraints where constraint.engine !== self {
            constraint.engine = self
            arrivals.append(constraint)
        }
        if !storage.translatesMask || type(of: view).requiresConstraintBasedLayout { arrivingItems.append(view) }
    }

    func takeForFitting(_ constraints: [NSLayoutConstraint]) { arrivals = constraints }

    func constraintChanged(_ constraint: NSLayoutConstraint) {
        changedConstraints[ObjectIdentifier(constraint)] = constraint
        mark()
    }

    func constraintLeft(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        changedConstraints[key] = nil
        broken[key] = nil
        if let known = inserted.removeValue(forKey: key) { departures.append(known.id) }
        mark()
    }

    /// A view left the tree, with the constraints that it keeps and its guides.
    func viewLeft(_ view: UIView) {
        guard let storage = view.layoutStorage else { return }
        for constraint in storage.mentioning where constraint.engine === self {
            constraintLeft(constraint)
            constraint.engine = nil
        }
        for guide in storage.guides + storage.systemGuides { itemLeft(guide) }
        itemLeft(view)
    }

    func itemLeft(_ item: any LayoutItem) {
        guard let state = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
        for variable in state.variables { variableOwners[variable] = nil }
        wrappingItems.removeAll { $0 === state }
        state.hasLeft = true
        departedItems.append(state)
        mark()
    }

    func itemChanged(_ item: any LayoutItem) {
        guard let state = items[ObjectIdentifier(item)] else { return }
        note(state)
    }

    func contentChanged(_ view: UIView) {
        guard let state = items[ObjectIdentifier(view)] else { return }
        wrappingItems.removeAll { $0 === state }
        state.wrapping = view.wrapsTextToLayoutWidth ? WrappingText() : nil
        if state.wrapping != nil { wrappingItems.append(state) }
        note(state)
    }

    /// The frame of an item that places itself may be another now.
    func frameChanged(_ item: any LayoutItem) {
        guard let state = items[ObjectIdentifier(item)] else { return }
        if let view = state.view, !view.translatesAutoresizingMaskIntoConstraints, view !== root, state.scrollX == nil { return }
        let new = rules(of: state)
        let isSame = new.count == state.rules.count && zip(new, state.rules).allSatisfy {
            $0.hasSameShape(as: $1) && abs($0.expression.constant - $1.expression.constant) < 1e-9
        }
        if !isSame { note(state) }
    }

    private func note(_ state: LayoutItemState) {
        if !state.isNoted {
            state.isNoted = true
            changedItems.append(state)
        }
        mark()
    }

    /// A view may read in the other direction now.
    func directionChanged(_ view: UIView) {
        guard let storage = view.layoutStorage else { return }
        let isRightToLeft = view.isRightToLeft
        for item in [view as any LayoutItem] + storage.guides + storage.systemGuides {
            guard let state = items[ObjectIdentifier(item)], state.isRightToLeft != isRightToLeft else { continue }
            state.isRightToLeft = isRightToLeft
            for constraint in storage.mentioning { constraintChanged(constraint) }
        }
    }

    private func mark() {
        guard fitting == nil else { return }
        root?.markConstraintPass()
    }

    func contains(_ item: any LayoutItem) -> Bool { items[ObjectIdentifier(item)] != nil }

    // MARK: Emptying the notes

    func takeArrivals() -> [NSLayoutConstraint] {
        defer { arrivals = [] }
        return arrivals.filter { fitting != nil || ($0.engine === self && $0.isActive) }.sorted { $0.serial < $1.serial }
    }

    func takeArrivingItems() -> [UIView] {
        defer { arrivingItems = [] }
        return arrivingItems.filter { $0.layoutStorage?.engine === self && $0.layoutRoot === root }
    }

    func takeDepartures() -> (constraints: [ConstraintID], items: [LayoutItemState]) {
        defer { (departures, departedItems) = ([], []) }
        return (departures, departedItems)
    }

    func takeChanges() -> (constraints: [NSLayoutConstraint], items: [LayoutItemState]) {
        defer { (changedConstraints, changedItems) = ([:], []) }
        for state in changedItems { state.isNoted = false }
        return (changedConstraints.values.sorted { $0.serial < $1.serial }, changedItems.filter { !$0.hasLeft })
    }
}
