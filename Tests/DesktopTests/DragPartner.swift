import Foundation

/// Another program beside the Gallery: drag_partner.py, a GTK window that gives something away and takes what is dropped.
/// Contract: it ends with this object at the latest.
final class DragPartner {
    enum Kind: String { case text, links, picture }

    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("DragPartner-\(UUID().uuidString)")
    /// Where its window is put, right of the Gallery's. Units: pixels of the screen.
    private static let origin = CGPoint(x: 1040, y: 120)

    /// Where it takes what is dropped, and where it gives something away. Units: pixels of the screen.
    let taker = CGPoint(x: origin.x + 165, y: origin.y + 130)
    let giver = CGPoint(x: origin.x + 55, y: origin.y + 130)

    init(_ kind: Kind, beside app: DesktopApp) throws {
        try Data().write(to: file)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("drag_partner.py").path, kind.rawValue]
        process.standardOutput = try FileHandle(forWritingTo: file)
        try process.run()
        try app.wait("the other program's window is there") { lines.contains("ready") }
        let own = try app.window.id
        let window = try app.wait("the other program's window shows") { XServer.shared.windows.first { !$0.isPopup && $0.id != own } }
        try XDoTool.run(["windowmove", "\(window.id)", "\(Int(Self.origin.x))", "\(Int(Self.origin.y))"])
        try app.wait("the other program's window moved") { XServer.shared.windows.contains { $0.id == window.id && $0.frame.origin == Self.origin } }
    }

    deinit {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: file)
    }

    /// What it wrote.
    var lines: [String] {
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func wait(for line: String, of app: DesktopApp) throws { try app.wait("the other program writes “\(line)”; it wrote \(lines)") { lines.contains(line) } }
}
