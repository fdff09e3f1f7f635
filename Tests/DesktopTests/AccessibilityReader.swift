import Foundation

/// Talks to accessibility.py, which talks AT-SPI.
final class AccessibilityReader {
    nonisolated(unsafe) static let shared = AccessibilityReader()

    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    private struct Question: Encodable {
        let `do`: String
        var pid: Int32?
        var path: [Int]?
        var action: String?
        var on: Bool?
    }

    private func start() throws {
        guard !process.isRunning else { return }
        // The system's Python: another one on the PATH would not have the GObject binding.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("accessibility.py").path]
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
    }

    /// Shape: nil while the program has no tree, or changed it meanwhile.
    func tree(of processID: Int32) throws -> AccessibleNode? {
        try ask(Question(do: "read", pid: processID), for: AccessibleNode?.self)
    }

    func perform(_ action: String, on node: AccessibleNode, of processID: Int32) throws -> Bool {
        try ask(Question(do: "act", pid: processID, path: node.path, action: action), for: Bool?.self) ?? false
    }

    /// Tells all programs that a screen reader came, or went.
    func announceScreenReader(_ isOn: Bool) throws {
        guard try ask(Question(do: "screen reader", on: isOn), for: Bool?.self) == true else {
            throw DesktopError("The accessibility bus took no word of a screen reader.")
        }
    }

    private func ask<Answer: Decodable>(_ question: Question, for type: Answer.Type) throws -> Answer {
        try start()
        try questions.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(question) + Data("\n".utf8))
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = unread[unread.startIndex..<end]
                unread = Data(unread[(end + 1)...])
                return try JSONDecoder().decode(type, from: Data(line))
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw DesktopError("accessibility.py ended; what it wrote is above.") }
            unread += more
        }
    }
}
