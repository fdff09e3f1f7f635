import Foundation

/// Where the programs are that were built with the tests.
enum ProgramFolder {
    /// Beside the program that runs the tests.
    static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    static func program(_ name: String) -> URL { url.appendingPathComponent(name) }
}
