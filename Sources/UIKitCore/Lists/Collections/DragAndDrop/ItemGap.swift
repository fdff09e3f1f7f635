package import Foundation

/// Room between items for what is about to be dropped there; where the items stand then is in ItemRooms.
package struct ItemGap: Equatable {
    /// The place that is free, counted without the item that moves.
    package var target: IndexPath
    /// The item that moves here; its own place closes.
    package var moved: IndexPath?

    package init(target: IndexPath, moved: IndexPath? = nil) {
        self.target = target
        self.moved = moved
    }
}
