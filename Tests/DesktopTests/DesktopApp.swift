import Foundation

/// A program that was built with the tests, running on their display, and what it wrote.
/// Contract: it ends with this object at the latest.
final class DesktopApp {
    private let process = Process()
    private let folder: URL
    /// Where the window's top left corner is on the screen. Units: pixels.
    var origin = CGPoint.zero
    /// How many outcomes were told of before the screen was opened.
    var earlierOutcomes = 0
    /// Pixels a point.
    private let scaleFactor: Int
    var scale: CGFloat { CGFloat(scaleFactor) }

    /// Errors: the program was not built.
    init(_ program: String, environment changes: [String: String?] = [:], arguments: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("DesktopTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("PLATTER_") }
        environment["PLATTER_TRACE"] = "input,session,menu,place,outcome"
        for (name, value) in changes { environment[name] = value }
        scaleFactor = environment["GDK_SCALE"].flatMap { Int($0) } ?? 1
        process.executableURL = ProgramFolder.program(program)
        process.arguments = arguments
        process.environment = environment
        // Files, since a pipe that nobody reads would stop the program.
        process.standardOutput = try makeFile("output")
        process.standardError = try makeFile("errors")
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }

    private func makeFile(_ name: String) throws -> FileHandle {
        let url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    // MARK: Life

    var processID: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }

    /// Errors: thrown when the program does not end by itself in time.
    func waitForEnd() throws -> Int32 {
        try wait("the program ends", whileRunning: false) { process.isRunning ? nil : () }
        return process.terminationStatus
    }

    /// Ends the program without asking it.
    func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        while process.isRunning { pause() }
    }

    // MARK: What it wrote

    var output: String { read("output") }
    var errors: String { read("errors") }

    private func read(_ name: String) -> String {
        String(decoding: (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
    }

    /// The lines of one stage of the program's trace, without the stage's name.
    func trace(_ stage: String) -> [String] {
        errors.split(separator: "\n").filter { $0.hasPrefix("\(stage): ") }.map { String($0.dropFirst(stage.count + 2)) }
    }

    /// What GTK, GLib and Platter complained about.
    var complaints: [String] {
        let signs = ["WARNING", "CRITICAL", "ERROR", "Finalizing", "Platter: ", "Fatal error"]
        return errors.split(separator: "\n").map(String.init).filter { line in signs.contains { line.contains($0) } }
    }
}
