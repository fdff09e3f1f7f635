import Foundation

/// The mouse of the tests' display. Units: pixels of the screen.
enum Pointer {
    enum Button: Int { case primary = 1, middle, secondary, wheelUp, wheelDown, back = 8, forward }

    nonisolated(unsafe) private static var location = CGPoint(x: 640, y: 512)

    /// On a straight line and in six steps, as a hand does it: GTK 4.8 can lose the press after a single jump.
    static func move(to point: CGPoint) throws { try XDoTool.run(path(to: point)) }

    /// In one motion, as no hand does it.
    static func jump(to point: CGPoint) throws {
        location = point
        try XDoTool.run(place(point))
    }

    static func down(_ button: Button = .primary) throws { try XDoTool.run(["mousedown", "\(button.rawValue)"]) }
    static func up(_ button: Button = .primary) throws { try XDoTool.run(["mouseup", "\(button.rawValue)"]) }

    static func click(_ button: Button = .primary, times: Int = 1) throws {
        try XDoTool.run(["click", "--repeat", "\(times)", "--delay", "20", "\(button.rawValue)"])
    }

    static func click(_ button: Button = .primary, at point: CGPoint) throws {
        try XDoTool.run(path(to: point) + ["click", "\(button.rawValue)"])
    }

    private static func path(to point: CGPoint) -> [String] {
        let start = location
        location = point
        return (1...6).flatMap { step in
            let part = CGFloat(step) / 6
            return place(CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)) + ["sleep", "0.01"]
        }
    }

    private static func place(_ point: CGPoint) -> [String] { ["mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))"] }
}
