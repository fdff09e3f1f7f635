import Foundation
import Testing

/// The main loop as an app has it, in a process of its own.
@Suite struct MainLoopProcessTests {
    private func run(_ scenario: String) throws -> (lines: [String], status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.environment = ProcessInfo.processInfo.environment.merging([MainLoopScenario.variable: scenario]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text.split(separator: "\n").map(String.init), process.terminationStatus)
    }

    @Test func everythingThatAnAppLeavesToTheLoopRuns() throws {
        let result = try run("work")
        #expect(result.status == 0)
        #expect(Set(result.lines) == [
            "async", "async in async", "task", "task after sleep", "timer", "perform", "async after", "async of another thread",
            "clock",
        ])
        #expect(result.lines.count == 9)
        #expect(result.lines.first == "async" && result.lines.last == "clock")
    }

    @Test func endlessBlocksDoNotStarveFrames() throws {
        let result = try run("flood")
        #expect(result.lines == ["both went on"])
        #expect(result.status == 0)
    }

    @Test func quitGivesTheStatus() throws {
        #expect(try run("status").status == 7)
    }
}
