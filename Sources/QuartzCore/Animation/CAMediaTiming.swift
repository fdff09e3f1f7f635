import Foundation

/// A clock of its own inside another one, and how often what runs on it comes round.
/// Contract: local time is `(parent time − beginTime) × speed + timeOffset`.
@MainActor public protocol CAMediaTiming {
    /// When it begins, in the time of what it is in; 0 for an animation means when it is added.
    var beginTime: CFTimeInterval { get set }
    /// How long once through takes, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast local time passes; 0 stands still, negative runs back.
    var speed: Float { get set }
    /// Where local time begins.
    var timeOffset: CFTimeInterval { get set }
    /// How often it comes round; 0 counts as once.
    var repeatCount: Float { get set }
    /// How long it comes round, in seconds, in place of `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each round goes there and back, which takes twice as long.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
