/// How much a constraint matters.
/// Shape: any number of constraints of one level give way to a single one of a higher level; `required` gives way to nothing.
package struct Priority: Hashable, Comparable, Sendable {
    package let level: Double

    package init(_ level: Double) { self.level = level }

    package static let required = Priority(1000)
    package var isRequired: Bool { self >= .required }

    package static func < (a: Priority, b: Priority) -> Bool { a.level < b.level }
}
