import CoreGraphics
package import Foundation
package import PlatformInterface

extension TextRequest {
    /// Text in one style. Shape: colours are resolved with `traits`.
    package init(_ string: String, _ defaults: TextDefaults, traits: UITraitCollection = .current) {
        let color = defaults.color.resolvedColor(with: traits).cgColor
        let runs = string.isEmpty ? [] : [Run(text: string, font: defaults.font.fontDescription, color: color)]
        self.init(runs: runs, defaults)
    }

    /// Text with attributes; what they do not say, `defaults` says.
    package init(_ string: NSAttributedString, _ defaults: TextDefaults, traits: UITraitCollection = .current) {
        var defaults = defaults
        var runs: [Run] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
            attributes, range, _ in
            if range.location == 0, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                defaults.apply(style)
            }
            runs.append(Run(text.substring(with: range), attributes, defaults, traits))
        }
        self.init(runs: runs, defaults)
    }

    package init(
        _ string: String, attributes: [NSAttributedString.Key: Any]?, _ defaults: TextDefaults = .plain,
        traits: UITraitCollection = .current
    ) {
        self.init(NSAttributedString(string: string, attributes: attributes), defaults, traits: traits)
    }

    private init(runs: [Run], _ defaults: TextDefaults) {
        self.init(
            runs: runs, maxWidth: defaults.maxWidth, maxLines: defaults.maxLines,
            wrapping: defaults.lineBreakMode.wrapping,
            truncation: defaults.lineBreakMode.truncation, alignment: defaults.alignment.request,
            direction: defaults.direction,
            lineSpacing: defaults.lineSpacing)
    }
}

extension TextRequest.Run {
    fileprivate init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults,
        _ traits: UITraitCollection
    ) {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.resolvedColor(with: traits).cgColor
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            let number =
                switch attributes[key] {
                case let value as CGFloat: value
                case let value as Int: CGFloat(value)
                case let value as Double: CGFloat(value)
                case let value as Float: CGFloat(value)
                case let value as NSNumber: CGFloat(value.doubleValue)
                case let value as NSUnderlineStyle: CGFloat(value.rawValue)
                default: CGFloat(0)
                }
            return number.isFinite ? number : 0
        }
        self.init(
            text: text, font: (attributes[.font] as? UIFont ?? defaults.font).fontDescription,
            color: color(.foregroundColor) ?? defaults.color.resolvedColor(with: traits).cgColor,
            backgroundColor: color(.backgroundColor), isUnderlined: number(.underlineStyle) != 0,
            isStruckThrough: number(.strikethroughStyle) != 0, kern: number(.kern),
            baselineOffset: number(.baselineOffset))
    }
}

extension TextDefaults {
    fileprivate mutating func apply(_ style: NSParagraphStyle) {
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineSpacing = style.lineSpacing
        switch style.baseWritingDirection {
        case .natural: break
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        }
    }
}

extension NSLineBreakMode {
    package var wrapping: TextRequest.Wrapping { self == .byCharWrapping ? .character : .word }

    package var truncation: TextRequest.Truncation {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: .clip
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        }
    }
}

extension NSTextAlignment {
    package var request: TextRequest.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
