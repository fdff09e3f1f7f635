import CGTK4
import CoreGraphics
import Foundation
import PlatformInterface

/// Listens to the drags that GDK brings over a window's canvas.
/// Contract: a drag with links is told of when they are known, since they say how many things there are.
@MainActor final class WindowDrops {
    weak var delegate: (any PlatformWindowDelegate)?
    private let controller = gtk_drop_target_async_new(nil, GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
    private var current: GtkDrop?
    private var isKnown = false
    private var place = CGPoint.zero
    /// Whether it was let go before it was known.
    private var waitsForDrop = false
    private var isBeginning = false

    init(canvas: WidgetPointer, delegate: (any PlatformWindowDelegate)?) {
        self.delegate = delegate
        guard let controller else { return }
        typealias MoveHandler = @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction
        typealias DropHandler = @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean
        typealias LeaveHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
        let moved: MoveHandler = { _, drop, x, y, data in
            guard let drop else { return GdkDragAction(rawValue: 0) }
            nonisolated(unsafe) let current = drop
            return GdkDragAction(rawValue: Signals.owner(data, as: WindowDrops.self) { $0.moved(current, CGPoint(x: x, y: y)).gdk.rawValue })
        }
        let left: LeaveHandler = { _, drop, data in
            nonisolated(unsafe) let current = drop
            Signals.owner(data, as: WindowDrops.self) { $0.left(current) }
        }
        let dropped: DropHandler = { _, drop, x, y, data in
            guard let drop else { return 0 }
            nonisolated(unsafe) let current = drop
            Signals.owner(data, as: WindowDrops.self) { $0.dropped(current, CGPoint(x: x, y: y)) }
            return 1
        }
        Signals.connect(controller, "drag-enter", to: self, unsafeBitCast(moved, to: GCallback.self))
        Signals.connect(controller, "drag-motion", to: self, unsafeBitCast(moved, to: GCallback.self))
        Signals.connect(controller, "drag-leave", to: self, unsafeBitCast(left, to: GCallback.self))
        Signals.connect(controller, "drop", to: self, unsafeBitCast(dropped, to: GCallback.self))
        g_object_ref(gpointer(controller))
        gtk_widget_add_controller(canvas, controller)
    }

    isolated deinit {
        guard let controller else { return }
        Signals.disconnect(controller, from: self)
        g_object_unref(gpointer(controller))
    }

    private func begin(_ drop: OpaquePointer) -> GtkDrop {
        if let current, current.drop == drop { return current }
        left(current?.drop)
        let new = GtkDrop(drop)
        current = new
        isKnown = false
        waitsForDrop = false
        isBeginning = true
        new.readLinks { [weak self] in self?.becomeKnown(new) }
        isBeginning = false
        return new
    }

    private func becomeKnown(_ drop: GtkDrop) {
        guard current === drop, !isKnown else { return }
        isKnown = true
        if waitsForDrop { return release(drop) }
        // In the turn of its coming the answer goes back with the signal.
        guard !isBeginning else { return }
        let action = delegate?.dropMoved(drop, to: place) ?? []
        gdk_drop_status(drop.drop, action.gdk, action.gdk)
    }

    private func moved(_ drop: OpaquePointer, _ location: CGPoint) -> DragActions {
        place = location
        let drop = begin(drop)
        return isKnown ? delegate?.dropMoved(drop, to: location) ?? [] : []
    }

    private func left(_ drop: OpaquePointer?) {
        guard let current, current.drop == drop, !waitsForDrop else { return }
        self.current = nil
        if isKnown { delegate?.dropLeft(current) }
    }

    private func dropped(_ drop: OpaquePointer, _ location: CGPoint) {
        place = location
        let drop = begin(drop)
        guard isKnown else { return waitsForDrop = true }
        release(drop)
    }

    private func release(_ drop: GtkDrop) {
        current = nil
        waitsForDrop = false
        if delegate?.dropReleased(drop, at: place) != true { drop.finish([]) }
    }
}
