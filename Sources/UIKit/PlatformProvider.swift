package import Foundation
import PlatformGTK
package import PlatformInterface

/// What `CurrentPlatform` finds by name when nobody installed a platform: the GTK desktop.
@MainActor package final class PlatformProvider: NSObject, PlatformProviding {
    package static func makePlatform() -> any Platform { GtkPlatform() }
}
