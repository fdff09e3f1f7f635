public import Foundation

/// The rules of a paragraph.
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Rules: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }
    var rules = Rules()

    public static let `default` = NSParagraphStyle()

    public override init() { super.init() }

    init(rules: Rules) {
        self.rules = rules
        super.init()
    }

    open var alignment: NSTextAlignment { rules.alignment }
    open var lineBreakMode: NSLineBreakMode { rules.lineBreakMode }
    /// Units: points between two lines.
    open var lineSpacing: CGFloat { rules.lineSpacing }
    open var baseWritingDirection: NSWritingDirection { rules.baseWritingDirection }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(rules: rules) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(rules: rules) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.rules == rules }
    open override var hash: Int { rules.hashValue }
}
