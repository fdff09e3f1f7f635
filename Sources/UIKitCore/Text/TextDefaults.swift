import CoreGraphics
package import Foundation
package import PlatformInterface

/// How text looks where it does not say so itself, and the room that it has.
package struct TextDefaults {
    package var font: UIFont
    package var color: UIColor
    package var alignment: NSTextAlignment = .natural
    package var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    package var direction: TextRequest.Direction = .automatic
    /// 0 means as many as needed.
    package var maxLines = 0
    /// Units: points; nil means no limit.
    package var maxWidth: CGFloat?
    package var lineSpacing: CGFloat = 0

    package init(
        font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        direction: TextRequest.Direction = .automatic, maxLines: Int = 0, maxWidth: CGFloat? = nil,
        lineSpacing: CGFloat = 0
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.direction = direction
        self.maxLines = maxLines
        self.maxWidth = maxWidth
        self.lineSpacing = lineSpacing
    }

    /// Apple's for text that is drawn without attributes.
    package static var plain: TextDefaults {
        TextDefaults(
            font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black, lineBreakMode: .byWordWrapping)
    }
}
