import CoreGraphics
import Foundation
import PlatformInterface

/// Lays the words of a menu's list out.
struct MenuWords {
    let metrics: MenuMetrics
    let colors: MenuColors
    let text: any TextSystem
    /// Titles of either direction stand at the menu's leading edge.
    let alignment: TextRequest.Alignment

    func color(of row: MenuTree.Row) -> CGColor { colors.title(isEnabled: row.isEnabled, isDestructive: row.isDestructive) }

    /// How wide a title may be: a list of fixed width wraps, another one grows.
    func titleWidth(beside columns: CGFloat) -> CGFloat {
        metrics.style == .rich ? max(40, metrics.minimumWidth - columns) : metrics.maximumTitleWidth
    }

    func title(of row: MenuTree.Row, width: CGFloat) -> TextLayout {
        let lines = row.maximumTitleLines > 0 ? row.maximumTitleLines : metrics.maximumTitleLines
        return lay(row.title, metrics.font, color(of: row), lines: lines, width: width)
    }

    func lay(_ string: String, _ font: FontDescription, _ color: CGColor, lines: Int, width: CGFloat) -> TextLayout {
        var request = TextRequest(runs: [.init(text: string, font: font, color: color)], maxWidth: width, maxLines: lines, truncation: .tail,
                                  alignment: .left)
        let natural = text.layOut(request)
        guard alignment != .left, natural.lines.count > 1 else { return natural }
        // Lines that stand at the right fill the width that they are given: they get what the longest needs.
        request.maxWidth = natural.size.width.rounded(.up)
        request.alignment = alignment
        return text.layOut(request)
    }
}
