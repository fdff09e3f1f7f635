import CoreGraphics
import Foundation
import PlatformInterface
import Synchronization

/// The desktop's icons that stand in for symbols that are not drawn here.
enum ThemeIcons {
    /// Apple's symbol names and the names of the freedesktop icon naming specification (and of Adwaita's symbolic
    /// icons).
    private static let names = [
        "accessibility": "preferences-desktop-accessibility-symbolic",
        "apps.iphone": "view-app-grid-symbolic",
        "cable.connector": "network-wired-symbolic",
        "cellularbars": "network-cellular-signal-excellent-symbolic",
        "lock.display": "system-lock-screen-symbolic",
        "moonphase.waning.crescent": "weather-clear-night-symbolic",
        "wifi.router": "network-wireless-symbolic",
    ]

    private struct Key: Hashable {
        let name: String
        let pixels: Int
    }
    private static let pictures = Mutex<[Key: CGImage]>([:])

    /// The icon's name, if the desktop's theme has an icon for this symbol.
    static func icon(forSymbol symbol: String) -> String? {
        guard let name = names[symbol], picture(name, size: 16, scale: 1) != nil else { return nil }
        return name
    }

    /// Units: `size` in points.
    static func picture(_ name: String, size: CGFloat, scale: CGFloat) -> CGImage? {
        let key = Key(name: name, pixels: Int((size * scale).rounded(.up)))
        if let known = pictures.withLock({ $0[key] }) { return known }
        guard let picture = AnyThreadPlatform.graphics.themeIcon(name, size: size, scale: scale) else { return nil }
        pictures.withLock { $0[key] = picture }
        return picture
    }
}
