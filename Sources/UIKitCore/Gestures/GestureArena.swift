import Foundation

/// Decides which of the recognisers that follow the same touches gets them.
///
/// A recogniser enters with its first touch and leaves, reset, when it is decided and its touches have ended. While an
/// event is handed around, recognisers only propose; then proposals are settled one by one, innermost views first:
///
/// 1. A proposal waits while a recogniser that must fail first is undecided, and fails when that one recognises.
/// 2. It fails when a rival is at work already, or when a view or the delegate says that it should not begin: then the
///    next proposal has its chance.
/// 3. Otherwise it is settled: undecided rivals fail, rivals at work are cancelled, and its touches are taken away from
///    the view.
/// 4. A recogniser with neither touches nor a deadline left has nothing to hope for: it fails, or is cancelled.
///
/// Rivals follow a common touch, may not recognise simultaneously, and one can prevent the other.
/// Contract: one a window, owned by its EventRouter. Holds a recogniser from its entrance to its reset, and no view.
@MainActor final class GestureArena {
    private let delivery: TouchDelivery
    let deadlines = GestureDeadlines()
    /// Innermost first; in one view, in the order of adding.
    private(set) var entrants: [UIGestureRecognizer] = []
    private var isHandingAround = false
    private var isSettling = false
    private var requirements: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        var waiting: ObjectIdentifier
        var other: ObjectIdentifier
    }

    init(delivery: TouchDelivery) { self.delivery = delivery }

    // MARK: Touches

    /// Lets `recognizer` follow a touch that begins, when it and its delegate want it.
    func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard recognizer.isEnabled, recognizer.followsTouches, !recognizer.apparentState.isFinal,
              recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
              !recognizer.requiresExclusiveTouchType || recognizer.liveTouches.allSatisfy({ $0.type == touch.type }),
              recognizer.acceptsButton(of: touch), recognizer.shouldReceive(event),
              recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
              recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { return }
        if recognizer.arena !== self { recognizer.withdraw() }
        recognizer.arena = self
        recognizer.track(touch)
        guard !entrants.contains(recognizer) else { return }
        let depth = recognizer.depth
        entrants.insert(recognizer, at: entrants.firstIndex { $0.depth < depth } ?? entrants.endIndex)
    }

    /// Shows a new phase of a touch to all who follow it, then settles what they propose.
    func handAround(_ touch: UITouch, _ event: UIEvent) {
        handAround([touch], touch.actualPhase, event, to: entrants)
    }

    /// Tells everybody but `kept` that touches were taken away.
    func cancel(_ touches: [UITouch], _ event: UIEvent, keeping kept: UIGestureRecognizer?) {
        handAround(touches, .cancelled, event, to: entrants.filter { $0 !== kept })
    }

    private func handAround(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent,
                            to audience: [UIGestureRecognizer]) {
        let wasHandingAround = isHandingAround
        isHandingAround = true
        for recognizer in audience where !recognizer.settledState.isFinal {
            let mine = touches.filter { recognizer.touches.contains($0) }
            if !mine.isEmpty { recognizer.receive(Set(mine), phase, event) }
        }
        isHandingAround = wasHandingAround
        resolve()
    }

    /// Wakes the recognisers whose moment has come, innermost first.
    func deadlinesPassed() {
        let due = deadlines.takeDue()
        isHandingAround = true
        for recognizer in entrants where due.contains(recognizer) && !recognizer.settledState.isFinal {
            recognizer.handle { recognizer.deadlineReached() }
        }
        isHandingAround = false
        resolve()
    }

    /// Takes a recogniser out: cancelled when it had begun.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        guard entrants.contains(recognizer) else { return }
        recognizer.queue = []
        if !recognizer.settledState.isFinal { giveUp(recognizer) }
        leave(recognizer)
        resolve()
    }

    // MARK: Settling

    /// Settles all that can be settled. Contract: calls from handlers and delegates are taken up by the loop that runs.
    func resolve() {
        guard !isHandingAround, !isSettling else { return }
        isSettling = true
        while settleNext() {}
        isSettling = false
        delivery.update()
    }

    /// Takes out every recogniser that the test says is lost.
    func withdrawAll(where isLost: (UIGestureRecognizer) -> Bool) {
        for recognizer in entrants where isLost(recognizer) { withdraw(recognizer) }
    }

    private func settleNext() -> Bool {
        if let recognizer = entrants.first(where: needsNoLeave) {
            settle(recognizer, recognizer.queue.removeFirst())
        } else if let recognizer = entrants.first(where: isReady) {
            decide(recognizer)
        } else if let recognizer = entrants.first(where: isHopeless) {
            giveUp(recognizer)
        } else if let recognizer = entrants.first(where: { $0.settledState.isFinal && $0.liveTouches.isEmpty }) {
            leave(recognizer)
        } else if let recognizer = entrants.first(where: proposes), !entrants.contains(where: mayStillDecide) {
            // They wait for each other: the innermost need not.
            decide(recognizer)
        } else {
            return false
        }
        return true
    }

    private func needsNoLeave(_ recognizer: UIGestureRecognizer) -> Bool {
        !recognizer.queue.isEmpty && (!recognizer.isUndecided || recognizer.queue[0] == .failed)
    }

    private func proposes(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isUndecided && !recognizer.queue.isEmpty
    }

    private func hasFuture(_ recognizer: UIGestureRecognizer) -> Bool {
        !recognizer.liveTouches.isEmpty || deadlines.has(recognizer)
    }

    private func mayStillDecide(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isUndecided && hasFuture(recognizer)
    }

    private func isHopeless(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.queue.isEmpty && !recognizer.settledState.isFinal && !hasFuture(recognizer)
    }

    /// Whether a proposal waits for nobody.
    private func isReady(_ recognizer: UIGestureRecognizer) -> Bool {
        guard proposes(recognizer), !isHeldUp(recognizer) else { return false }
        // A double tap goes before the single tap of the same touches, which could not prevent it.
        return !entrants.contains {
            $0 !== recognizer && proposes($0) && !isHeldUp($0) && prevents($0, recognizer) && !prevents(recognizer, $0)
        }
    }

    private func isHeldUp(_ recognizer: UIGestureRecognizer) -> Bool {
        entrants.contains { $0 !== recognizer && $0.isUndecided && waits(recognizer, for: $0) }
    }

    private func decide(_ recognizer: UIGestureRecognizer) {
        let holder = entrants.first { $0 !== recognizer && $0.settledState.isActive && prevents($0, recognizer) }
        if let holder {
            Trace.log(.gesture, "\(recognizer.traceName) yields to \(holder.traceName)")
            return settle(recognizer, .failed)
        }
        let mayBegin = recognizer.mayBegin()
        // Whoever is asked or told below may have changed what the question was about.
        guard stillProposes(recognizer) else { return }
        guard mayBegin else {
            Trace.log(.gesture, "\(recognizer.traceName) should not begin")
            return settle(recognizer, .failed)
        }
        clearTheField(for: recognizer)
        guard stillProposes(recognizer) else { return }
        settle(recognizer, recognizer.queue.removeFirst())
    }

    private func stillProposes(_ recognizer: UIGestureRecognizer) -> Bool {
        entrants.contains(recognizer) && proposes(recognizer) && recognizer.queue[0] != .failed
    }

    /// Rivals and the view give way to a recogniser that begins.
    private func clearTheField(for winner: UIGestureRecognizer) {
        let rivals = entrants.filter { $0 !== winner && loses($0, to: winner) }
        for rival in rivals where entrants.contains(rival) && !rival.settledState.isFinal { giveUp(rival) }
        if winner.cancelsTouchesInView { delivery.cancel(winner.touches) }
    }

    /// The one place where the state of an entrant changes.
    private func settle(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.settledState = state
        if state.isFinal {
            recognizer.queue = []
            deadlines.clear(recognizer)
        }
        if state != .changed, state != .failed { Trace.log(.gesture, "\(recognizer.traceName) \(state)") }
        if state != .failed { recognizer.tellHandlers() }
    }

    private func giveUp(_ recognizer: UIGestureRecognizer) {
        settle(recognizer, recognizer.isUndecided ? .failed : .cancelled)
    }

    private func leave(_ recognizer: UIGestureRecognizer) {
        deadlines.clear(recognizer)
        entrants.removeAll { $0 === recognizer }
        let identity = ObjectIdentifier(recognizer)
        requirements = requirements.filter { $0.key.waiting != identity && $0.key.other != identity }
        recognizer.finish()
    }

    // MARK: Relations

    private func loses(_ rival: UIGestureRecognizer, to winner: UIGestureRecognizer) -> Bool {
        !rival.settledState.isFinal && ((rival.isUndecided && waits(rival, for: winner)) || prevents(winner, rival))
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        compete(one, other) && one.canPrevent(other) && other.canBePrevented(by: one) && !areSimultaneous(one, other)
    }

    private func compete(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.touches.contains { other.touches.contains($0) }
    }

    private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    }

    /// Whether `one` waits for the failure of `other`. Recognisers and delegates are asked once an attempt.
    private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if one.requiredFailures.contains(where: { $0.object === other }) { return true }
        guard compete(one, other) else { return false }
        let pair = Pair(waiting: ObjectIdentifier(one), other: ObjectIdentifier(other))
        if let known = requirements[pair] { return known }
        let answer = one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
        requirements[pair] = answer
        return answer
    }
}

extension UIGestureRecognizer {
    fileprivate var liveTouches: [UITouch] { touches.filter(\.isLive) }

    /// How far the view is from the root.
    fileprivate var depth: Int {
        var depth = 0
        var view = view?.superview
        while let here = view {
            depth += 1
            view = here.superview
        }
        return depth
    }

    var traceName: String {
        "\(name ?? String(describing: type(of: self))) on \(view.map { String(describing: type(of: $0)) } ?? "no view")"
    }

    /// Asks for `deadlineReached` at a moment; the one asked for before is forgotten.
    /// Units: seconds on the platform's clock.
    func startDeadline(at time: TimeInterval) { arena?.deadlines.set(self, at: time) }
    func stopDeadline() { arena?.deadlines.clear(self) }
}
