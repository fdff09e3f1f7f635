/// Lets an app join an item's lift, its way back or its drop.
/// Source: Apple, UIDragAnimating.
@MainActor public protocol UIDragAnimating: AnyObject {
    /// Runs beside the animation. Contract: in the order added, each once.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs after the animation, with `.end`, or with `.start` when it was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
