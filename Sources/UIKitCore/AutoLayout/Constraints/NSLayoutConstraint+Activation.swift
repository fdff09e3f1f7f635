extension NSLayoutConstraint {
    /// Whether the constraint counts.
    /// Errors: activating one between views with no common ancestor stops the program.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { commonAncestor().addConstraint(self) } else { holder?.removeConstraint(self) }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    package var edges: [LayoutEdge] { first.edges + (second?.edges ?? []) }

    /// The views that the constraint speaks of, guides by their owners.
    /// Shape: nil when one of them is gone.
    var views: [UIView]? {
        var result: [UIView] = []
        for edge in edges {
            guard let view = edge.item?.layoutView else { return nil }
            if !result.contains(where: { $0 === view }) { result.append(view) }
        }
        return result
    }

    private func commonAncestor() -> UIView {
        guard let views, let first = views.first else {
            preconditionFailure("NSLayoutConstraint.isActive: \(words) cannot be activated, since a view or a guide of it is gone or "
                + "belongs to no view; keep the view, and add the guide with addLayoutGuide.")
        }
        guard let ancestor = first.commonAncestor(with: views.dropFirst()) else {
            let names = views.map(\.layoutName).joined(separator: " and ")
            preconditionFailure("NSLayoutConstraint.isActive: \(words) cannot be activated, since \(names) have no common ancestor; "
                + "add both to one view hierarchy first (addSubview), then activate.")
        }
        return ancestor
    }
}

extension UIView {
    /// The closest view that holds this one and all of the others, or is one of them.
    func commonAncestor(with others: some Sequence<UIView>) -> UIView? {
        var ancestor: UIView? = self
        for view in others {
            while let candidate = ancestor, !view.isDescendant(of: candidate) { ancestor = candidate.superview }
        }
        return ancestor
    }
}
