package import Foundation

/// Where a lifted view and its list stand: a pure function of the view's place, the list's size and the room there is.
/// Units: points in the window.
package struct RichPlacement: Equatable {
    package enum Side: Equatable { case below, above, beside }

    /// The preview, scaled.
    package var preview: CGRect
    /// How large the preview is drawn, 1 being the size of its source.
    package var scale: CGFloat
    package var list: CGRect
    package var side: Side

    /// How much a view grows when it is lifted, and by how many points at the most.
    static let growth: CGFloat = 1.15
    static let growthLimit: CGFloat = 30
    package static let gap: CGFloat = 16
    /// A list is not cut below this height while the preview can give way. Units: points.
    static let smallestList: CGFloat = 132

    /// The preview stays near its source; the list stands below it when its middle is in the upper part of the room, else above; in
    /// a room too low for both, beside it; else the preview shrinks, and then the list.
    /// Contract: both lie in `room`; they do not overlap where the room has a place for both.
    package static func place(source: CGRect, list: CGSize, in room: CGRect, rightToLeft: Bool = false) -> RichPlacement {
        let size = CGSize(width: max(0, source.width), height: max(0, source.height))
        let list = CGSize(width: min(list.width, room.width), height: min(list.height, room.height))
        func limited(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            min(grown(size), size.width > 0 ? width / size.width : .infinity, size.height > 0 ? height / size.height : .infinity)
        }
        let free = limited(room.width, room.height)
        let freeSize = CGSize(width: size.width * free, height: size.height * free)
        if freeSize.height + gap + list.height <= room.height {
            return stacked(source, freeSize, free, list, room, rightToLeft)
        }
        // Too low for one above the other: beside each other, when that is wide enough with the preview whole in height.
        let besideScale = limited(room.width - gap - list.width, room.height)
        let besideSize = CGSize(width: size.width * besideScale, height: size.height * besideScale)
        let shortList = min(list.height, max(smallestList, room.height - gap - freeSize.height))
        let stackedScale = limited(room.width, max(0, room.height - gap - shortList))
        if room.width - gap - list.width > 0, besideScale >= stackedScale || list.height > shortList, besideScale >= min(0.5, free) {
            return beside(source, besideSize, besideScale, list, room, rightToLeft)
        }
        let shrunk = CGSize(width: size.width * stackedScale, height: size.height * stackedScale)
        let height = min(list.height, max(0, room.height - gap - shrunk.height))
        return stacked(source, shrunk, stackedScale, CGSize(width: list.width, height: height), room, rightToLeft)
    }

    private static func grown(_ size: CGSize) -> CGFloat {
        let longer = max(size.width, size.height)
        return longer > 0 ? min(growth, 1 + growthLimit / longer) : 1
    }

    private static func stacked(_ source: CGRect, _ size: CGSize, _ scale: CGFloat, _ list: CGSize, _ room: CGRect,
                                _ rightToLeft: Bool) -> RichPlacement {
        var preview = CGRect(x: clamp(source.midX - size.width / 2, size.width, room.minX, room.maxX),
                             y: clamp(source.midY - size.height / 2, size.height, room.minY, room.maxY),
                             width: size.width, height: size.height)
        let isBelow = source.midY <= room.minY + room.height * 0.55
        // Both move together just far enough to be in the room.
        if isBelow {
            preview.origin.y = min(preview.minY, room.maxY - list.height - gap - size.height)
        } else {
            preview.origin.y = max(preview.minY, room.minY + list.height + gap)
        }
        let y = isBelow ? preview.maxY + gap : preview.minY - gap - list.height
        let x = aligned(list.width, to: preview, room, rightToLeft)
        return RichPlacement(preview: preview, scale: scale, list: CGRect(x: x, y: y, width: list.width, height: list.height),
                             side: isBelow ? .below : .above)
    }

    private static func beside(_ source: CGRect, _ size: CGSize, _ scale: CGFloat, _ list: CGSize, _ room: CGRect,
                               _ rightToLeft: Bool) -> RichPlacement {
        let listIsRight = source.midX == room.midX ? !rightToLeft : source.midX < room.midX
        let lowX = listIsRight ? room.minX : room.minX + list.width + gap
        let highX = listIsRight ? room.maxX - list.width - gap : room.maxX
        let preview = CGRect(x: clamp(source.midX - size.width / 2, size.width, lowX, highX),
                             y: clamp(source.midY - size.height / 2, size.height, room.minY, room.maxY),
                             width: size.width, height: size.height)
        let x = listIsRight ? preview.maxX + gap : preview.minX - gap - list.width
        let y = clamp(preview.minY, list.height, room.minY, room.maxY)
        return RichPlacement(preview: preview, scale: scale, list: CGRect(x: x, y: y, width: list.width, height: list.height), side: .beside)
    }

    /// The list's edge follows the preview's where that is near an edge of the room; in the middle both are centred.
    static func aligned(_ width: CGFloat, to preview: CGRect, _ room: CGRect, _ rightToLeft: Bool) -> CGFloat {
        let place = room.width > 0 ? (preview.midX - room.minX) / room.width : 0.5
        let x = place < 0.4 ? preview.minX : place > 0.6 ? preview.maxX - width : preview.midX - width / 2
        return clamp(x, width, room.minX, room.maxX)
    }

    static func clamp(_ v: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(v, high - length))
    }
}
