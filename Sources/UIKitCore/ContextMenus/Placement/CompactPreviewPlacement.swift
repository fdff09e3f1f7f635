package import Foundation

/// Where a preview stands beside a menu at the pointer: a pure function of its size, the menu's place and the room there is.
/// Units: points in the window.
package enum CompactPreviewPlacement {
    static let gap: CGFloat = 10
    /// Beside a menu a preview is a hint, not a page.
    static let largest = CGSize(width: 320, height: 320)
    /// Smaller than this it says nothing.
    static let smallest: CGFloat = 40

    /// Shape: nil where no side has room. The trailing side comes first, then the leading one, below and above; one on which it shrinks
    /// only where it shrinks on all.
    package static func place(_ wish: PreviewWish, beside panel: CGRect, in room: CGRect, rightToLeft: Bool) -> CGRect? {
        func fitted(_ width: CGFloat, _ height: CGFloat) -> CGSize {
            wish.fitted(into: CGSize(width: min(width, largest.width), height: min(height, largest.height)))
        }
        func clamp(_ v: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(v, high - length)) }
        func row(_ x: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(x: x, y: clamp(panel.minY, size.height, room.minY, room.maxY), width: size.width, height: size.height)
        }
        func column(_ y: CGFloat, _ size: CGSize) -> CGRect {
            let x = rightToLeft ? panel.maxX - size.width : panel.minX
            return CGRect(x: clamp(x, size.width, room.minX, room.maxX), y: y, width: size.width, height: size.height)
        }
        let toRight = fitted(room.maxX - panel.maxX - gap, room.height), toLeft = fitted(panel.minX - gap - room.minX, room.height)
        let under = fitted(room.width, room.maxY - panel.maxY - gap), over = fitted(room.width, panel.minY - gap - room.minY)
        let sides = [row(panel.maxX + gap, toRight), row(panel.minX - gap - toLeft.width, toLeft)]
        let places = (rightToLeft ? sides.reversed() : sides) + [column(panel.maxY + gap, under), column(panel.minY - gap - over.height, over)]
        let most = places.map { $0.width * $0.height }.max() ?? 0
        let best = places.first { $0.width * $0.height >= most - 0.5 }
        return best.flatMap { min($0.width, $0.height) >= min(smallest, min(wish.size.width, wish.size.height)) && most > 0 ? $0 : nil }
    }
}
