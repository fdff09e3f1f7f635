import CoreGraphics
package import Foundation
package import PlatformInterface

extension UIWindow {
    package func dropMoved(_ drop: any PlatformDrop, to location: CGPoint) -> DragActions {
        let current: DesktopDrop
        if let desktopDrop, desktopDrop.drop === drop {
            current = desktopDrop
        } else {
            if let desktopDrop { dropLeft(desktopDrop.drop) }
            current = DesktopDrop(drop)
            desktopDrop = current
        }
        current.tracker.move(to: location, in: self)
        return actions(of: current)
    }

    /// What the view does, in the source's words: it copies what comes from elsewhere, unless the source only moves.
    private func actions(of current: DesktopDrop) -> DragActions {
        guard current.tracker.operation.isDrop else { return [] }
        return current.drop.actions.contains(.copy) ? .copy : current.drop.actions
    }

    package func dropLeft(_ drop: any PlatformDrop) {
        guard let current = desktopDrop, current.drop === drop else { return }
        desktopDrop = nil
        current.tracker.leave()
        if current.local == nil { current.tracker.end() }
    }

    package func dropReleased(_ drop: any PlatformDrop, at location: CGPoint) -> Bool {
        _ = dropMoved(drop, to: location)
        guard let current = desktopDrop, current.drop === drop else { return false }
        if let local = current.local {
            desktopDrop = nil
            if local.dropped(by: drop, in: self, at: location) { return true }
            current.tracker.leave()
            return false
        }
        let action = actions(of: current)
        guard !action.isEmpty else {
            dropLeft(drop)
            return false
        }
        desktopDrop = nil
        let tracker = current.tracker, session = tracker.session
        session.expect()
        session.allArrived = {
            session.allArrived = nil
            drop.finish(action)
        }
        let taker = tracker.perform()
        Trace.log(.outcome, "drop of another program: \(action)")
        // The desktop's own picture is gone: there is nothing that could land.
        CurrentPlatform.shared.clock.schedule(after: 0) {
            if let taker { taker.delegate?.dropInteraction(taker, concludeDrop: session) }
            tracker.end()
            session.arrived()
        }
        return true
    }
}
