/// A rectangle that constraints speak of: a view or a layout guide.
@MainActor package protocol LayoutItem: AnyObject {
    /// The view in whose space the rectangle lies; nil for the root of a tree.
    var layoutContainer: UIView? { get }
    /// The view that puts the item into a tree: the view itself, or the guide's owner.
    var layoutView: UIView? { get }
    /// How the item is called in messages.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    package var layoutContainer: UIView? { superview }
    package var layoutView: UIView? { self }
    package var layoutName: String {
        let type = "\(type(of: self))"
        if let name = accessibilityStorage.identifier ?? accessibilityLabel, !name.isEmpty { return "\(type) '\(name)'" }
        return "\(type):0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))"
    }
}
