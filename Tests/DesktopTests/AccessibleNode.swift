import Foundation

/// One thing as assistive technology sees it, with what is in it.
struct AccessibleNode: Decodable {
    let role: String
    let name: String
    let description: String
    let states: Set<String>
    let actions: [String]
    let children: [AccessibleNode]
    /// Child indices from the program's own object on.
    let path: [Int]
    private let frameNumbers: [CGFloat]

    private enum CodingKeys: String, CodingKey {
        case role, name, description, states, actions, children, path
        case frameNumbers = "frame"
    }

    /// Units: points, in the window.
    var frame: CGRect { CGRect(x: frameNumbers[0], y: frameNumbers[1], width: frameNumbers[2], height: frameNumbers[3]) }

    var isFocused: Bool { states.contains("focused") }
    var isEnabled: Bool { states.contains("sensitive") }
    var isChecked: Bool { states.contains("checked") }

    /// This and everything in it, parents before children.
    var everything: [AccessibleNode] { [self] + children.flatMap(\.everything) }

    func all(_ role: String) -> [AccessibleNode] { everything.filter { $0.role == role } }

    func first(_ role: String, _ name: String) -> AccessibleNode? { everything.first { $0.role == role && $0.name == name } }

    var focused: AccessibleNode? { everything.first(where: \.isFocused) }

    /// The rows of a menu: everything that can be chosen or would be if it were enabled.
    var rows: [AccessibleNode] { children.filter { $0.role.hasSuffix("menu item") } }

    func row(_ name: String) -> AccessibleNode? { rows.first { $0.name == name } }

    var outline: String {
        let line = "\(role) “\(name)” \(states.sorted().joined(separator: " ")) \(frameNumbers.map { "\(Int($0))" }.joined(separator: ","))"
        return ([line] + children.map { $0.outline.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }).joined(separator: "\n")
    }
}
