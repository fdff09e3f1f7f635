import CoreGraphics
import Foundation
import PlatformInterface

/// What the rows of a list have in common in how they look, and the pictures of rows that were drawn so lately.
/// Contract: lists that look alike share one, so that a menu that opens again finds its rows drawn.
@MainActor final class MenuRowStyle {
    private struct Key: Hashable {
        let metrics: MenuMetrics
        let traits: UITraitCollection
        /// The desktop's font, which text without a family of its own is drawn in.
        let family: String
    }

    let metrics: MenuMetrics
    let colors: MenuColors
    /// The layout direction is the list's, which may be another one than the window's.
    let traits: UITraitCollection
    var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
    private var pictures = RecentCache<MenuRowLook, RenderNode>(limit: 64)

    private struct Place: Hashable {
        let picture: ObjectIdentifier
        let origin: CGPoint
    }
    private var lists = RecentCache<[Place], RenderNode>(limit: 2)

    private static var recent = RecentCache<Key, MenuRowStyle>(limit: 4)

    static func of(_ metrics: MenuMetrics, _ traits: UITraitCollection) -> MenuRowStyle {
        let family = CurrentPlatform.shared.settings.fontFamily
        return recent.value(for: Key(metrics: metrics, traits: traits, family: family)) { MenuRowStyle(metrics, traits) }
    }

    private init(_ metrics: MenuMetrics, _ traits: UITraitCollection) {
        self.metrics = metrics
        self.traits = traits
        colors = MenuColors(traits, style: metrics.style)
    }

    /// What a row looks like, where it lies.
    func picture(of item: MenuListLayout.Item, in layout: MenuListLayout) -> RenderNode {
        Self.placed(picture(of: MenuRowLook(item, in: layout)), item)
    }

    /// All rows of a list that is seen whole. Shape: equal lists give the identical node, which is drawn once: while the light goes
    /// from row to row, the rows are one picture.
    func picture(of layout: MenuListLayout) -> RenderNode {
        let looks = layout.items.map { MenuRowLook($0, in: layout) }
        let rows = looks.map(picture)
        func draw() -> RenderNode { RenderNode(.container(zip(rows, layout.items).map(Self.placed))) }
        // A rich menu grows out of its source, and a picture that is scaled in each frame costs more than its parts.
        guard metrics.style == .compact, looks.allSatisfy(\.isWorthKeeping) else { return draw() }
        let places = zip(rows, layout.items).map { Place(picture: ObjectIdentifier($0), origin: $1.frame.origin) }
        return lists.value(for: places) { RenderNode(.raster(draw(), scale: max(1, traits.displayScale))) }
    }

    /// What a row looks like, in its own space. Shape: equal rows give the identical node.
    private func picture(of look: MenuRowLook) -> RenderNode {
        func draw() -> RenderNode { MenuRowDrawing(look: look, style: self).node }
        return look.isWorthKeeping ? pictures.value(for: look, make: draw) : draw()
    }

    private static func placed(_ picture: RenderNode, _ item: MenuListLayout.Item) -> RenderNode {
        RenderNode(.transform(picture, CGAffineTransform(translationX: item.frame.minX, y: item.frame.minY)))
    }
}
