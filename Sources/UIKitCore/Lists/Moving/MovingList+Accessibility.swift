import Foundation
import PlatformInterface

extension MovingList {
    /// What assistive technology can do with a row that can be moved.
    func spokenMoves(of path: IndexPath) -> [AccessibilityNode.Action] {
        guard offersMove(path) else { return [] }
        return [.init(name: "move-up", title: "Move Up"), .init(name: "move-down", title: "Move Down")]
    }

    /// Nil for an action of another kind.
    func performMove(_ action: String, at path: IndexPath?) -> Bool? {
        guard action == "move-up" || action == "move-down" else { return nil }
        guard let path, offersMove(path) else { return false }
        return moveRow(at: path, up: action == "move-up")
    }
}
