import CoreGraphics
import Foundation
import PlatformInterface

/// What the rows of a list have in common in how they look, and the pictures of rows that were drawn so lately.
/// Contract: lists that look alike share one, so that a menu that opens again finds its rows drawn.
@MainActor final class MenuRowStyle {
    private struct Key: Hashable {
        let metrics: MenuMetrics
        let traits: UITraitCollection
    }

    let metrics: MenuMetrics
    let colors: MenuColors
    /// The layout direction is the list's, which may be another one than the window's.
    let traits: UITraitCollection
    var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
    private var pictures = RecentCache<MenuRowLook, RenderNode>(limit: 64)

    private static var recent = RecentCache<Key, MenuRowStyle>(limit: 4)

    static func of(_ metrics: MenuMetrics, _ traits: UITraitCollection) -> MenuRowStyle {
        recent.value(for: Key(metrics: metrics, traits: traits)) { MenuRowStyle(metrics, traits) }
    }

    private init(_ metrics: MenuMetrics, _ traits: UITraitCollection) {
        self.metrics = metrics
        self.traits = traits
        colors = MenuColors(traits, style: metrics.style)
    }

    /// What a row looks like, in its own space. Shape: equal rows give the identical node.
    func picture(of look: MenuRowLook) -> RenderNode {
        func draw() -> RenderNode { MenuRowDrawing(look: look, style: self).node }
        return look.isWorthKeeping ? pictures.value(for: look, make: draw) : draw()
    }
}
