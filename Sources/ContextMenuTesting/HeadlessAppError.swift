public import Foundation

/// What a test asked for and did not find, with what there is instead.
public struct HeadlessAppError: Error, LocalizedError, CustomStringConvertible, Sendable {
    public let description: String
    public var errorDescription: String? { description }

    init(wanted: String, _ name: String, there: [String]) {
        let list = there.isEmpty ? "nothing" : there.map { "“\($0)”" }.joined(separator: ", ")
        description = "There is not \(wanted) “\(name)”; there is \(list)."
    }

    init(_ description: String) { self.description = description }
}
