import ContextMenuTesting

/// The ways in which a person asks for a menu.
enum Opening: CaseIterable {
    case pointer, finger, keys, screenReader

    @MainActor func perform(in walk: Walk) {
        switch self {
        case .pointer: walk.open()
        case .finger: walk.app.longPress(walk.target)
        case .keys: walk.openByKeys()
        case .screenReader:
            if let node = walk.app.accessibilityTree.find("Target") { walk.app.perform("show-menu", on: node) }
        }
    }
}
