// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Platter",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ContextMenuTesting", targets: ["ContextMenuTesting"]),
        .library(name: "UIKitCore", targets: ["UIKitCore", "PlatformHeadless"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    targets: [
        .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // What the toolchain's Testing expects beside these two modules; see the files.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: strict),
        .target(name: "PlatformInterface", dependencies: ["CoreGraphics"], swiftSettings: strict),
        .target(name: "PlatformHeadless", dependencies: ["PlatformInterface", "CoreGraphics"], swiftSettings: strict),
        .target(name: "PlatformGTK", dependencies: ["PlatformInterface", "CoreGraphics", "CGTK4"], swiftSettings: strict),
        .target(name: "QuartzCore", dependencies: ["PlatformInterface", "CoreGraphics"], swiftSettings: strict),
        .target(name: "ConstraintSolver", swiftSettings: strict),
        .target(name: "UIKitCore", dependencies: ["QuartzCore", "PlatformInterface", "CoreGraphics", "ConstraintSolver"],
                swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["_Testing_UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "PlatformInterface", "PlatformGTK"],
                swiftSettings: strict),
        .target(name: "ContextMenuTesting",
                dependencies: ["UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "PlatformInterface", "PlatformHeadless", "PlatformGTK"],
                swiftSettings: strict),
        .executableTarget(name: "Gallery", dependencies: ["UIKit", "ContextMenuTesting"],
                          resources: [.copy("Resources")]),
        // Programs that the tests start: one without GTK, one with the old life cycle.
        .executableTarget(name: "HeadlessProbe", dependencies: ["UIKitCore", "PlatformHeadless", "PlatformInterface"],
                          path: "Tests/HeadlessProbe", swiftSettings: strict),
        .executableTarget(name: "LaunchProbe", dependencies: ["UIKit"], path: "Tests/LaunchProbe"),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: strict),
        .testTarget(name: "PlatformGTKTests", dependencies: ["PlatformGTK", "PlatformInterface", "CoreGraphics"], swiftSettings: strict),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "PlatformInterface", "CoreGraphics"], swiftSettings: strict),
        .testTarget(name: "UIKitCoreTests",
                    dependencies: ["UIKitCore", "QuartzCore", "PlatformInterface", "PlatformHeadless", "CoreGraphics", "UIKit", "ContextMenuTesting"],
                    resources: [.copy("Resources")], swiftSettings: strict),
        .testTarget(name: "WalkTests", dependencies: ["ContextMenuTesting", "UIKit", "UIKitCore", "PlatformInterface"],
                    swiftSettings: strict),
        .testTarget(name: "DesktopTests", dependencies: [], exclude: ["accessibility.py", "drag_partner.py"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
