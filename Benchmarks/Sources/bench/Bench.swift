import UIKit

/// Measures in programs that it starts: itself, as an app with a window, or as a test without one.
@main
enum Bench {
    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "--app":
            exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(BenchAppDelegate.self)))
        case "--without-display":
            WithoutDisplay.run(runs: arguments.dropFirst().first.flatMap { Int($0) } ?? 30)
        default:
            exit(Driver.run(Options(arguments)))
        }
    }
}
