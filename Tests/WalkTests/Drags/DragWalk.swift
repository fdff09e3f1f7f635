import ContextMenuTesting
import Foundation
import PlatformHeadless
import UIKitCore

/// A window with a view to drag from and one to drop on, and a person in front of it.
/// Units: the source is 80×60 points at (40, 40), the target 200×150 at (250, 250), the window 600×500.
@MainActor final class DragWalk {
    let app: HeadlessApp
    let screen = UIViewController()
    let source = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
    let target = UIView(frame: CGRect(x: 250, y: 250, width: 200, height: 150))
    let owner = DragOwner()
    let drag: UIDragInteraction
    let drop: UIDropInteraction
    /// What nothing else holds.
    var kept: AnyObject?

    let overTarget = CGPoint(x: 300, y: 300)
    let nowhere = CGPoint(x: 500, y: 100)
    let outside = CGPoint(x: 700, y: 200)

    init() {
        app = HeadlessApp(screen, size: CGSize(width: 600, height: 500))
        drag = UIDragInteraction(delegate: owner)
        drop = UIDropInteraction(delegate: owner)
        source.backgroundColor = .systemBlue
        source.layer.cornerRadius = 8
        target.backgroundColor = .systemGray5
        source.addInteraction(drag)
        target.addInteraction(drop)
        screen.view.addSubview(source)
        screen.view.addSubview(target)
    }

    var session: DragSession? { app.window.dragSession }
    var events: [String] { owner.events }
    var steps: [String] { owner.steps }
    /// Pictures of drags that are in the window.
    var shown: [UIView] { app.window.overlayView.drags.subviews }
    var desktop: HeadlessWindow? { app.window.platformWindow as? HeadlessWindow }

    /// Whether nothing of a drag is left.
    var isClean: Bool {
        session == nil && shown.isEmpty && app.window.landingDrags.isEmpty && app.window.eventRouter.isIdle && !source.isShownElsewhere
    }

    /// Drags with the pointer, and lets go.
    func pull(to points: CGPoint...) {
        app.pointerDown(source)
        for point in points { app.pointerMove(to: point) }
        app.pointerUp()
    }

    /// Puts a finger down until the source is lifted.
    func hold(for seconds: TimeInterval = 1.2) {
        app.touchDown(source)
        app.advance(by: seconds)
    }
}
