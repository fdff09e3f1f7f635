/// Where a controller's view is between gone and seen; the order of the appearance callbacks is this table's.
package enum ViewAppearance: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// The state after a transition starts; nil when there is nothing to start.
    func started(appearing: Bool) -> ViewAppearance? {
        switch (self, appearing) {
        case (.disappeared, true), (.disappearing, true): .appearing
        case (.appeared, false), (.appearing, false): .disappearing
        default: nil
        }
    }

    /// The state after a transition ends; nil when none was under way.
    var finished: ViewAppearance? {
        switch self {
        case .appearing: .appeared
        case .disappearing: .disappeared
        case .appeared, .disappeared: nil
        }
    }
}
