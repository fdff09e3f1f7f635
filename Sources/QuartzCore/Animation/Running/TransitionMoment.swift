import Foundation
import PlatformInterface

/// Where a transition is from what a layer showed before to what it shows now.
struct TransitionMoment {
    let before: RenderNode
    let kind: TransitionKind
    /// 0 is all of the old, 1 all of the new.
    let progress: Double
}
