public import Foundation
import PlatformInterface

/// The main monitor.
/// Source: Apple, UIScreen.
@MainActor open class UIScreen: NSObject {
    private static let only = UIScreen()

    public class var main: UIScreen { only }

    private override init() { super.init() }

    /// Units: points.
    open var bounds: CGRect { CGRect(origin: .zero, size: CurrentPlatform.shared.screenSize) }
    /// Units: pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Units: pixels a point.
    open var scale: CGFloat { CurrentPlatform.shared.screenScale }
    open var nativeScale: CGFloat { scale }

    open var traitCollection: UITraitCollection {
        .fromSettings(CurrentPlatform.shared.settings, scale: scale, windowSize: bounds.size)
    }
}
