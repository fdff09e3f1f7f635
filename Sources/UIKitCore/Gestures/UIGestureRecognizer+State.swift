extension UIGestureRecognizer {
    /// Discrete recognisers go from possible to ended or failed; continuous ones through began and changed.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// What a discrete recogniser reaches.
        public static let recognized = State.ended

        package var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
        package var isActive: Bool { self == .began || self == .changed }

        /// The table of transitions. Only the arena goes back from a final state to possible.
        /// Shape: the state to take, or nil for a step that does not exist.
        package static func transition(from old: State, to new: State) -> State? {
            switch (old, new) {
            case (.possible, .began), (.possible, .ended), (.possible, .failed): new
            // Nothing had begun that could be cancelled.
            case (.possible, .cancelled): .failed
            case (.began, .changed), (.began, .ended), (.began, .cancelled): new
            case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): new
            // What was told to handlers cannot be as if it had never been.
            case (.began, .failed), (.changed, .failed): .cancelled
            case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): new
            default: nil
            }
        }
    }

    var isUndecided: Bool { settledState == .possible }
    /// Where the subclass thinks that it is.
    var apparentState: State { queue.last ?? settledState }

    /// Takes what the subclass decided; the arena settles it now, or after the event that is being handed around.
    func propose(_ new: State) {
        let old = apparentState
        // Before it is allowed to begin, changes are part of the beginning.
        if new == .changed, old.isActive, !queue.isEmpty { return }
        guard new != .possible, !(new == old && old != .changed), !old.isFinal else { return }
        // Out of the arena there is nothing more to decide.
        if let arena, !arena.entrants.contains(self) { return }
        guard let next = State.transition(from: old, to: new) else {
            return Log.once("\(type(of: self)): a gesture cannot go from \(old) to \(new); the change was ignored.")
        }
        if isUndecided, next == .failed || next == .cancelled { queue = [.failed] } else { queue.append(next) }
        if let arena { arena.resolve() } else { settleAlone() }
    }

    /// A recogniser that got no touch yet has no rivals.
    private func settleAlone() {
        while !queue.isEmpty {
            settledState = queue.removeFirst()
            if settledState != .failed { tellHandlers() }
        }
        if settledState.isFinal { finish() }
    }

    /// Back to the start.
    func finish() {
        queue = []
        reset()
        dropAllTouches()
        settledState = .possible
    }

    /// A handler may take the recogniser out: then all have heard of its end, and the rest need not hear of this state.
    func tellHandlers() {
        let told = settledState
        for handler in handlers where settledState == told { handler(self) }
    }

    /// Asks everybody who may forbid that it begins: the views from the touched one to its own, then its delegate.
    func mayBegin() -> Bool {
        var touched = touches.lazy.compactMap(\.view).first ?? view
        while let here = touched {
            guard here.gestureRecognizerShouldBegin(self) else { return false }
            if here === view { break }
            touched = here.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}
