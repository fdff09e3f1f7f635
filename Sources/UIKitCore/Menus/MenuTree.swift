import Foundation

/// One level of a menu as it is shown: groups of rows. A value: what the presentation draws, prints and compares.
/// Shape: inline menus are groups; hidden elements and empty groups are gone. The level below a submenu row is built when
/// that row is opened.
package struct MenuTree: Equatable, Sendable {
    /// Which menu this level shows.
    package let menuID: MenuElementID
    /// "" means no header.
    package let title: String
    package let groups: [Group]

    /// Drops empty groups and marks the rows at which a group starts.
    package init(menuID: MenuElementID, title: String, groups: [Group]) {
        self.menuID = menuID
        self.title = title
        self.groups = groups.filter { !$0.rows.isEmpty }.enumerated().map { index, group in
            var group = group
            for position in group.rows.indices { group.rows[position].startsGroup = index > 0 && position == 0 }
            return group
        }
    }

    package var rows: [Row] { groups.flatMap(\.rows) }
    /// Such a menu is not shown, whatever its title says.
    package var isEmpty: Bool { groups.isEmpty }

    package struct Group: Equatable, Sendable {
        /// "" means no header.
        package var title: String
        package var layout: Layout
        package var rows: [Row]
    }

    /// How the rows of a group stand.
    package enum Layout: Hashable, Sendable {
        case list
        /// Side by side, image only.
        case small
        /// Side by side, the title below the image.
        case medium
        /// Side by side, image only, as many as there are.
        case palette

        /// How many rows stand side by side; the others follow as a list. nil means any number.
        package var capacity: Int? {
            switch self {
            case .small: 4
            case .medium: 3
            case .list, .palette: nil
            }
        }
    }
}
