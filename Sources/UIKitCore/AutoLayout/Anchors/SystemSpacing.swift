import Foundation

/// The gaps that "system spacing" means.
@MainActor enum SystemSpacing {
    /// Between two views beside one another. Units: points.
    static let siblings: CGFloat = 8

    /// From one line to the next one after it.
    static func between(_ first: LayoutQuantity, _ second: LayoutQuantity) -> CGFloat {
        guard first.attribute.isBaseline, second.attribute.isBaseline, let view = second.edges.first?.item as? UIView else { return siblings }
        return view.textLineHeight ?? siblings
    }
}
