import UIKit

/// Menus with titles and icons as apps have them.
@MainActor enum MenuMaker {
    private static let symbols = ["square.and.arrow.up", "doc.on.doc", "pencil", "folder", "star", "heart", "tag", "trash"]
    private static let verbs = ["Share", "Copy", "Rename", "Move to Folder", "Favourite", "Like", "Tag", "Delete"]

    static func menu(rows: Int) -> UIMenu {
        UIMenu(title: "", children: (0..<rows).map(action))
    }

    /// A menu of submenus of three rows.
    static func submenus(rows: Int) -> UIMenu {
        UIMenu(title: "", children: (0..<rows).map { row in
            UIMenu(title: "More \(row)", image: UIImage(systemName: "folder"), children: (0..<3).map(action))
        })
    }

    private static func action(_ row: Int) -> UIAction {
        let kind = row % verbs.count
        let action = UIAction(title: row < verbs.count ? verbs[kind] : "\(verbs[kind]) \(row)", image: UIImage(systemName: symbols[kind])) { _ in
            Line.say("handler", row)
        }
        if kind == verbs.count - 1 { action.attributes = .destructive }
        LiveObjects.shared.add(action)
        return action
    }
}
