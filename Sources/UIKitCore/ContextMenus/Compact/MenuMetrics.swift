import Foundation
import PlatformInterface

/// The measures of a compact menu, from the desktop's interface font.
/// Units: points.
struct MenuMetrics: Equatable {
    let font: FontDescription
    let subtitleFont: FontDescription
    let headerFont: FontDescription
    /// Of one line of `font`.
    let lineHeight: CGFloat
    let iconSide: CGFloat

    /// Around the rows, inside the panel's edge.
    let panelPadding: CGFloat = 6
    let panelRadius: CGFloat = 12
    let rowRadius: CGFloat = 7
    let rowInset: CGFloat = 10
    let rowPadding: CGFloat = 6
    /// Between a column and the next.
    let columnGap: CGFloat = 9
    let separatorHeight: CGFloat = 11
    let minimumWidth: CGFloat = 150
    let maximumTitleWidth: CGFloat = 420
    let maximumTitleLines = 2
    /// Kept free around a panel for its shadow, and between a panel and the window's edge.
    let shadowMargin: CGFloat = 18
    let edgeMargin: CGFloat = 4
    /// How near to an end of a scrolling list the pointer makes it scroll.
    let edgeScrollZone: CGFloat = 22

    var minimumRowHeight: CGFloat { max(lineHeight, iconSide) + 2 * rowPadding }

    @MainActor init(settings: DesktopSettings, text: any TextSystem) {
        let size = max(6, settings.fontSize * settings.textScale)
        font = FontDescription(size: size)
        subtitleFont = FontDescription(size: (size * 0.86).rounded())
        headerFont = FontDescription(size: (size * 0.86).rounded(), weight: 0.3)
        lineHeight = text.metrics(of: font).lineHeight.rounded(.up)
        iconSide = (size * 1.15).rounded()
    }
}
