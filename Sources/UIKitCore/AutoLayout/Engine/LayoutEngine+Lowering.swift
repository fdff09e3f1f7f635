import ConstraintSolver
import Foundation

/// From the words of a constraint to an expression of unknowns.
extension LayoutEngine {
    /// `first - multiplier × second - constant`, which the relation compares with zero.
    /// Shape: nil when a view or guide of the constraint is gone.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let views = constraint.views, let container = views.first?.commonAncestor(with: views.dropFirst()) else { return nil }
        let isMirrored = constraint.edges.contains { ($0.attribute.withinMargins ?? $0.attribute).followsDirection }
            && constraint.edges.first?.item.map { state(of: $0).isRightToLeft } == true
        let space = LayoutSpace(container: container, isRightToLeft: isMirrored)
        let multiplier = Double(constraint.multiplier)
        var result = expression(constraint.first, in: space)
        if let second = constraint.second { result.add(expression(second, in: space), times: -multiplier) }
        if isMirrored, !constraint.first.isSize {
            // Places are counted from the right edge of the container.
            var mirrored = LinearExpression()
            mirrored.add(result, times: -1)
            if multiplier != 1 { mirrored.add(state(of: container).width, times: 1 - multiplier) }
            result = mirrored
        }
        return result.minus(Double(constraint.constant))
    }

    private struct LayoutSpace {
        let container: UIView
        let isRightToLeft: Bool
    }

    private func expression(_ quantity: LayoutQuantity, in space: LayoutSpace) -> LinearExpression {
        switch quantity {
        case .edge(let edge): return expression(edge, in: space)
        case .distance(let start, let end):
            let distance = expression(end, in: space).minus(expression(start, in: space))
            guard space.isRightToLeft else { return distance }
            return LinearExpression().minus(distance)
        }
    }

    private func expression(_ edge: LayoutEdge, in space: LayoutSpace) -> LinearExpression {
        guard let item = edge.item else { return LinearExpression() }
        if let inner = edge.attribute.withinMargins, let view = item as? UIView {
            return expression(LayoutEdge(view.layoutMarginsGuide, inner), in: space)
        }
        let attribute = (edge.attribute.withinMargins ?? edge.attribute).resolved(rightToLeft: space.isRightToLeft)
        guard let view = item as? UIView else { return place(attribute, of: item, .zero, in: space) }
        // From inside, the edges of a scroll view are those of its content.
        if view === space.container, attribute.isEdge, let content = view.contentGuideForConstraints {
            return place(attribute, of: content, .zero, in: space)
        }
        if attribute.isBaseline { return baseline(attribute, of: view, in: space) }
        return place(attribute, of: view, view.alignmentRectInsets, in: space)
    }

    private func place(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ insets: UIEdgeInsets, in space: LayoutSpace)
        -> LinearExpression
    {
        guard let axis = attribute.axis else { return LinearExpression() }
        let length = LinearExpression(state(of: item).length(axis))
        let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        if attribute.isSize { return length.minus(before + after) }
        let start = origin(of: item, axis, in: space.container)
        switch attribute {
        case .left, .top, .firstBaseline: return start.minus(-before)
        case .right, .bottom, .lastBaseline: return start.plus(length).minus(after)
        default: return start.plus(length, times: 0.5).minus((after - before) / 2)
        }
    }

    /// Where an item begins in the space of an ancestor.
    private func origin(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in container: UIView) -> LinearExpression {
        var result = LinearExpression()
        var current = item
        while current !== container, let outer = current.layoutContainer {
            result.add(state(of: current).start(axis))
            if outer !== container, let scroll = state(of: outer).scroll(axis) { result.add(scroll, times: -1) }
            current = outer
        }
        return result
    }

    private func baseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in space: LayoutSpace) -> LinearExpression {
        let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if text !== view, text.isDescendant(of: view) { return expression(LayoutEdge(text, attribute), in: space) }
        let state = state(of: view)
        state.hasBaselines = true
        guard let offsets = view.baselineOffsets else { return place(attribute, of: view, view.alignmentRectInsets, in: space) }
        let offset = attribute == .firstBaseline ? offsets.first : offsets.last
        return origin(of: view, .vertical, in: space.container).plus(LinearExpression(state.height), times: 0.5).minus(-Double(offset))
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom: true
        default: false
        }
    }
}
