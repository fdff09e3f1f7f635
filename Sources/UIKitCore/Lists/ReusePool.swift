import Foundation

/// Views of a list that went out of sight and wait to be used again, by identifier.
@MainActor struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]

    /// More than this of a kind are let go: no window shows so many at a time.
    private static var limit: Int { 64 }

    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, _ identifier: String) {
        if waiting[identifier, default: []].count < Self.limit { waiting[identifier, default: []].append(view) }
    }

    /// Forgets the views of a kind, or all.
    mutating func clear(_ identifier: String? = nil) {
        if let identifier { waiting[identifier] = nil } else { waiting = [:] }
    }

    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
