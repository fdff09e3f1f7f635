package import PlatformInterface

/// How a node's actions are told to a person.
package enum ActionTitles {
    /// The actions other than "activate" and "show-menu", under titles that differ: two rows of one menu may read the same.
    package static func titles(of actions: [AccessibilityNode.Action]) -> [(name: String, title: String)] {
        let standard = [AccessibilityNode.Action.activate.name, AccessibilityNode.Action.showMenu.name]
        var used: Set<String> = []
        return actions.filter { !standard.contains($0.name) }.map { action in
            let wanted = action.title.isEmpty ? action.name : action.title
            var title = wanted
            var number = 2
            while !used.insert(title).inserted {
                title = "\(wanted) (\(number))"
                number += 1
            }
            return (action.name, title)
        }
    }
}
