extension UIGestureRecognizer {
    /// Makes a recogniser that calls `handler` each time it is recognised or changes.
    /// Contract: in place of `init(target:action:)`, which needs Objective-C. The recogniser keeps the handler;
    /// capture its owner weakly.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a handler, called after the ones that are there with this recogniser.
    /// Contract: called for began, changed, ended and cancelled, never for failed; `state` says which.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { handlers.append(handler) }
}
