/// What a layer shows at one moment, collected from its own values and one animation after the other.
@MainActor struct PresentedValues {
    private let layer: CALayer
    private(set) var changed: [(property: AnimatableProperty, value: AnimatableValue)] = []
    /// What a transition shows of the time before it.
    var transition: TransitionMoment?

    init(of layer: CALayer) { self.layer = layer }

    /// Nil when layers of this class have no such property.
    subscript(property: AnimatableProperty) -> AnimatableValue? {
        get { changed.first { $0.property === property }?.value ?? property.value(of: layer) }
        set {
            guard let newValue else { return }
            if let index = changed.firstIndex(where: { $0.property === property }) {
                changed[index].value = newValue
            } else {
                changed.append((property, newValue))
            }
        }
    }
}
