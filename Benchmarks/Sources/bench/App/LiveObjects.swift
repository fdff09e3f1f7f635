import Foundation

/// Knows the objects of menus weakly, to say how many are left.
@MainActor final class LiveObjects {
    static let shared = LiveObjects()

    private struct Reference { weak var object: AnyObject? }
    private var references: [Reference] = []
    /// Whether anybody asked; otherwise nothing is kept that would itself need memory.
    private let isOn = ProcessInfo.processInfo.environment["BENCH_COUNTS_OBJECTS"] == "1"

    func add(_ object: AnyObject) {
        guard isOn else { return }
        if references.count >= 256 { references.removeAll { $0.object == nil } }
        references.append(Reference(object: object))
    }

    func adding<Object: AnyObject>(_ object: Object) -> Object {
        add(object)
        return object
    }

    var count: Int { references.count { $0.object != nil } }
}
