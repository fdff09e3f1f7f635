public import Foundation

/// What happens when a layer's property changes: an animation, mostly.
@MainActor public protocol CAAction: AnyObject {
    /// Does it.
    /// Contract: called after the change. `anObject` is the layer, `event` the key of the property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action it says that nothing is to happen, and that nobody else is to be asked.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
