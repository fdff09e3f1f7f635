import Foundation
import Testing

extension Desktop {
    @Suite struct FrameTimes {
        /// A line of the file.
        private struct Entry: Decodable {
            let time: TimeInterval
            let mark: String?
            let frame: Int?
            let total: Double?
            let drawing: Double?
            let drew: [String]?
        }

        @Test func theFrameWithTheMenuCanBeToldFromThePress() throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("FrameTimes-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try DesktopApp.gallery(environment: ["PLATTER_FRAME_TIMES": file.path], screen: "Single View") { app in
                _ = try app.rightClick("Right-click me")
            }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let entries = try lines.map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
            let menu = try #require(entries.firstIndex { $0.mark == "menu" })
            #expect(entries[..<menu].contains { $0.mark == "press" })
            let frame = try #require(entries[menu...].first { $0.drew?.contains("overlay") ?? false })
            let drawing = try #require(frame.drawing), total = try #require(frame.total)
            #expect(drawing > 0)
            #expect(total >= drawing)
            let frames = entries.compactMap(\.frame)
            #expect(frames == Array(1...frames.count), "None is left out.")
            #expect(entries.map(\.time) == entries.map(\.time).sorted())
        }
    }
}
