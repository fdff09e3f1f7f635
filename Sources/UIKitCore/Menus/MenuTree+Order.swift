extension MenuTree {
    /// The same level with its first element at the bottom, for a menu that opens upwards and wants its first element nearest.
    /// Shape: groups are turned round as blocks; rows that stand side by side keep their order.
    package var reversed: MenuTree {
        let groups = groups.reversed().map { group in
            var group = group
            if group.layout == .list { group.rows.reverse() }
            return group
        }
        return MenuTree(menuID: menuID, title: title, groups: groups)
    }
}
