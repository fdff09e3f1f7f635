extension MenuTree: CustomStringConvertible {
    /// One line a row, `---` between groups.
    package var description: String {
        let header = title.isEmpty ? "menu" : "menu “\(title)”"
        let lines = groups.enumerated().flatMap { index, group -> [String] in
            let separator = index == 0 ? [] : ["  ---"]
            let heading = group.heading.isEmpty ? [] : ["  \(group.heading)"]
            return separator + heading + group.rows.map { "  \($0)" }
        }
        return ([header] + lines).joined(separator: "\n")
    }
}

extension MenuTree.Group {
    fileprivate var heading: String {
        let layout = layout == .list ? "" : "[\(layout)]"
        return [title.isEmpty ? "" : "“\(title)”", layout].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension MenuTree.Row: CustomStringConvertible {
    package var description: String {
        var words = [title]
        switch (state, mark) {
        case (.off, _): break
        case (.on, .check): words.insert("✓", at: 0)
        case (.on, .radio): words.insert("●", at: 0)
        case (.mixed, _): words.insert("–", at: 0)
        }
        if let subtitle { words.append("(\(subtitle))") }
        if isSubmenu { words.append("▸") }
        if !isEnabled && !isLoading { words.append("disabled") }
        if isDestructive { words.append("destructive") }
        if keepsMenuPresented { words.append("stays") }
        return words.joined(separator: " ")
    }
}
