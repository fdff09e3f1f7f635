public import Foundation

/// A relation between two attributes of views or guides: `first (relation) multiplier × second + constant`.
/// Contract: it counts while it is active; the closest common ancestor of its views then keeps it.
/// Source: Apple, NSLayoutConstraint. Switching it on and off is in the file beside this one.
@MainActor open class NSLayoutConstraint: NSObject {
    package let first: LayoutQuantity
    package let second: LayoutQuantity?
    public let relation: NSLayoutConstraint.Relation
    public let multiplier: CGFloat

    /// Contract: may change at any time; while active, the next layout moves what depends on it and nothing else.
    /// Units: points. Errors: NaN and infinite numbers are logged and count as 0.
    open var constant: CGFloat {
        didSet {
            constant = NSLayoutConstraint.finite(constant, or: 0, named: "constant")
            if constant != oldValue { engine?.constraintChanged(self) }
        }
    }

    /// Errors: while active, it cannot become required or optional; outside 0 … 1000 it is no priority. Both stop the program.
    open var priority: UILayoutPriority = .required {
        didSet {
            NSLayoutConstraint.check(priority, of: "NSLayoutConstraint.priority")
            guard priority != oldValue else { return }
            precondition(!isActive || (priority == .required) == (oldValue == .required),
                         "NSLayoutConstraint.priority: \(words) is active and cannot change from \(oldValue.rawValue) to "
                             + "\(priority.rawValue), since 1000 is required and the rest is optional; deactivate it first, or use 999.")
            engine?.constraintChanged(self)
        }
    }

    /// A name that messages call the constraint by.
    open var identifier: String?

    // Storage of being active.
    package weak var holder: UIView?
    /// The engine that the constraint takes part in.
    weak var engine: LayoutEngine?
    /// Rises with each activation.
    var serial = 0
    /// How much it counts beside others of its priority.
    var weight = 1.0

    // MARK: Making

    /// Makes an inactive constraint between any two attributes.
    /// Shape: without a second item, `notAnAttribute` and a constant say a size.
    /// Errors: items that are no views or guides, and attributes that do not go together, stop the program.
    public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
                            toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) {
        let second = view2.map { LayoutQuantity.edge(LayoutEdge(NSLayoutConstraint.item($0), attr2)) }
        self.init(.edge(LayoutEdge(NSLayoutConstraint.item(view1), attr1)), relation,
                  attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
        precondition(attr2 == .notAnAttribute || second != nil,
                     "NSLayoutConstraint.init: the second attribute is \(attr2), but there is no second item; "
                         + "give one, or use .notAnAttribute.")
    }

    init(_ first: LayoutQuantity, _ relation: NSLayoutConstraint.Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
         constant: CGFloat = 0) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = NSLayoutConstraint.finite(multiplier, or: 1, named: "multiplier")
        self.constant = NSLayoutConstraint.finite(constant, or: 0, named: "constant")
        super.init()
        checkAttributes()
    }

    private static func item(_ item: Any) -> any LayoutItem {
        guard let item = item as? any LayoutItem else {
            preconditionFailure("NSLayoutConstraint.init: \(type(of: item)) is neither a UIView nor a UILayoutGuide.")
        }
        return item
    }

    static func finite(_ number: CGFloat, or replacement: CGFloat, named name: String) -> CGFloat {
        guard number.isFinite else {
            Log.once("NSLayoutConstraint.\(name) is \(number); \(replacement) is used instead.")
            return replacement
        }
        // Beyond this, sums with ordinary numbers would lose their digits.
        return min(1e7, max(-1e7, number))
    }

    static func check(_ priority: UILayoutPriority, of what: String) {
        precondition(priority.rawValue >= 0 && priority.rawValue <= 1000,
                     "\(what) is \(priority.rawValue); a priority is a number from 0 to 1000 (.required).")
    }

    // MARK: Parts

    open var firstItem: AnyObject? { first.edges.first?.item }
    open var secondItem: AnyObject? { second?.edges.first?.item }
    open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
    open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }
    /// Shape: equal to the anchor that the constraint was made with, but of no particular axis.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    open override nonisolated var description: String {
        guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
        return MainActor.assumeIsolated { words }
    }
}
