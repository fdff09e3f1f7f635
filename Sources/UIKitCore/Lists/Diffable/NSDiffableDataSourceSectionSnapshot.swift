/// The items of one section, each with the items below it, and which of them are open.
/// Shape: each identifier once. A value.
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    /// The item that each item below another lies below.
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// An empty snapshot.
    public init() {}

    // MARK: Asking

    /// All items, those below an item after it.
    public var items: [ItemIdentifierType] { flatten(roots) { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items above which everything is open.
    public var visibleItems: [ItemIdentifierType] { flatten(roots) { expanded.contains($0) } }

    private func flatten(_ list: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(list.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if let below = children[item], isOpen(item) { waiting.append(contentsOf: below.reversed()) }
        }
        return result
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// The place among all items.
    public func index(of item: ItemIdentifierType) -> Int? { known.contains(item) ? items.firstIndex(of: item) : nil }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard known.contains(item) else { return false }
        var here = item
        while let parent = parents[here] {
            guard expanded.contains(parent) else { return false }
            here = parent
        }
        return true
    }
    /// 0 for a root item.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0, here = item
        while let parent = parents[here] {
            level += 1
            here = parent
        }
        return level
    }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    /// What lies below an item, as roots; with `includingParent` the item as the only root.
    /// Errors: stops the program when there is no such item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        check(parent, "snapshot(of:)")
        var result = Self()
        result.copy(includingParent ? [parent] : children[parent] ?? [], of: self, below: nil)
        return result
    }

    /// The tree in words, a line an item.
    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + (expanded.contains($0) ? "- " : hasChildren($0) ? "+ " : "* ") + "\($0)" }
            .joined(separator: "\n")
    }

    // MARK: Putting in

    /// Shape: at the end of the roots when no parent is named.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { check(parent, "append(_:to:)") }
        settle(items, below: parent, at: siblings(of: parent).count, "append(_:to:)")
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, 0, "insert(_:before:)") }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, 1, "insert(_:after:)") }

    /// Puts another tree in, with what of it is open. Returns the place of its first item among all.
    @discardableResult public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) -> Int? {
        insert(snapshot.roots, beside: item, 0, "insert(_:before:)")
        adopt(snapshot)
        return snapshot.roots.first.flatMap(index(of:))
    }

    @discardableResult public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) -> Int? {
        insert(snapshot.roots, beside: item, 1, "insert(_:after:)")
        adopt(snapshot)
        return snapshot.roots.first.flatMap(index(of:))
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int, _ call: String) {
        check(item, call)
        guard let place = siblings(of: parents[item]).firstIndex(of: item) else { return }
        settle(items, below: parents[item], at: place + offset, call)
    }

    /// Puts other items below an item in the place of those that are there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        check(parent, "replace(childrenOf:using:)")
        delete(children[parent] ?? [])
        settle(snapshot.roots, below: parent, at: 0, "replace(childrenOf:using:)")
        adopt(snapshot)
    }

    private mutating func adopt(_ other: NSDiffableDataSourceSectionSnapshot) {
        for root in other.roots { copy(other.children[root] ?? [], of: other, below: root) }
        expanded.formUnion(other.expanded.filter { known.contains($0) })
    }

    private mutating func copy(_ list: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot, below parent: ItemIdentifierType?) {
        settle(list, below: parent, at: siblings(of: parent).count, "insert")
        for item in list {
            if other.expanded.contains(item) { expanded.insert(item) }
            copy(other.children[item] ?? [], of: other, below: item)
        }
    }

    // MARK: Taking out

    /// Takes items out with all that lies below them. Shape: identifiers that are not there are left out.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where known.contains(item) {
            let gone = flatten([item]) { _ in true }
            if let parent = parents[item] { children[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
            for each in gone {
                known.remove(each)
                parents[each] = nil
                children[each] = nil
                expanded.remove(each)
            }
        }
    }

    public mutating func deleteAll() { self = Self() }

    // MARK: Opening

    /// Errors: stops the program when there is no such item.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item, "expand")
            expanded.insert(item)
        }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item, "collapse")
            expanded.remove(item)
        }
    }

    // MARK: Order

    private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { children[$0] ?? [] } ?? roots }

    private mutating func settle(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int, _ call: String) {
        for item in items {
            guard known.insert(item).inserted else { fail(call, "item \(item) is there already; each identifier stands for one item") }
            parents[item] = parent
        }
        if let parent { children[parent, default: []].insert(contentsOf: items, at: place) } else { roots.insert(contentsOf: items, at: place) }
    }

    private func check(_ item: ItemIdentifierType, _ call: String) { if !known.contains(item) { fail(call, "there is no item \(item)") } }

    private func fail(_ call: String, _ reason: String) -> Never { preconditionFailure("NSDiffableDataSourceSectionSnapshot.\(call): \(reason).") }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
