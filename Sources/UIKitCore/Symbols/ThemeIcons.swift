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
        "airplane": "airplane-mode-symbolic",
        "antenna.radiowaves.left.and.right": "network-cellular-signal-excellent-symbolic",
        "battery.100": "battery-full-symbolic",
        "bold": "format-text-bold-symbolic",
        "bolt.horizontal": "network-wired-symbolic",
        "character.book.closed": "accessories-dictionary-symbolic",
        "cloud.bolt": "weather-storm-symbolic",
        "cloud.fog": "weather-fog-symbolic",
        "computermouse": "input-mouse-symbolic",
        "decrease.indent": "format-indent-less-symbolic",
        "display": "video-display-symbolic",
        "eject": "media-eject-symbolic",
        "externaldrive": "drive-harddisk-symbolic",
        "headphones": "audio-headphones-symbolic",
        "increase.indent": "format-indent-more-symbolic",
        "internaldrive": "drive-harddisk-symbolic",
        "italic": "format-text-italic-symbolic",
        "keyboard": "input-keyboard-symbolic",
        "laptopcomputer": "computer-symbolic",
        "list.dash": "view-list-symbolic",
        "minus.magnifyingglass": "zoom-out-symbolic",
        "network": "network-workgroup-symbolic",
        "opticaldisc": "media-optical-symbolic",
        "plus.magnifyingglass": "zoom-in-symbolic",
        "power": "system-shutdown-symbolic",
        "printer": "printer-symbolic",
        "record.circle": "media-record-symbolic",
        "repeat": "media-playlist-repeat-symbolic",
        "rotate.left": "object-rotate-left-symbolic",
        "rotate.right": "object-rotate-right-symbolic",
        "shuffle": "media-playlist-shuffle-symbolic",
        "sidebar.left": "sidebar-show-symbolic",
        "sidebar.right": "sidebar-show-right-symbolic",
        "strikethrough": "format-text-strikethrough-symbolic",
        "sun.min": "display-brightness-symbolic",
        "terminal": "utilities-terminal-symbolic",
        "text.aligncenter": "format-justify-center-symbolic",
        "text.alignright": "format-justify-right-symbolic",
        "text.justify": "format-justify-fill-symbolic",
        "textformat": "font-x-generic-symbolic",
        "textformat.size": "font-x-generic-symbolic",
        "tv": "tv-symbolic",
        "underline": "format-text-underline-symbolic",
        "video": "camera-video-symbolic",
        "wind": "weather-windy-symbolic",
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
