import UIKit

// Ours, not Apple's: an iOS app marks AppDelegate with @main instead. Here `--tour FOLDER` draws every screen without a display,
// and `--symbols FOLDER` every symbol.
@main
enum GalleryMain {
    @MainActor static func main() {
        let arguments = CommandLine.arguments
        if let place = arguments.firstIndex(of: "--tour") {
            exit(Tour.run(into: arguments.indices.contains(place + 1) ? arguments[place + 1] : "tour"))
        }
        if let place = arguments.firstIndex(of: "--symbols") {
            exit(SymbolSheet.run(into: arguments.indices.contains(place + 1) ? arguments[place + 1] : "symbols"))
        }
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
    }
}
