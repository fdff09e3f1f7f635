/// How far a drag that rests on a view is from opening it.
/// Source: Apple, UISpringLoadedInteractionEffectState.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// The drag is not on the view.
    case inactive
    /// It rests there, and may open it.
    case possible
    /// It is about to.
    case activating
    /// It has.
    case activated
}
