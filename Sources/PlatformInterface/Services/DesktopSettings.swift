package import CoreGraphics
package import Foundation

/// What the person chose in the desktop's settings.
/// Units: `fontSize` and `doubleClickDistance` in points (logical pixels), times in seconds; `textScale` 1 is normal.
package struct DesktopSettings: Sendable, Equatable {
    package var isDark = false
    package var isHighContrast = false
    package var reducesMotion = false
    package var textScale: CGFloat = 1
    package var fontFamily = "Sans"
    /// The size of the desktop's interface font, `textScale` not yet applied.
    package var fontSize: CGFloat = 14.67
    package var accentColor: CGColor?
    package var longPressDuration: TimeInterval = 0.5
    package var doubleClickInterval: TimeInterval = 0.4
    package var doubleClickDistance: CGFloat = 5
    package var isRightToLeft = false
    /// Whether a screen reader runs: only then is anything prepared for it that costs the app's code.
    package var isScreenReaderOn = false

    package init() {}
}
