extension UIBarButtonItem {
    /// A button that every app means the same by.
    /// Source: Apple, UIBarButtonItem.SystemItem.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add
        case fixedSpace = 6, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera = 15, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable { case plain = 0, done = 2 }
}

extension UIBarButtonItem.SystemItem {
    /// The symbol that stands for it; nil for an item of words or room.
    package var symbolName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        }
    }

    /// Shown when there is no symbol, and said by a screen reader.
    package var words: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}
