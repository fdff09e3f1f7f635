public import Foundation

/// What the rows of a menu may look like.
/// Source: Apple, UIMenuDisplayPreferences.
@MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying {
    /// How many lines a title may take; 0 leaves it to the presentation.
    open var maximumNumberOfTitleLines = 0

    public override init() { super.init() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    package func duplicate() -> UIMenuDisplayPreferences {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
