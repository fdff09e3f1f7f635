public import Foundation

/// Lets an app join a menu's coming and going.
/// Source: Apple, UIContextMenuInteractionAnimating.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller shown as the preview, while there is one.
    var previewViewController: UIViewController? { get }
    /// Runs beside the menu's own animation. Contract: in the order added, each once.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs after the animation. Contract: in the order added, each once.
    func addCompletion(_ completion: @escaping () -> Void)
}
