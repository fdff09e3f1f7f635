extension UIView {
    /// Serial numbers of activations.
    private static var lastSerial = 0

    /// The active constraints that the view keeps: those between it and what is in it.
    public var constraints: [NSLayoutConstraint] { layoutStorage?.constraints ?? [] }

    /// Activates a constraint and keeps it.
    /// Errors: one that speaks of a view outside this one stops the program.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        for view in constraint.views ?? [] where !view.isDescendant(of: self) {
            preconditionFailure("addConstraint: \(constraint.words) speaks of \(view.layoutName), which is not in \(layoutName); "
                + "add the view as a subview first, or use isActive, which finds the right view.")
        }
        UIView.lastSerial += 1
        constraint.serial = UIView.lastSerial
        constraint.holder = self
        layoutRecord.constraints.append(constraint)
        layoutRecord.isWaiting = true
        for view in constraint.views ?? [] { view.layoutRecord.note(constraint) }
        markConstraintPass()
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view keeps.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let layoutStorage else { return }
        constraint.holder = nil
        layoutStorage.constraints.removeAll { $0 === constraint }
        for edge in constraint.edges { edge.item?.layoutView?.layoutStorage?.forget(constraint) }
        constraint.engine?.constraintLeft(constraint)
        constraint.engine = nil
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Taking part

    /// Whether the autoresizing mask and the frame say where the view is; with false, only constraints do.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutStorage?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutRecord.translatesMask = newValue
            layoutRecord.isWaiting = true
            layoutStorage?.engine?.itemChanged(self)
            markConstraintPass()
        }
    }

    /// Whether more than one place or size would satisfy the constraints.
    public var hasAmbiguousLayout: Bool {
        prepareLayoutTree()
        return layoutStorage?.engine?.isAmbiguous(self) ?? false
    }

    // MARK: Content

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let (horizontal, vertical) = layoutStorage?.hugging ?? defaultContentHugging
        return axis == .horizontal ? horizontal : vertical
    }

    /// Says how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        NSLayoutConstraint.check(priority, of: "setContentHuggingPriority: the priority")
        var both = layoutStorage?.hugging ?? defaultContentHugging
        if axis == .horizontal { both.horizontal = priority } else { both.vertical = priority }
        layoutRecord.hugging = both
        layoutStorage?.engine?.itemChanged(self)
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let (horizontal, vertical) = layoutStorage?.compressionResistance ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? horizontal : vertical
    }

    /// Says how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        NSLayoutConstraint.check(priority, of: "setContentCompressionResistancePriority: the priority")
        var both = layoutStorage?.compressionResistance ?? (.defaultHigh, .defaultHigh)
        if axis == .horizontal { both.horizontal = priority } else { both.vertical = priority }
        layoutRecord.compressionResistance = both
        layoutStorage?.engine?.itemChanged(self)
    }

    /// The intrinsic size is another now: what depends on it is solved and placed again.
    package func contentSizeChanged() {
        if let engine = layoutStorage?.engine, engine.contains(self) { engine.contentChanged(self) }
        if translatesAutoresizingMaskIntoConstraints { superview?.setNeedsLayout() }
        superview?.contentSizeChanged(ofSubview: self)
    }
}
