package import Foundation

/// Where back button, items and title of a navigation bar stand: a pure function of their widths, written left to right.
/// Units: points in the bar.
package struct NavigationBarLayout: Equatable, Sendable {
    /// How much of the back button's title there is room for.
    package enum BackTitle: Equatable, Sendable { case full, short, none }

    package struct Widths: Equatable, Sendable {
        /// Of the back button with its full title, with the short one, and of the arrow alone; nil when there is no back button.
        package var back: (full: CGFloat, short: CGFloat, arrow: CGFloat)?
        /// From the leading edge inwards.
        package var leading: [CGFloat] = []
        /// From the trailing edge inwards.
        package var trailing: [CGFloat] = []
        package var title: CGFloat = 0

        package init(
            back: (full: CGFloat, short: CGFloat, arrow: CGFloat)? = nil, leading: [CGFloat] = [], trailing: [CGFloat] = [],
            title: CGFloat = 0
        ) {
            self.back = back
            self.leading = leading
            self.trailing = trailing
            self.title = title
        }

        package static func == (a: Widths, b: Widths) -> Bool {
            a.leading == b.leading && a.trailing == b.trailing && a.title == b.title && a.back?.full == b.back?.full
                && a.back?.short == b.back?.short && a.back?.arrow == b.back?.arrow
        }
    }

    /// Between the bar's edges and the first button, whose own insets follow.
    private static let edge: CGFloat = 8
    /// Around the title.
    private static let gap: CGFloat = 6
    /// A back button never takes more of the bar than this.
    private static let widestBack: CGFloat = 0.4

    package var backTitle = BackTitle.none
    /// Ranges along the bar from the leading edge; nil when there is no back button.
    package var back: ClosedRange<CGFloat>?
    package var leading: [ClosedRange<CGFloat>] = []
    package var trailing: [ClosedRange<CGFloat>] = []
    package var title: ClosedRange<CGFloat> = 0...0

    /// How many of the trailing items there is room for, beside the leading ones and the back button's arrow, when a button that
    /// is `more` wide stands for the others. Shape: a count from the trailing edge inwards.
    package static func shownTrailing(_ widths: Widths, in width: CGFloat, more: CGFloat) -> Int {
        let taken = 2 * edge + widths.leading.reduce(0, +) + (widths.back?.arrow ?? 0)
        func fits(_ count: Int, _ extra: CGFloat) -> Bool { taken + widths.trailing.prefix(count).reduce(0, +) + extra <= width }
        let all = widths.trailing.count
        if fits(all, 0) { return all }
        return (0..<all).last { fits($0, more) } ?? 0
    }

    package init(_ widths: Widths, in width: CGFloat) {
        let width = max(0, width)
        var end = width - Self.edge
        for item in widths.trailing {
            trailing.append(max(0, end - item)...max(0, end))
            end -= item
        }
        let leadingTotal = widths.leading.reduce(0, +)
        // The title in the middle decides how long the back button may be.
        let middleStart = (width - widths.title) / 2 - Self.gap
        var start = Self.edge
        if let sizes = widths.back {
            let room = min(middleStart, width * Self.widestBack + Self.edge) - start - leadingTotal
            let length: CGFloat
            if sizes.full <= room {
                (backTitle, length) = (.full, sizes.full)
            } else if sizes.short <= room {
                (backTitle, length) = (.short, sizes.short)
            } else {
                (backTitle, length) = (.none, sizes.arrow)
            }
            back = start...(start + length)
            start += length
        }
        for item in widths.leading {
            leading.append(start...(start + item))
            start += item
        }
        // Centred in the bar where it fits, else moved off what is in its way, else cut.
        let free = (start + Self.gap)...max(start + Self.gap, end - Self.gap)
        let length = min(widths.title, free.upperBound - free.lowerBound)
        let centred = (width - length) / 2
        let left = min(max(centred, free.lowerBound), free.upperBound - length)
        title = left...(left + length)
    }
}
