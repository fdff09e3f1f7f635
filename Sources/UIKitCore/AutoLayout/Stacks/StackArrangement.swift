import Foundation

/// The constraints that a stack view arranges its views with.
@MainActor struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The constraints whose constant is the gap behind a view.
    private var gaps: [(view: UIView, constraint: NSLayoutConstraint)] = []

    private unowned let stack: UIStackView
    private let views: [UIView]
    private unowned let canvas: any LayoutItem
    private let along: Sides
    private let across: Sides

    /// What lies at the ends of an axis.
    private struct Sides {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let middle: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute

        static let horizontal = Sides(start: .leading, end: .trailing, middle: .centerX, length: .width)
        static let vertical = Sides(start: .top, end: .bottom, middle: .centerY, length: .height)
    }

    private enum Strength {
        static let proportion = UILayoutPriority(999)
        /// Below hugging, so that views keep their lengths.
        static let centering = UILayoutPriority(149)
        /// Above what `systemLayoutSizeFitting` asks with, so that a stack is as thick as its thickest view.
        static let thickness = UILayoutPriority(51)
        static let baselineEdge = UILayoutPriority(50.5)
        /// Decides what nothing else does.
        static let tieBreak = UILayoutPriority(0.5)
    }

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.visibleArrangedSubviews
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
        guard let first = views.first, let last = views.last else { return }
        add(first, along.start, .equal, canvas, along.start)
        add(canvas, along.end, .equal, last, along.end)
        for (view, next) in zip(views, views.dropFirst()) { addGap(view, next) }
        distribute()
        for view in views { align(view) }
        if stack.alignment != .fill { add(canvas, across.length, .equal, nil, .notAnAttribute, priority: Strength.thickness) }
    }

    func activate() { NSLayoutConstraint.activate(constraints) }
    func deactivate() { NSLayoutConstraint.deactivate(constraints) }

    func updateGaps(in stack: UIStackView) {
        for (view, constraint) in gaps { constraint.constant = stack.gap(after: view) }
    }

    @discardableResult private mutating func add(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItem)?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        add(.edge(LayoutEdge(first, attribute)), relation, second.map { .edge(LayoutEdge($0, other)) }, multiplier: multiplier,
            constant: constant, priority: priority)
    }

    @discardableResult private mutating func add(
        _ first: LayoutQuantity, _ relation: NSLayoutConstraint.Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = "stack view"
        constraints.append(constraint)
        return constraint
    }

    // MARK: Along the stack

    private mutating func addGap(_ view: UIView, _ next: UIView) {
        let isOpen = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let constraint = add(next, usesBaselines ? .firstBaseline : along.start, isOpen ? .greaterThanOrEqual : .equal,
                             view, usesBaselines ? .lastBaseline : along.end, constant: stack.gap(after: view))
        gaps.append((view, constraint))
    }

    private mutating func distribute() {
        let pairs = Array(zip(views, views.dropFirst()))
        switch stack.distribution {
        case .fill:
            for (index, view) in views.enumerated() where views.count > 1 {
                add(view, along.length, .equal, nil, .notAnAttribute, priority: Strength.tieBreak).weight = Double(index + 1)
            }
        case .fillEqually:
            for view in views.dropFirst() { add(view, along.length, .equal, views[0], along.length) }
        case .fillProportionally:
            let lengths = ownLengths
            for (view, length) in zip(views, lengths).dropFirst() {
                add(view, along.length, .equal, views[0], along.length, multiplier: length / lengths[0], priority: Strength.proportion)
            }
        case .equalSpacing:
            for (view, next) in pairs.dropFirst() { addEqual(along.end, view, along.start, next, to: pairs[0]) }
            add(canvas, along.length, .equal, nil, .notAnAttribute, priority: Strength.tieBreak)
        case .equalCentering:
            for (view, next) in pairs.dropFirst() {
                addEqual(along.middle, view, along.middle, next, to: pairs[0], priority: Strength.centering)
            }
            add(canvas, along.length, .equal, nil, .notAnAttribute, priority: Strength.tieBreak)
        }
    }

    private mutating func addEqual(_ from: NSLayoutConstraint.Attribute, _ view: UIView, _ to: NSLayoutConstraint.Attribute, _ next: UIView,
                                   to first: (UIView, UIView), priority: UILayoutPriority = .required) {
        add(.distance(LayoutEdge(view, from), LayoutEdge(next, to)), .equal,
            .distance(LayoutEdge(first.0, from), LayoutEdge(first.1, to)), priority: priority)
    }

    /// Shape: at least a point each, so that there are proportions.
    private var ownLengths: [CGFloat] {
        views.map { view in
            let size = view.intrinsicContentSize
            return max(1, stack.axis == .horizontal ? size.width : size.height)
        }
    }

    // MARK: Across the stack

    private mutating func align(_ view: UIView) {
        let isRow = stack.axis == .horizontal
        switch stack.alignment {
        case .fill:
            add(view, across.start, .equal, canvas, across.start)
            add(view, across.end, .equal, canvas, across.end)
        case .firstBaseline where isRow:
            alignBaseline(view, .firstBaseline, across.start)
            keepInside(view)
        case .lastBaseline where isRow:
            alignBaseline(view, .lastBaseline, across.end)
            keepInside(view)
        case .leading, .firstBaseline:
            add(view, across.start, .equal, canvas, across.start)
            add(view, across.end, .lessThanOrEqual, canvas, across.end)
        case .trailing, .lastBaseline:
            add(view, across.start, .greaterThanOrEqual, canvas, across.start)
            add(view, across.end, .equal, canvas, across.end)
        case .center:
            add(view, across.middle, .equal, canvas, across.middle)
            keepInside(view)
        }
    }

    private mutating func keepInside(_ view: UIView) {
        add(view, across.start, .greaterThanOrEqual, canvas, across.start)
        add(view, across.end, .lessThanOrEqual, canvas, across.end)
    }

    private mutating func alignBaseline(_ view: UIView, _ baseline: NSLayoutConstraint.Attribute, _ edge: NSLayoutConstraint.Attribute) {
        if view !== views[0] { add(view, baseline, .equal, views[0], baseline) }
        add(view, edge, .equal, canvas, edge, priority: Strength.baselineEdge)
    }
}
