import Foundation

/// Where an image and two texts stand in a row: a pure function of their sizes and the room.
/// Units: points of the row's content.
struct ListContentLayout: Equatable {
    /// What there is to place; a text is measured for the width that it gets.
    struct Parts {
        var image: CGSize?
        var text: ((CGFloat) -> CGSize)?
        var secondary: ((CGFloat) -> CGSize)?
    }

    struct Style: Equatable {
        var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        /// The least width that the image counts with, so that texts of neighbouring rows line up.
        var imageWidth: CGFloat = 0
        var imageGap: CGFloat = 16
        var sideGap: CGFloat = 8
        var lineGap: CGFloat = 3
        /// Whether the second text stands at the end of the first one's line where both fit.
        var isSideBySide = false
        /// The width of the first text's column, in which it ends; nil for none.
        var column: CGFloat?
        var minimumHeight: CGFloat = 0
        var isRightToLeft = false
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondary = CGRect.zero
    /// The height that the content needs.
    private(set) var height: CGFloat
    /// Where the texts begin, which separators line up with.
    private(set) var textStart: CGFloat

    /// Shape: a nil `height` gives the content the height that it needs.
    init(_ parts: Parts, style: Style, width: CGFloat, height given: CGFloat? = nil) {
        let margins = style.margins
        let start = margins.left, end = max(start, width - margins.right)
        let imageRoom = parts.image.map { max($0.width, style.imageWidth) + style.imageGap } ?? 0
        textStart = start + imageRoom
        let room = max(0, end - textStart)
        let first: CGSize, second: CGSize
        var sideBySide = style.isSideBySide || style.column != nil
        if let column = style.column {
            let rest = max(0, room - column - style.sideGap)
            first = parts.text?(column) ?? .zero
            second = parts.secondary?(rest) ?? .zero
        } else {
            let wholeFirst = parts.text?(room) ?? .zero, wholeSecond = parts.secondary?(room) ?? .zero
            if sideBySide, parts.text != nil, parts.secondary != nil, wholeFirst.width + wholeSecond.width + style.sideGap > room {
                // Too long for one line: one below the other where a value would lose too much.
                sideBySide = wholeFirst.width < room * 0.6
            }
            first = wholeFirst
            let rest = max(0, room - wholeFirst.width - style.sideGap)
            second = sideBySide && parts.text != nil && wholeSecond.width > rest ? parts.secondary?(rest) ?? .zero : wholeSecond
        }
        let isPair = parts.text != nil && parts.secondary != nil
        let textHeight = !isPair ? first.height + second.height : sideBySide ? max(first.height, second.height)
            : first.height + style.lineGap + second.height
        let needed = max(textHeight, parts.image?.height ?? 0) + margins.top + margins.bottom
        self.height = max(style.minimumHeight, needed.rounded(.up))
        let total = given ?? self.height
        let middle = margins.top + (total - margins.top - margins.bottom) / 2
        if let size = parts.image {
            let width = max(size.width, style.imageWidth)
            image = CGRect(x: start + (width - size.width) / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        }
        if let column = style.column {
            text = CGRect(x: textStart + column - min(first.width, column), y: middle - first.height / 2, width: min(first.width, column),
                          height: first.height)
            secondary = CGRect(x: textStart + column + style.sideGap, y: middle - second.height / 2,
                               width: max(0, room - column - style.sideGap), height: second.height)
        } else if sideBySide && isPair {
            let secondWidth = min(second.width, max(0, room - first.width - style.sideGap))
            text = CGRect(x: textStart, y: middle - first.height / 2, width: min(room, first.width), height: first.height)
            secondary = CGRect(x: end - secondWidth, y: middle - second.height / 2, width: secondWidth, height: second.height)
        } else {
            let top = middle - textHeight / 2
            text = CGRect(x: textStart, y: top, width: room, height: first.height)
            let secondTop = isPair ? top + first.height + style.lineGap : top
            secondary = CGRect(x: textStart, y: secondTop, width: room, height: second.height)
        }
        round()
        if style.isRightToLeft { mirror(width) }
    }

    private mutating func round() {
        // Whole points keep text sharp at each scale.
        for path in [\ListContentLayout.image, \.text, \.secondary] {
            let rect = self[keyPath: path]
            self[keyPath: path] = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(.up), height: rect.height)
        }
    }

    private mutating func mirror(_ width: CGFloat) {
        for path in [\ListContentLayout.image, \.text, \.secondary] { self[keyPath: path].origin.x = width - self[keyPath: path].maxX }
    }
}
