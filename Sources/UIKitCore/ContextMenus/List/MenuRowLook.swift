import CoreGraphics
import Foundation
import PlatformInterface

/// All that is seen of a row in its picture.
struct MenuRowLook: Hashable {
    enum Kind: Hashable { case header, separator, rowLine, back, row, cell }

    let kind: Kind
    let size: CGSize
    /// Where titles start, and how much of that is kept for marks.
    let titleInset: CGFloat
    let markColumn: CGFloat
    var title: TextLayout?
    var subtitle: TextLayout?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var mark: MenuTree.Row.Mark?
    var isEnabled = true
    var isDestructive = false
    var isSubmenu = false

    @MainActor init(_ item: MenuListLayout.Item, in layout: MenuListLayout) {
        size = item.frame.size
        (titleInset, markColumn) = (layout.titleInset, layout.markColumn)
        switch item.content {
        case .header(let layout): (kind, title) = (.header, layout)
        case .separator: kind = .separator
        case .rowLine: kind = .rowLine
        case .back(let layout): (kind, title) = (.back, layout)
        case .row(let row, let title, let subtitle, let isCell):
            kind = isCell ? .cell : .row
            self.title = title ?? (isCell ? nil : layout.title(of: row))
            self.subtitle = subtitle
            // A spinner stands where the image would.
            image = row.isLoading ? nil : row.image
            (state, mark) = (row.state, row.hasMark ? row.mark : nil)
            (isEnabled, isDestructive, isSubmenu) = (row.isEnabled, row.isDestructive, row.isSubmenu)
        }
    }

    /// Large pictures are not kept from being forgotten for the sake of a row that showed them. Units: pixels.
    var isWorthKeeping: Bool {
        guard let image, !image.isSymbolImage else { return true }
        return image.size.width * image.scale * image.size.height * image.scale <= 128 * 128
    }

    static func == (a: Self, b: Self) -> Bool {
        a.kind == b.kind && a.size == b.size && a.titleInset == b.titleInset && a.markColumn == b.markColumn
            && isSame(a.title, b.title) && isSame(a.subtitle, b.subtitle) && a.image == b.image && a.state == b.state && a.mark == b.mark
            && a.isEnabled == b.isEnabled && a.isDestructive == b.isDestructive && a.isSubmenu == b.isSubmenu
    }

    /// What is laid out again is the same object, as long as the text system remembers it.
    private static func isSame(_ a: TextLayout?, _ b: TextLayout?) -> Bool { a === b || a?.request == b?.request }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(title?.request.runs.first?.text)
        hasher.combine(image?.hash)
        hasher.combine(isEnabled)
    }
}
