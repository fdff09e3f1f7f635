package import Foundation

extension RichPlacement {
    /// A list keeps the preview from more than this share of the room: then the list scrolls.
    private static let previewShare: CGFloat = 0.5
    /// So much larger must a preview be beside its list than above it.
    private static let besideGain: CGFloat = 1.2

    /// A provider's preview moves from its source halfway towards the middle, its list below it; in a room that is wider than high
    /// and where it would be clearly larger so, beside it. It shrinks before the list does, down to half of the room's height.
    /// Contract: both lie in `room`; they do not overlap where the room has a place for both.
    package static func place(provided wish: PreviewWish, source: CGRect, list: CGSize, in room: CGRect,
                              rightToLeft: Bool = false) -> RichPlacement {
        let list = CGSize(width: min(list.width, room.width), height: min(list.height, room.height))
        let gap = list.height > 0 ? RichPlacement.gap : 0
        let least = max(0, min(room.height * previewShare, room.height - gap - min(list.height, smallestList)))
        let above = wish.fitted(into: CGSize(width: room.width, height: max(room.height - gap - list.height, least)))
        let beside = wish.fitted(into: CGSize(width: room.width - gap - list.width, height: room.height))
        let listHeight = min(list.height, max(0, room.height - gap - above.height))
        let gain = beside.width * beside.height / max(above.width * above.height, 1)
        if list.height > 0, room.width > room.height, gain > besideGain || (listHeight < list.height && gain > 1 / besideGain) {
            return sideBySide(beside, list, source, room, rightToLeft)
        }
        let total = above.height + gap + listHeight
        let top = clamp(between(source.midY, room.midY) - total / 2, total, room.minY, room.maxY)
        let preview = CGRect(x: clamp(between(source.midX, room.midX) - above.width / 2, above.width, room.minX, room.maxX), y: top,
                             width: above.width, height: above.height)
        return RichPlacement(preview: preview, scale: 1, list: CGRect(x: aligned(list.width, to: preview, room, rightToLeft),
                                                                      y: preview.maxY + gap, width: list.width, height: listHeight),
                             side: .below)
    }

    private static func sideBySide(_ size: CGSize, _ list: CGSize, _ source: CGRect, _ room: CGRect, _ rightToLeft: Bool) -> RichPlacement {
        let total = size.width + gap + list.width
        let left = clamp(between(source.midX, room.midX) - total / 2, total, room.minX, room.maxX)
        let preview = CGRect(x: rightToLeft ? left + list.width + gap : left,
                             y: clamp(between(source.midY, room.midY) - size.height / 2, size.height, room.minY, room.maxY),
                             width: size.width, height: size.height)
        let x = rightToLeft ? left : preview.maxX + gap
        return RichPlacement(preview: preview, scale: 1, list: CGRect(x: x, y: clamp(preview.minY, list.height, room.minY, room.maxY),
                                                                      width: list.width, height: list.height), side: .beside)
    }

    private static func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a + b) / 2 }
}
