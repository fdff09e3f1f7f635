// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Platter", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "UIKit", package: "Platter"),
                .product(name: "ContextMenuTesting", package: "Platter"),
            ]),
        // A window for measuring from outside, beside other toolkits' menus.
        .executableTarget(name: "peer", dependencies: [.product(name: "UIKit", package: "Platter")]),
    ],
    swiftLanguageModes: [.v6]
)
