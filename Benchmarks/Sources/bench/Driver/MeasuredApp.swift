import Foundation

/// The app, running as a program of its own, and what it and its frames tell.
/// Contract: `stop` ends it.
@MainActor final class MeasuredApp {
    private let process = Process()
    private let output = Pipe()
    private let folder: URL
    private var unread = Data()
    private(set) var said: [(word: String, time: TimeInterval, number: Int)] = []

    /// Starts the app and waits until it is ready. Errors: throws a sentence when it is not within ten seconds.
    init(_ environment: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--app"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging(["PLATTER_FRAME_TIMES": framesFile.path]) { $1 }
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        _ = fcntl(output.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        guard wait(for: "ready", since: 0, atMost: 10) != nil else {
            stop()
            throw Complaint("The app did not become ready within ten seconds.")
        }
    }

    func stop() {
        if process.isRunning {
            kill(process.processIdentifier, SIGTERM)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: What it says

    /// The first such line that is not older than `since`; nil when none comes in time.
    func wait(for word: String, since: TimeInterval, atMost limit: TimeInterval = 2) -> (time: TimeInterval, number: Int)? {
        let end = Moment.now + limit
        repeat {
            read()
            if let found = said.first(where: { $0.word == word && $0.time >= since }) { return (found.time, found.number) }
            pause(0.001)
        } while Moment.now < end && process.isRunning
        return nil
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
        guard count > 0 else { return }
        unread.append(contentsOf: bytes[..<count])
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let parts = String(decoding: unread[unread.startIndex..<end], as: UTF8.self).split(separator: " ")
            unread.removeSubrange(unread.startIndex...end)
            guard parts.count == 3, let time = TimeInterval(parts[1]), let number = Int(parts[2]) else { continue }
            said.append((String(parts[0]), time, number))
        }
    }

    // MARK: What it cost

    private var framesFile: URL { folder.appendingPathComponent("frames") }

    /// All frames and marks until now.
    var frames: FrameLog { FrameLog((try? String(contentsOf: framesFile, encoding: .utf8)) ?? "") }

    /// The memory that is the program's own. Units: kilobytes.
    var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/smaps_rollup", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
            .flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    }
}

/// A sentence for the person at the terminal.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
