import Foundation
import PlatformInterface

/// The measures of a menu's list: the desktop's for a compact menu, a phone's for a rich one.
/// Units: points.
struct MenuMetrics: Hashable {
    enum Style: Sendable { case compact, rich }

    let style: Style
    let font: FontDescription
    let subtitleFont: FontDescription
    let headerFont: FontDescription
    /// Of one line of `font`.
    let lineHeight: CGFloat
    let iconSide: CGFloat
    let markSide: CGFloat

    /// Around the rows, inside the panel's edge.
    var panelPadding: CGFloat = 6
    var panelRadius: CGFloat = 12
    var rowRadius: CGFloat = 7
    /// From the row's edges to its content.
    var rowInset: CGFloat = 10
    var rowPadding: CGFloat = 6
    /// Between a column and the next.
    var columnGap: CGFloat = 9
    /// Between groups.
    var separatorHeight: CGFloat = 11
    var minimumRowHeight: CGFloat = 0
    var minimumWidth: CGFloat = 150
    var maximumTitleWidth: CGFloat = 420
    var maximumTitleLines = 2
    /// Whether a hairline stands between the rows of a group.
    var hasRowLines = false
    /// Whether pictures are shown; at the largest text sizes they would leave no room for words.
    var showsImages = true
    /// Kept free around a panel for its shadow, and between a panel and the window's edge.
    var shadowMargin: CGFloat = 18
    var edgeMargin: CGFloat = 4
    /// How near to an end of a scrolling list the pointer makes it scroll.
    var edgeScrollZone: CGFloat = 22

    /// Rows as the desktop has them, in its interface font.
    @MainActor static func compact(_ platform: any Platform) -> MenuMetrics {
        let settings = platform.settings
        let size = max(6, settings.fontSize * settings.textScale)
        let font = FontDescription(size: size)
        let lineHeight = platform.text.metrics(of: font).lineHeight.rounded(.up)
        let icon = (size * 1.15).rounded()
        var metrics = MenuMetrics(style: .compact, font: font, subtitleFont: FontDescription(size: (size * 0.86).rounded()),
                                  headerFont: FontDescription(size: (size * 0.86).rounded(), weight: 0.3), lineHeight: lineHeight,
                                  iconSide: icon, markSide: icon * 0.85)
        metrics.minimumRowHeight = max(lineHeight, icon) + 2 * metrics.rowPadding
        return metrics
    }

    /// Rows as a phone or tablet has them, in the person's text size.
    /// Source: measured figures of iOS 13 to 18 (row 44, width 250, on wide screens 262, at the accessibility sizes 353 at most).
    @MainActor static func rich(_ traits: UITraitCollection, windowWidth: CGFloat, text: any TextSystem) -> MenuMetrics {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).fontDescription
        let subheadline = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).fontDescription
        let caption = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits).fontDescription
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let lineHeight = text.metrics(of: body).lineHeight.rounded(.up)
        var metrics = MenuMetrics(style: .rich, font: body, subtitleFont: subheadline, headerFont: caption, lineHeight: lineHeight,
                                  iconSide: (body.size * 1.24).rounded(), markSide: (body.size * 0.88).rounded())
        let width = isLarge ? min(353, windowWidth - 32) : windowWidth >= 768 ? 262 : 250
        metrics.panelPadding = 0
        metrics.panelRadius = 13
        metrics.rowRadius = 0
        metrics.rowInset = 16
        metrics.rowPadding = 11
        metrics.columnGap = 6
        metrics.separatorHeight = 8
        metrics.minimumRowHeight = max(44, lineHeight + 2 * metrics.rowPadding)
        metrics.minimumWidth = max(120, min(width, windowWidth - 16))
        metrics.maximumTitleWidth = metrics.minimumWidth
        metrics.maximumTitleLines = isLarge ? 0 : 2
        metrics.hasRowLines = true
        metrics.showsImages = !isLarge
        metrics.shadowMargin = 40
        metrics.edgeMargin = 8
        metrics.edgeScrollZone = 44
        return metrics
    }
}
