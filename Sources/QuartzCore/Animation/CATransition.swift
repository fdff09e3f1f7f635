import Foundation
import PlatformInterface

/// An animation from what a layer with all that is in it looked like to what it looks like now.
/// Shape: from the last frame that was drawn, whether the layer is changed before the transition is added or after.
open class CATransition: CAAnimation {
    /// How the new look takes the place of the old one.
    open var type = CATransitionType.fade
    /// From which side; `fromLeft` when it is nil.
    open var subtype: CATransitionSubtype?
    /// Where on the way it begins, 0…1.
    open var startProgress: Float = 0
    /// Where on the way it ends, 0…1.
    open var endProgress: Float = 1

    public override init() { super.init() }

    /// In place of `type`.
    package var kind: TransitionKind?
    private var before: RenderNode?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        kind = other.kind
        before = other.before
    }

    override func prepare(for layer: CALayer, before: (AnimatableProperty) -> AnimatableValue?) {
        self.before = layer.recorded.lastComposed ?? LayerRecorder.recordContents(of: layer)
    }

    override func contribute(at moment: AnimationMoment, to values: inout PresentedValues) {
        guard let before else { return }
        let pace = moment.progress ?? timingFunction?.value(at: moment.fraction) ?? moment.fraction
        let progress = Double(startProgress) + Double(endProgress - startProgress) * pace
        values.transition = TransitionMoment(before: before, kind: kind ?? kindOfType, progress: progress)
    }

    private var kindOfType: TransitionKind {
        let edge = (subtype ?? .fromLeft).edge
        switch type {
        case .moveIn: return .moveIn(edge)
        case .push: return .push(edge)
        case .reveal: return .reveal(edge)
        default: return .fade
        }
    }
}
