package import Foundation

/// Where the parts of an alert's card stand: a pure function of their heights.
/// Units: points in the card.
package struct AlertLayout: Equatable, Sendable {
    package struct Parts: Equatable, Sendable {
        /// Of title and message at the width that they have; 0 for what is not there.
        package var title: CGFloat = 0
        package var message: CGFloat = 0
        package var rowHeight: CGFloat
        package var rows: Int
        /// Whether two rows stand side by side.
        package var isSideBySide = false
        /// Whether the last row is a card of its own.
        package var separatesLast = false

        package init(
            title: CGFloat = 0, message: CGFloat = 0, rowHeight: CGFloat, rows: Int, isSideBySide: Bool = false,
            separatesLast: Bool = false
        ) {
            self.title = title
            self.message = message
            self.rowHeight = rowHeight
            self.rows = rows
            self.isSideBySide = isSideBySide
            self.separatesLast = separatesLast
        }
    }

    /// Beside title and message, and above and below them.
    package static let margin: CGFloat = 16
    package static let verticalMargin: CGFloat = 20
    private static let titleGap: CGFloat = 4
    /// Between the card and the one of the last row.
    private static let cardGap: CGFloat = 8

    package var title: CGRect
    package var message: CGRect
    /// The window through which the rows are seen.
    package var rowsWindow: CGRect
    /// In the space of the rows, which scrolls behind the window.
    package var rows: [CGRect]
    package var main: CGRect
    /// The separate last row, also a card.
    package var last: CGRect?
    /// What all of it takes.
    package var height: CGFloat

    package init(_ parts: Parts, width: CGFloat, available: CGFloat = .greatestFiniteMagnitude) {
        let texts = parts.title + parts.message + (parts.title > 0 && parts.message > 0 ? Self.titleGap : 0)
        let listed = max(0, parts.rows - (parts.separatesLast ? 1 : 0))
        let lines = parts.isSideBySide ? min(1, listed) : listed
        let below = parts.separatesLast ? parts.rowHeight + Self.cardGap : 0
        let wholeRows = CGFloat(lines) * parts.rowHeight
        let wholeHeader = texts > 0 ? texts + Self.verticalMargin * 2 : 0

        // Too much of it: first the rows scroll, down to one and a half, then the texts are cut.
        let room = max(0, available - below)
        let leastRows = min(wholeRows, parts.rowHeight * 1.5)
        let header = min(wholeHeader, max(0, room - leastRows))
        let window = min(wholeRows, max(0, room - header))

        title = CGRect(x: Self.margin, y: Self.verticalMargin, width: max(0, width - Self.margin * 2), height: parts.title)
        let messageTop = Self.verticalMargin + (parts.title > 0 ? parts.title + Self.titleGap : 0)
        message = CGRect(
            x: Self.margin, y: messageTop, width: title.width,
            height: max(0, min(parts.message, header - Self.verticalMargin - messageTop)))
        rowsWindow = CGRect(x: 0, y: header, width: width, height: window)
        if parts.isSideBySide {
            let share = width / CGFloat(max(1, listed))
            rows = (0..<listed).map { CGRect(x: CGFloat($0) * share, y: 0, width: share, height: parts.rowHeight) }
        } else {
            rows = (0..<listed).map { CGRect(x: 0, y: CGFloat($0) * parts.rowHeight, width: width, height: parts.rowHeight) }
        }
        main = CGRect(x: 0, y: 0, width: width, height: header + window)
        last = parts.separatesLast ? CGRect(x: 0, y: main.maxY + (main.height > 0 ? Self.cardGap : 0), width: width, height: parts.rowHeight) : nil
        height = last?.maxY ?? main.maxY
    }

    /// How far the rows can scroll. Units: points.
    package var scrollRange: CGFloat { max(0, (rows.last?.maxY ?? 0) - rowsWindow.height) }
}
