public import Foundation

/// The rules of a paragraph, while they are made.
/// Source: Apple, NSMutableParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { rules.alignment }
        set { rules.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { rules.lineBreakMode }
        set { rules.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { rules.lineSpacing }
        set { rules.lineSpacing = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { rules.baseWritingDirection }
        set { rules.baseWritingDirection = newValue }
    }

    /// Takes over all rules of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { rules = style.rules }
}
