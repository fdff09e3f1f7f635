import Foundation

/// The sections and the items of a list at one moment, by what identifies them.
/// Shape: each identifier once. A value.
/// Source: Apple, NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [SectionIdentifierType] = []
    private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// Which section each item is in.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// An empty snapshot.
    public init() {}

    // MARK: Asking

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// All items, section after section.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// Errors: stops the program when there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

    /// Errors: stops the program when there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let list = items[identifier] else { fail("itemIdentifiers(inSection:)", "there is no section \(identifier)") }
        return list
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { homes[identifier] }

    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier], let place = items[home]?.firstIndex(of: identifier) else { return nil }
        return sections.prefix { $0 != home }.reduce(place) { $0 + (items[$1]?.count ?? 0) }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Shape: into the last section when none is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else { fail("appendItems", "there is no section; append one first") }
        guard items[section] != nil else { fail("appendItems", "there is no section \(section); append it first") }
        settle(identifiers, in: section, "appendItems")
        items[section]?.append(contentsOf: identifiers)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, offset: 0, "insertItems(_:beforeItem:)")
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, offset: 1, "insertItems(_:afterItem:)")
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int, _ call: String) {
        guard let section = homes[anchor], let place = items[section]?.firstIndex(of: anchor) else { fail(call, "there is no item \(anchor)") }
        settle(identifiers, in: section, call)
        items[section]?.insert(contentsOf: identifiers, at: place + offset)
    }

    /// Shape: identifiers that are not there are left out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for identifier in gone { homes[identifier] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    /// Takes every item and every section out.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }

    private mutating func move(_ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int, _ call: String) {
        guard let old = homes[identifier] else { fail(call, "there is no item \(identifier)") }
        guard identifier != anchor else { fail(call, "\(identifier) cannot be moved beside itself") }
        items[old]?.removeAll { $0 == identifier }
        guard let new = homes[anchor], let place = items[new]?.firstIndex(of: anchor) else { fail(call, "there is no item \(anchor)") }
        items[new]?.insert(identifier, at: place + offset)
        homes[identifier] = new
    }

    /// Has the items' rows made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where homes[identifier] == nil { fail("reloadItems", "there is no item \(identifier)") }
        reloadedItemIdentifiers += identifiers
    }

    /// Has the items' rows set up again, in the cells that they have.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where homes[identifier] == nil { fail("reconfigureItems", "there is no item \(identifier)") }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(sections: identifiers, at: sections.count, "appendSections") }

    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(sections: identifiers, at: index(of: toIdentifier, "insertSections"), "insertSections")
    }

    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(sections: identifiers, at: index(of: toIdentifier, "insertSections") + 1, "insertSections")
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone { deleteItems(items.removeValue(forKey: section) ?? []) }
        sections.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    }

    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(section: identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(section: identifier, to: toIdentifier, offset: 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = index(of: identifier, "reloadSections") }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(sections identifiers: [SectionIdentifierType], at place: Int, _ call: String) {
        for identifier in identifiers {
            guard items[identifier] == nil else { fail(call, "section \(identifier) is there already; each identifier stands for one section") }
            items[identifier] = []
        }
        sections.insert(contentsOf: identifiers, at: place)
    }

    private mutating func move(section: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int) {
        let old = index(of: section, "moveSection")
        guard section != anchor else { fail("moveSection", "\(section) cannot be moved beside itself") }
        sections.remove(at: old)
        sections.insert(section, at: index(of: anchor, "moveSection") + offset)
    }

    private func index(of section: SectionIdentifierType, _ call: String) -> Int {
        guard let index = sections.firstIndex(of: section) else { fail(call, "there is no section \(section)") }
        return index
    }

    // MARK: Order

    /// Puts other items in a section in the place of those that are there. Contract: the section is there.
    mutating func replaceItems(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        for identifier in items[section] ?? [] { homes[identifier] = nil }
        settle(identifiers, in: section, "apply(_:to:)")
        items[section] = identifiers
    }

    private mutating func settle(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, _ call: String) {
        for identifier in identifiers {
            if let home = homes.updateValue(section, forKey: identifier) {
                fail(call, "item \(identifier) is there already, in section \(home); each identifier stands for one item")
            }
        }
    }

    private func fail(_ call: String, _ reason: String) -> Never {
        preconditionFailure("NSDiffableDataSourceSnapshot.\(call): \(reason).")
    }

    /// What was to be reloaded has been.
    mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
