/// The keyboard of the tests' display.
enum Keys {
    /// Presses and releases each key in turn. Shape: X11 names, joined with + to a chord: `shift+F10`.
    static func press(_ keys: String...) throws { try XDoTool.run(["key", "--delay", "20"] + keys) }

    static func down(_ key: String) throws { try XDoTool.run(["keydown", key]) }
    static func up(_ key: String) throws { try XDoTool.run(["keyup", key]) }

    static func type(_ text: String) throws { try XDoTool.run(["type", "--delay", "20", text]) }
}
