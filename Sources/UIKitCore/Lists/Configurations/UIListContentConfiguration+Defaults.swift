import Foundation

extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private static let rowHeight: CGFloat = 44

    private static func row(_ secondary: TextProperties, sideBySide: Bool = false) -> UIListContentConfiguration {
        var result = UIListContentConfiguration(text: TextProperties(.body, .label), secondary: secondary, margins: cellMargins, minimumHeight: rowHeight)
        result.prefersSideBySideTextAndSecondaryText = sideBySide
        return result
    }

    /// A row of one text.
    public static func cell() -> UIListContentConfiguration { row(TextProperties(.footnote, .label)) }
    /// A row with a smaller second line.
    public static func subtitleCell() -> UIListContentConfiguration { row(TextProperties(.footnote, .secondaryLabel)) }
    /// A row with a value at its end.
    public static func valueCell() -> UIListContentConfiguration { row(TextProperties(.body, .secondaryLabel), sideBySide: true) }

    public static func sidebarCell() -> UIListContentConfiguration { row(TextProperties(.footnote, .secondaryLabel)) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { row(TextProperties(.footnote, .secondaryLabel)) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { row(TextProperties(.footnote, .secondaryLabel)) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { row(TextProperties(.footnote, .secondaryLabel)) }

    // MARK: Headers and footers

    private static func heading(_ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
        UIListContentConfiguration(text: TextProperties(style, color), secondary: TextProperties(.footnote, .secondaryLabel),
                                   margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16), minimumHeight: 0)
    }

    public static func plainHeader() -> UIListContentConfiguration { heading(.headline, .secondaryLabel, top: 5, bottom: 5) }
    public static func plainFooter() -> UIListContentConfiguration { heading(.footnote, .secondaryLabel, top: 6, bottom: 6) }

    public static func groupedHeader() -> UIListContentConfiguration {
        var result = heading(.footnote, .secondaryLabel, top: 16, bottom: 6)
        result.textProperties.transform = .uppercase
        return result
    }

    public static func groupedFooter() -> UIListContentConfiguration { heading(.footnote, .secondaryLabel, top: 7, bottom: 10) }
    public static func sidebarHeader() -> UIListContentConfiguration { heading(.headline, .label, top: 14, bottom: 8) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { heading(.title3, .label, top: 16, bottom: 8) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { heading(.title2, .label, top: 18, bottom: 8) }
    /// A header as it is in the list that it is put in. Source: Apple, iOS 18.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
