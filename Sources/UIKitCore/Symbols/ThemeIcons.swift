import CoreGraphics
import Foundation
import PlatformInterface
import Synchronization

/// The desktop's icons that stand in for symbols that are not drawn here.
enum ThemeIcons {
    /// Apple's symbol names and the names of the freedesktop icon naming specification (and of Adwaita's symbolic icons).
    private static let names = [
        "printer": "printer-symbolic", "keyboard": "input-keyboard-symbolic", "computermouse": "input-mouse-symbolic",
        "display": "video-display-symbolic", "desktopcomputer": "computer-symbolic", "laptopcomputer": "computer-symbolic",
        "tv": "tv-symbolic", "headphones": "audio-headphones-symbolic", "speaker": "audio-speakers-symbolic",
        "battery.100": "battery-full-symbolic", "battery.25": "battery-low-symbolic", "battery.0": "battery-empty-symbolic",
        "externaldrive": "drive-harddisk-symbolic", "internaldrive": "drive-harddisk-symbolic", "opticaldisc": "media-optical-symbolic",
        "network": "network-workgroup-symbolic", "antenna.radiowaves.left.and.right": "network-cellular-signal-excellent-symbolic",
        "airplane": "airplane-mode-symbolic", "bolt.horizontal": "network-wired-symbolic", "terminal": "utilities-terminal-symbolic",
        "textformat": "font-x-generic-symbolic", "textformat.size": "font-x-generic-symbolic", "bold": "format-text-bold-symbolic",
        "italic": "format-text-italic-symbolic", "underline": "format-text-underline-symbolic",
        "strikethrough": "format-text-strikethrough-symbolic", "text.aligncenter": "format-justify-center-symbolic",
        "text.alignright": "format-justify-right-symbolic", "text.justify": "format-justify-fill-symbolic",
        "increase.indent": "format-indent-more-symbolic", "decrease.indent": "format-indent-less-symbolic",
        "shuffle": "media-playlist-shuffle-symbolic", "repeat": "media-playlist-repeat-symbolic", "eject": "media-eject-symbolic",
        "record.circle": "media-record-symbolic", "film": "video-x-generic-symbolic", "video": "camera-video-symbolic",
        "arrow.up.left.and.arrow.down.right": "view-fullscreen-symbolic", "rotate.left": "object-rotate-left-symbolic",
        "rotate.right": "object-rotate-right-symbolic", "sidebar.left": "sidebar-show-symbolic",
        "sidebar.right": "sidebar-show-right-symbolic", "accessibility": "preferences-desktop-accessibility-symbolic",
        "character.book.closed": "accessories-dictionary-symbolic", "list.dash": "view-list-symbolic", "sun.min": "display-brightness-symbolic",
        "cloud.bolt": "weather-storm-symbolic", "wind": "weather-windy-symbolic", "cloud.fog": "weather-fog-symbolic",
        "person.2": "system-users-symbolic", "power": "system-shutdown-symbolic", "zoom.in": "zoom-in-symbolic",
        "plus.magnifyingglass": "zoom-in-symbolic", "minus.magnifyingglass": "zoom-out-symbolic", "crop": "tool-crop-symbolic",
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
