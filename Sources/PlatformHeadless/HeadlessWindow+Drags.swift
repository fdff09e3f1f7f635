import Foundation
package import PlatformInterface

extension HeadlessWindow {
    package func beginDrag(_ content: DragContent, actions: DragActions, picture: DragPicture,
                           ended: @escaping @MainActor (DragActions) -> Void) -> Bool {
        drag = HeadlessDrag(content, actions: actions, picture: picture, ended: ended)
        return true
    }

    /// Drops the record of the drag that is over.
    package func forgetDrag() { if drag?.result != nil { drag = nil } }

    /// Every part of the screen that is not the window is somebody else's.
    package var isPointerOverOthers: Bool { false }

    /// While the desktop has a drag, what moves it goes to the desktop and not to the window's input. Returns whether it did.
    func desktopTakes(_ event: InputEvent) -> Bool {
        guard let drag, drag.result == nil else { return false }
        switch event.kind {
        case .pointerMoved(let point), .touchMoved(_, let point): move(drag, to: point)
        case .pointerReleased(_, let point), .touchEnded(_, let point):
            move(drag, to: point)
            release(drag, at: point)
        case .touchCancelled, .keyPressed:
            leave()
            drag.finish([])
        default: break
        }
        return true
    }

    private func move(_ drag: HeadlessDrag, to point: CGPoint) {
        guard CGRect(origin: .zero, size: size).contains(point) else { return leave() }
        let drop = ownDrop ?? HeadlessDrop(drag)
        ownDrop = drop
        _ = owner?.dropMoved(drop, to: point)
    }

    private func leave() {
        if let drop = ownDrop { owner?.dropLeft(drop) }
        ownDrop = nil
    }

    private func release(_ drag: HeadlessDrag, at point: CGPoint) {
        if let drop = ownDrop {
            ownDrop = nil
            if owner?.dropReleased(drop, at: point) != true { drag.finish([]) }
        } else {
            drag.finish(otherProgram?(drag.content) ?? [])
        }
    }
}
