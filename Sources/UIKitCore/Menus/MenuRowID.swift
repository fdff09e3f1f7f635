/// Which row something is, across updates of a shown menu: the element, and which of its appearances in the level.
package struct MenuRowID: Hashable, Sendable, CustomStringConvertible {
    package let element: MenuElementID
    package let occurrence: Int

    package init(element: MenuElementID, occurrence: Int = 0) {
        self.element = element
        self.occurrence = occurrence
    }

    package var description: String { occurrence == 0 ? "\(element)" : "\(element).\(occurrence)" }
}
