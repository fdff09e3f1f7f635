/// One edge, middle, baseline or size of an item.
@MainActor package struct LayoutEdge {
    package private(set) weak var item: (any LayoutItem)?
    package let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    var name: String { "\(item?.layoutName ?? "a view that is gone").\(attribute)" }

    static func == (a: LayoutEdge, b: LayoutEdge) -> Bool { a.item === b.item && a.attribute == b.attribute }
}

/// What stands on one side of a constraint.
@MainActor package enum LayoutQuantity {
    case edge(LayoutEdge)
    /// How far the second lies after the first, as one reads.
    case distance(LayoutEdge, LayoutEdge)

    var edges: [LayoutEdge] {
        switch self {
        case .edge(let edge): [edge]
        case .distance(let start, let end): [start, end]
        }
    }

    /// Shape: a distance is a size, and has no attribute of its own.
    var attribute: NSLayoutConstraint.Attribute {
        if case .edge(let edge) = self { edge.attribute } else { .notAnAttribute }
    }

    var axis: NSLayoutConstraint.Axis? { edges.first?.attribute.axis }

    var isSize: Bool {
        switch self {
        case .edge(let edge): edge.attribute.isSize
        case .distance: true
        }
    }

    var name: String {
        switch self {
        case .edge(let edge): edge.name
        case .distance(let start, let end): "(\(end.name) - \(start.name))"
        }
    }

    static func == (a: LayoutQuantity, b: LayoutQuantity) -> Bool {
        switch (a, b) {
        case (.edge(let a), .edge(let b)): a == b
        case (.distance(let a1, let a2), .distance(let b1, let b2)): a1 == b1 && a2 == b2
        default: false
        }
    }
}
