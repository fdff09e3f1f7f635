/// A cache that keeps what was used lately and forgets the rest: at least `limit` values, at most twice as many.
package struct RecentCache<Key: Hashable, Value> {
    private let limit: Int
    private var young: [Key: Value] = [:]
    /// What was young when `young` was last full. A value that is used again moves back.
    private var old: [Key: Value] = [:]

    package init(limit: Int) { self.limit = limit }

    package mutating func value(for key: Key, make: () -> Value) -> Value {
        if let value = young[key] { return value }
        let value = old.removeValue(forKey: key) ?? make()
        if young.count >= limit {
            old = young
            young = [:]
        }
        young[key] = value
        return value
    }

    package mutating func removeAll() {
        young = [:]
        old = [:]
    }

    package var count: Int { young.count + old.count }
}
