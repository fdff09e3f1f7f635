import Foundation

/// The stages of the walk of an event, as `PLATTER_TRACE=input,hit,gesture,session,menu,place,outcome` names them.
package enum TraceStage: String, CaseIterable, Sendable { case input, hit, gesture, session, menu, place, outcome }

/// Prints one line a stage, and keeps the lines for the test kit when it asks.
@MainActor package enum Trace {
    private static let printed: Set<TraceStage> = Set(
        (ProcessInfo.processInfo.environment["PLATTER_TRACE"] ?? "").split(separator: ",")
            .compactMap { TraceStage(rawValue: $0.trimmingCharacters(in: .whitespaces)) })

    /// Who listens besides standard error: the test kit's record of one app.
    package static var recorder: ((TraceStage, String) -> Void)?

    /// Hears of each stage without its words, which cost time to make: who measures.
    package static var stopwatch: ((TraceStage) -> Void)?

    /// Contract: `message` is only built when somebody listens.
    package static func log(_ stage: TraceStage, _ message: @autoclosure () -> String) {
        stopwatch?(stage)
        let isPrinted = printed.contains(stage)
        guard isPrinted || recorder != nil else { return }
        let text = message()
        if isPrinted { FileHandle.standardError.write(Data("\(stage.rawValue): \(text)\n".utf8)) }
        recorder?(stage, text)
    }
}
