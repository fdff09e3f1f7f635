import UIKitCore

/// Keeps the trace of one app.
@MainActor final class TraceLog {
    private(set) var lines: [String] = []
    func append(_ stage: TraceStage, _ text: String) { lines.append("\(stage.rawValue): \(text)") }
}
