import CGTK4
import Foundation
import PlatformInterface

/// What stands in a popup: one render node, as large as was asked for.
final class PopupContent: NodeWidget {
    /// Units: whole points.
    var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { gtk_widget_queue_resize(widget) } } }

    override func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        // No minimum: the desktop may cut a popup that is larger than the screen.
        (0, WindowCanvas.pixels(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height))
    }
}
