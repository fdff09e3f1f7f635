public import Foundation

/// Something that adds behaviour to a view, such as a context menu.
/// Source: Apple, UIInteraction.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
