import Foundation

/// The platform that this process draws on, found when it is first needed: pictures and fonts are used before an app launches.
@MainActor package enum CurrentPlatform {
    private static var installed: (any Platform)?

    package static var shared: any Platform {
        get {
            if let installed { return installed }
            guard let type = NSClassFromString("UIKit.PlatformProvider") as? PlatformProviding.Type else {
                preconditionFailure(
                    "No platform is installed. Import UIKit, or install a HeadlessPlatform (CurrentPlatform.shared = …) before the first view.")
            }
            let platform = type.makePlatform()
            installed = platform
            return platform
        }
        set { installed = newValue }
    }

    package static var isInstalled: Bool { installed != nil }
}

/// What the module that knows the desktop declares so that `CurrentPlatform` finds it by name.
@MainActor package protocol PlatformProviding: AnyObject { static func makePlatform() -> any Platform }
