public import Foundation

/// An edge, middle, baseline or size of a view or guide, to make constraints from.
/// Contract: get one from a view or guide; the constraints that it makes are inactive.
/// Source: Apple, NSLayoutAnchor.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
    package let quantity: LayoutQuantity

    package init(_ quantity: LayoutQuantity) {
        self.quantity = quantity
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { quantity.edges.first?.item }
    open var name: String { quantity.name }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity)
    }

    /// Units: points after the other anchor: to the trailing side, or down.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity, constant: c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, constant: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, constant: c)
    }

    // Two anchors are equal when they mean the same edge of the same item.

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        return MainActor.assumeIsolated { quantity == other.quantity }
    }

    open override nonisolated var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            for edge in quantity.edges {
                hasher.combine(edge.item.map { ObjectIdentifier($0) })
                hasher.combine(edge.attribute)
            }
            return hasher.finalize()
        }
    }

    open override nonisolated var description: String {
        guard Thread.isMainThread else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated { "<\(type(of: self)) \(name)>" }
    }
}

/// An anchor of whatever axis.
@MainActor package protocol LayoutAnchor: AnyObject, Sendable { var quantity: LayoutQuantity { get } }
