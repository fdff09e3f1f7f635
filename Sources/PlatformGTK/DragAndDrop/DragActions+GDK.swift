import CGTK4
import PlatformInterface

extension DragActions {
    init(gdk: GdkDragAction) {
        var result: DragActions = []
        if gdk.rawValue & GDK_ACTION_COPY.rawValue != 0 { result.insert(.copy) }
        if gdk.rawValue & GDK_ACTION_MOVE.rawValue != 0 { result.insert(.move) }
        self = result
    }

    var gdk: GdkDragAction {
        GdkDragAction(rawValue: (contains(.copy) ? GDK_ACTION_COPY.rawValue : 0) | (contains(.move) ? GDK_ACTION_MOVE.rawValue : 0))
    }
}
