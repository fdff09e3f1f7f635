import PlatformInterface

extension AccessibilityNode {
    /// Every node that fits, parents before children.
    func all(_ fits: (AccessibilityNode) -> Bool) -> [AccessibilityNode] {
        (fits(self) ? [self] : []) + children.flatMap { $0.all(fits) }
    }

    /// The first node with the label.
    func find(_ label: String) -> AccessibilityNode? { all { $0.label == label }.first }

    /// Role and label of every node, indented by depth.
    var outline: [String] { ["\(role.rawValue) “\(label)”"] + children.flatMap { $0.outline.map { "  \($0)" } } }
}
