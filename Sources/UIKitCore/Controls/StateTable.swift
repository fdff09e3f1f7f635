/// Values for the states of a control: an exact state's own value, or else the one for `.normal`.
package struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    package init() {}

    package subscript(state: UIControl.State) -> Value? {
        get { values[state] ?? values[.normal] }
        set { values[state] = newValue }
    }

    /// The value that was given for exactly this state.
    package func own(_ state: UIControl.State) -> Value? { values[state] }

    package var isEmpty: Bool { values.isEmpty }
}
