/// The key of a transaction's animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's changes take effect without animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
