public import Foundation
import PlatformInterface

/// Groups changes of layers: how long they take, whether they animate, and what is done when they are over.
/// Contract: transactions nest; a value that an inner one does not set is that of the outer one. What is set outside of
/// any belongs to the implicit transaction, which lasts until the end of the turn of the main loop.
@MainActor open class CATransaction: NSObject {
    /// Opens a transaction in the current one.
    open class func begin() { levels.append(TransactionLevel()) }

    /// Closes the innermost open transaction.
    /// Contract: its completion block runs at the end of the turn, or when the last animation begun in it is over.
    open class func commit() {
        if let level = levels.popLast() { level.completion?.release() } else { commitImplicit() }
    }

    /// Closes the implicit transaction and runs the completion blocks that are due; the end of the turn does the same.
    open class func flush() {
        if levels.isEmpty { commitImplicit() }
        let blocks = due
        due = []
        for block in blocks { block() }
    }

    /// How long animations take, in seconds: 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        let value = value(forKey: kCATransactionAnimationDuration)
        return value as? Double ?? (value as? NSNumber)?.doubleValue ?? 0.25
    }

    /// Sets how long animations take, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// The pace of animations; nil for their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the pace of animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes take effect without animations: false unless set.
    open class func disableActions() -> Bool {
        let value = value(forKey: kCATransactionDisableActions)
        return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }

    /// Sets whether changes take effect without animations.
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// What was set to run when the innermost open transaction is over.
    open class func completionBlock() -> (() -> Void)? { (levels.last ?? implicit)?.completion?.block }

    /// Sets what runs when the innermost open transaction is over.
    /// Contract: a block that was set before waits only for the animations begun until now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { level, outer in
            level.completion?.release()
            level.completion = block.map { TransactionCompletion($0, outer: outer) }
        }
    }

    /// What the innermost transaction that has a value for the key has; nil when none has.
    open class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        for level in levels.reversed() {
            if let value = level.values[key] { return value }
        }
        return implicit?.values[key]
    }

    /// Sets a value of the innermost open transaction, under one of Core Animation's keys or one's own.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        change { level, _ in level.values[key] = anObject }
    }

    // MARK: For animations and the main loop

    /// Keeps the completion block of the current transaction waiting.
    /// Contract: called when an animation begins; release what it returns when the animation is over. Nil when no open
    /// transaction has a completion block.
    package class func holdCompletion() -> TransactionCompletion? {
        let completion = levels.reversed().lazy.compactMap(\.completion).first ?? implicit?.completion
        completion?.hold()
        return completion
    }

    static func makeDue(_ block: @escaping () -> Void) {
        due.append(block)
        scheduleFlush()
    }

    /// The open transactions but the implicit one, innermost last.
    private static var levels: [TransactionLevel] = []
    private static var implicit: TransactionLevel?
    private static var due: [() -> Void] = []
    /// The clock that ends the turn; one that is not in use any more never does.
    private static weak var flushClock: (any PlatformClock)?

    /// Changes the innermost open transaction; `edit` is also given the completion that surrounds it.
    private static func change(_ edit: (inout TransactionLevel, TransactionCompletion?) -> Void) {
        guard var level = levels.popLast() else {
            var level = implicit ?? TransactionLevel()
            edit(&level, nil)
            implicit = level
            return scheduleFlush()
        }
        let outer = levels.reversed().lazy.compactMap(\.completion).first ?? implicit?.completion
        edit(&level, outer)
        levels.append(level)
    }

    private static func commitImplicit() {
        guard let level = implicit else { return }
        implicit = nil
        level.completion?.release()
    }

    private static func scheduleFlush() {
        let clock = CurrentPlatform.shared.clock
        guard flushClock !== clock else { return }
        flushClock = clock
        clock.schedule(after: 0) { endTurn() }
    }

    private static func endTurn() {
        // Before the clock is forgotten: what this makes due runs in this same turn.
        if levels.isEmpty { commitImplicit() }
        flushClock = nil
        flush()
    }
}
