/// Along which axes an element is as large as its content wants.
package struct EstimatedAxes: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let width = EstimatedAxes(rawValue: 1 << 0)
    package static let height = EstimatedAxes(rawValue: 1 << 1)
}
