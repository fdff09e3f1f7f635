import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The state of an item; one that was not spoken of before takes part from now on.
    func state(of item: any LayoutItem) -> LayoutItemState {
        if let known = items[ObjectIdentifier(item)] { return known }
        let state = LayoutItemState(item, in: &solver)
        items[ObjectIdentifier(item)] = state
        for variable in state.variables { variableOwners[variable] = state }
        if state.wrapping != nil { wrappingItems.append(state) }
        if fitting == nil {
            // The superview places it, so it must find the way here.
            item.layoutContainer?.layoutRecord.engine = self
            item.layoutView?.layoutRecord.engine = self
        }
        update(state, with: rules(of: state))
        return state
    }

    // MARK: Rules

    /// The rules that an item brings, as things stand.
    func rules(of state: LayoutItemState) -> [LayoutRule] {
        switch state.item {
        case let guide as UILayoutGuide: rules(of: guide, state)
        case let view as UIView: frameRules(of: view, state) + scrollRules(of: view, state)
        default: []
        }
    }

    private func frameRules(of view: UIView, _ state: LayoutItemState) -> [LayoutRule] {
        if view === root, let fitting { return sizeRules(state, fitting.size, fitting) + contentRules(of: view, state) }
        if view === root || view.superview == nil {
            return view.translatesAutoresizingMaskIntoConstraints
                ? sizeRules(state, view.bounds.size, nil) : keptSizeRules(state, view.bounds.size) + contentRules(of: view, state)
        }
        guard view.translatesAutoresizingMaskIntoConstraints else { return contentRules(of: view, state) }
        return maskRules(of: view, state, .horizontal) + maskRules(of: view, state, .vertical)
    }

    private func sizeRules(_ state: LayoutItemState, _ size: CGSize, _ fitting: FittingTarget?) -> [LayoutRule] {
        func rule(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ priority: UILayoutPriority?) -> LayoutRule {
            let insets = fitting == nil ? .zero : state.view?.alignmentRectInsets ?? .zero
            let added = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
            return LayoutRule(expression: LinearExpression(state.length(axis)).minus(max(0, length + added)),
                              priority: priority.map(Priority.init) ?? .required, meaning: .size)
        }
        return [rule(.horizontal, size.width, fitting?.horizontal), rule(.vertical, size.height, fitting?.vertical)]
    }

    /// A root that only constraints size keeps its size where they leave it open.
    private func keptSizeRules(_ state: LayoutItemState, _ size: CGSize) -> [LayoutRule] {
        [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)].map { axis, length in
            LayoutRule(expression: LinearExpression(state.length(axis)).minus(max(0, length)), priority: .keeping, meaning: .size)
        }
    }

    /// The frame, as the autoresizing mask makes it depend on the superview's size.
    private func maskRules(of view: UIView, _ state: LayoutItemState, _ axis: NSLayoutConstraint.Axis) -> [LayoutRule] {
        let frame = view.untransformedFrame
        let isHorizontal = axis == .horizontal
        let start = isHorizontal ? frame.minX : frame.minY, length = isHorizontal ? frame.width : frame.height
        var position = LinearExpression(state.start(axis)).minus(start)
        var size = LinearExpression(state.length(axis)).minus(max(0, length))
        let mask = view.autoresizingMask.flexibleParts(axis)
        if mask.isFlexible, let container = view.superview {
            let total = isHorizontal ? container.bounds.width : container.bounds.height
            let shares = mask.shares(start: start, length: length, total: total)
            let outer = LinearExpression(self.state(of: container).length(axis)).minus(total)
            position.add(outer, times: -shares.start)
            size.add(outer, times: -shares.length)
        }
        return [LayoutRule(expression: position, meaning: .frame), LayoutRule(expression: size, meaning: .frame)]
    }

    private func contentRules(of view: UIView, _ state: LayoutItemState) -> [LayoutRule] {
        let content = view.intrinsicContentSize, insets = view.alignmentRectInsets
        func rules(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ added: CGFloat) -> [LayoutRule] {
            guard length != UIView.noIntrinsicMetric else { return [] }
            if !length.isFinite { Log.once("\(view.layoutName).intrinsicContentSize is \(content); 0 is used where it is no number.") }
            let wished = length.isFinite ? max(0, length + added) : 0
            let expression = LinearExpression(state.length(axis)).minus(wished)
            return [
                LayoutRule(expression: expression, relation: .lessOrEqual,
                           priority: Priority(view.contentHuggingPriority(for: axis)), meaning: .content),
                LayoutRule(expression: expression, relation: .greaterOrEqual,
                           priority: Priority(view.contentCompressionResistancePriority(for: axis)), meaning: .content),
            ]
        }
        return rules(.horizontal, content.width, insets.left + insets.right)
            + rules(.vertical, content.height, insets.top + insets.bottom)
    }

    private func scrollRules(of view: UIView, _ state: LayoutItemState) -> [LayoutRule] {
        guard let x = state.scrollX, let y = state.scrollY else { return [] }
        return [LayoutRule(expression: LinearExpression(x).minus(view.bounds.minX), meaning: .frame),
                LayoutRule(expression: LinearExpression(y).minus(view.bounds.minY), meaning: .frame)]
    }

    private func rules(of guide: UILayoutGuide, _ state: LayoutItemState) -> [LayoutRule] {
        guard let owner = guide.owner else { return [] }
        switch guide.placement {
        case .constraints: return []
        case .safeArea: return insetRules(state, in: self.state(of: owner), owner.safeAreaInsets)
        case .margins: return insetRules(state, in: self.state(of: owner), owner.layoutMargins)
        case .readableContent: return readableRules(state, owner)
        case .scrollFrame: return insetRules(state, in: self.state(of: owner), .zero)
        case .scrollContent:
            let origin = [state.minX, state.minY].map { LayoutRule(expression: LinearExpression($0), meaning: .frame) }
            guard let scroll = owner as? UIScrollView, scroll.managesContentSize else { return origin }
            return origin + sizeRules(state, scroll.contentSize, nil)
        }
    }

    private func insetRules(_ state: LayoutItemState, in outer: LayoutItemState, _ insets: UIEdgeInsets) -> [LayoutRule] {
        func rules(_ axis: NSLayoutConstraint.Axis, _ before: CGFloat, _ after: CGFloat) -> [LayoutRule] {
            var start = LinearExpression(state.start(axis)).minus(before)
            if let scroll = outer.scroll(axis) { start.add(scroll, times: -1) }
            let length = LinearExpression(state.length(axis)).minus(LinearExpression(outer.length(axis))).minus(-before - after)
            return [LayoutRule(expression: start, meaning: .insets), LayoutRule(expression: length, meaning: .insets)]
        }
        return rules(.horizontal, insets.left, insets.right) + rules(.vertical, insets.top, insets.bottom)
    }

    private func readableRules(_ state: LayoutItemState, _ owner: UIView) -> [LayoutRule] {
        let margins = self.state(of: owner.layoutMarginsGuide)
        let width = LinearExpression(state.width), outerWidth = LinearExpression(margins.width)
        let middle = LinearExpression(state.minX).plus(width, times: 0.5)
        let outerMiddle = LinearExpression(margins.minX).plus(outerWidth, times: 0.5)
        return [
            LayoutRule(expression: middle.minus(outerMiddle), meaning: .insets),
            LayoutRule(expression: width.minus(outerWidth), relation: .lessOrEqual, meaning: .insets),
            LayoutRule(expression: width.minus(ReadableWidth.limit(traits: owner.traitCollection)), relation: .lessOrEqual,
                       meaning: .insets),
            LayoutRule(expression: width.minus(outerWidth), priority: .filling, meaning: .insets),
            LayoutRule(expression: LinearExpression(state.minY).minus(LinearExpression(margins.minY)), meaning: .insets),
            LayoutRule(expression: LinearExpression(state.height).minus(LinearExpression(margins.height)), meaning: .insets),
        ]
    }

    // MARK: Results

    /// Where the solution puts an item. Units: points of its container, not yet on whole pixels.
    func frame(_ state: LayoutItemState) -> CGRect {
        CGRect(x: solver.value(of: state.minX), y: solver.value(of: state.minY),
               width: max(0, solver.value(of: state.width)), height: max(0, solver.value(of: state.height)))
    }

    /// The same with its edges on whole pixels.
    func frame(of item: any LayoutItem) -> CGRect? {
        guard let state = items[ObjectIdentifier(item)] else { return nil }
        return frame(state).snapped(to: pixel)
    }

    func appliedFrame(of view: UIView) -> CGRect? { frame(of: view) }

    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let state = items[ObjectIdentifier(item)] else { return false }
        let variables = item === root ? [state.width, state.height] : [state.minX, state.minY, state.width, state.height]
        return variables.contains { solver.isAmbiguous($0) }
    }
}

extension Priority {
    init(_ priority: UILayoutPriority) { self.init(Double(priority.rawValue)) }

    /// Almost required: of what fills its room where nothing forbids it.
    static let filling = Priority(999.99)
    /// Weaker than whatever an app can ask for.
    static let keeping = Priority(-1)
}

extension CGRect {
    /// Each edge on the nearest line of pixels, so that what adjoins still does.
    fileprivate func snapped(to pixel: CGFloat) -> CGRect {
        // The half pixel that rounding errors would sway goes up.
        func snap(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5 + 1e-6).rounded(.down) * pixel }
        let left = snap(minX), top = snap(minY)
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
