/// What a view shows, as a value that can be kept, changed and applied.
/// Source: Apple, UIContentConfiguration.
@MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// This configuration as it is in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}
