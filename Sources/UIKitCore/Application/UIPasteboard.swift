public import Foundation
import PlatformInterface

/// What a person cuts, copies and pastes, shared with the desktop's other programs: text and links.
/// Source: Apple, UIPasteboard.
@MainActor open class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general = UIPasteboard()

    private var clipboard: any PlatformClipboard { CurrentPlatform.shared.clipboard }

    /// The text that is there; nil when there is none. Setting nil empties the clipboard.
    open var string: String? {
        get { clipboard.string }
        set { clipboard.string = newValue }
    }

    /// The text as a list of one. Setting several joins them with line breaks, as programs of a desktop paste them.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") } }
    }

    open var hasStrings: Bool { string != nil }

    /// The text, when it is a link with a scheme.
    open var url: URL? {
        get { string.flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    open var hasURLs: Bool { url != nil }
}
