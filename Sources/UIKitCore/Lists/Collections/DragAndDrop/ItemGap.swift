package import Foundation

/// Room between items for what is about to be dropped there: items stand where others would, so that any layout can show it.
package struct ItemGap: Equatable {
    /// The place that is free, counted without the item that moves.
    package var target: IndexPath
    /// The item that moves here; its own place closes.
    package var moved: IndexPath?

    package init(target: IndexPath, moved: IndexPath? = nil) {
        self.target = target
        self.moved = moved
    }

    /// In whose place an item stands. Shape: one after the last for the last item of a section that another one comes into.
    package func slot(of path: IndexPath) -> IndexPath {
        if path == moved { return target }
        var item = path.item
        if let moved, moved.section == path.section, item > moved.item { item -= 1 }
        if target.section == path.section, item >= target.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}
