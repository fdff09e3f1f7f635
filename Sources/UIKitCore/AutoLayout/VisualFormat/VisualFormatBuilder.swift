import Foundation

/// Makes constraints from a line that was read.
@MainActor struct VisualFormatBuilder {
    let text: String
    let line: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    func constraints() -> [NSLayoutConstraint] {
        let items = line.views.map { item($0.name) }
        var result: [NSLayoutConstraint] = []
        if let gap = line.leadingGap { result += edge(gap, items[0], isStart: true) }
        for index in items.indices {
            if index > 0 { result += between(line.gaps[index - 1], items[index - 1], items[index]) }
            result += line.views[index].predicates.map { size(of: items[index], $0) }
        }
        if let gap = line.trailingGap { result += edge(gap, items[items.count - 1], isStart: false) }
        return result + alignments(items)
    }

    private func fail(_ why: String) -> Never { preconditionFailure("constraints(withVisualFormat:): '\(text)': \(why)") }

    private func item(_ name: String) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            fail("'\(name)' is not among the views; give it there, as a UIView or a UILayoutGuide.")
        }
        return item
    }

    // MARK: Gaps

    private typealias Sides = (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute)

    private var sides: Sides {
        if line.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return isRightToLeft ? (.right, .left) : (.leading, .trailing)
    }

    private var isRightToLeft: Bool { line.axis == .horizontal && options.contains(.directionRightToLeft) }

    private func between(_ gap: VisualFormat.Gap, _ first: any LayoutItem, _ second: any LayoutItem) -> [NSLayoutConstraint] {
        let usesBaselines = line.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        let (start, end): Sides = usesBaselines ? (.firstBaseline, .lastBaseline) : sides
        let later = LayoutQuantity.edge(LayoutEdge(second, start)), earlier = LayoutQuantity.edge(LayoutEdge(first, end))
        return distances(gap, from: earlier, to: later, standard: SystemSpacing.between(earlier, later))
    }

    private func edge(_ gap: VisualFormat.Gap, _ item: any LayoutItem, isStart: Bool) -> [NSLayoutConstraint] {
        guard let container = item.layoutContainer else { fail("'|' is the superview, but \(item.layoutName) has none; add it to one first.") }
        var (start, end) = sides
        let own = LayoutQuantity.edge(LayoutEdge(item, isStart ? start : end))
        if gap == .standard { (start, end) = (start.margin, end.margin) }
        let outer = LayoutQuantity.edge(LayoutEdge(container, isStart ? start : end))
        return isStart ? distances(gap, from: outer, to: own, standard: 0) : distances(gap, from: own, to: outer, standard: 0)
    }

    private func distances(_ gap: VisualFormat.Gap, from first: LayoutQuantity, to second: LayoutQuantity, standard: CGFloat)
        -> [NSLayoutConstraint]
    {
        // Counted towards the left, the later item lies at the smaller place.
        let (later, earlier) = isRightToLeft ? (first, second) : (second, first)
        switch gap {
        case .none: return [NSLayoutConstraint(later, .equal, earlier)]
        case .standard: return [NSLayoutConstraint(later, .equal, earlier, constant: standard)]
        case .predicates(let list):
            return list.map { predicate in
                guard case .number(let number) = predicate.object else { fail("a gap is a number or a metric, not a view.") }
                let constraint = NSLayoutConstraint(later, predicate.relation, earlier,
                                                    constant: number * predicate.multiplier + predicate.constant)
                constraint.priority = predicate.priority
                return constraint
            }
        }
    }

    // MARK: Sizes and alignment

    private func size(of item: any LayoutItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
        let own = LayoutQuantity.edge(LayoutEdge(item, attribute))
        let constraint: NSLayoutConstraint
        switch predicate.object {
        case .number(let number):
            constraint = NSLayoutConstraint(own, predicate.relation, nil, constant: number * predicate.multiplier + predicate.constant)
        case .view(let name):
            constraint = NSLayoutConstraint(own, predicate.relation, .edge(LayoutEdge(self.item(name), attribute)),
                                            multiplier: predicate.multiplier, constant: predicate.constant)
        }
        constraint.priority = predicate.priority
        return constraint
    }

    private func alignments(_ items: [any LayoutItem]) -> [NSLayoutConstraint] {
        let known: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in known where options.contains(option) {
            guard attribute.axis != line.axis else {
                fail("views that stand in one line cannot be aligned along it by \(attribute); use an option of the other axis.")
            }
            for (first, second) in zip(items, items.dropFirst()) {
                result.append(NSLayoutConstraint(.edge(LayoutEdge(second, attribute)), .equal, .edge(LayoutEdge(first, attribute))))
            }
        }
        return result
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same side of the margins.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
