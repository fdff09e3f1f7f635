import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// A menu for a finger: the pressed view is lifted, the world behind it blurs, and the list springs out beside it.
/// Contract: lives until its way out is over, which may be after its session's end; the window holds it meanwhile.
@MainActor final class RichMenuPresentation: StackedMenuPresentation {
    private enum Stage { case resting, highlighted, open, leaving, gone }

    private(set) var lift: LiftView?
    private var backdrop: BackdropView?
    private var prepared: BackdropPicture?
    private weak var source: UIView?
    private var stage = Stage.resting
    private(set) var placement: RichPlacement?
    /// How far the finger has left the menu. Units: points.
    private var departure: CGFloat = 0

    init(window: UIWindow, source: UIView) {
        self.source = source
        super.init(window: window)
    }

    override var appearance: UIContextMenuInteraction.Appearance { .rich }
    override var standsAbove: Bool { placement?.side == .above }

    private var holder: UIView { window.overlayView.menus }

    // MARK: Highlight

    /// The first answer to a press that is held: the view gives way a little under the finger.
    override func highlight() {
        guard stage == .resting, let lift = makeLift() else { return }
        stage = .highlighted
        prepareBackdropSoon()
        guard !reducesMotion else { return }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction]) {
            lift.stand(at: lift.center, scale: RichMenuPresentation.pressedScale(lift.bounds.size))
        }
    }

    /// A large view gives way by as many points as a small one, not by as much of itself.
    static func pressedScale(_ size: CGSize) -> CGFloat {
        let longer = max(size.width, size.height)
        return longer > 0 ? max(0.95, 1 - 12 / longer) : 1
    }

    private func makeLift() -> LiftView? {
        if let lift { return lift }
        guard let source, source.window === window else { return nil }
        window.finishLeavingMenu(of: source)
        let lift = LiftView(of: source)
        holder.addSubview(lift)
        lift.lift()
        self.lift = lift
        window.shownLift = lift
        return lift
    }

    // MARK: Opening

    private var room: CGRect { window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: min(16, window.bounds.width / 8), dy: 16) }

    override func place(_ level: MenuLevel) {
        let panel = level.panel
        let frame: CGRect
        if level.parentRow == nil {
            let source = source.map { $0.convert($0.bounds, to: nil) } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
            let new = RichPlacement.place(source: source, list: panel.wantedSize, in: room, rightToLeft: isRightToLeft)
            placement = new
            frame = new.list
        } else {
            frame = submenuFrame(level, in: room)
        }
        setFrame(frame, of: panel, anchor: anchor(of: level, frame))
        Trace.log(.place, "rich \(level.parentRow == nil ? "list" : "submenu") \(describe(frame))")
    }

    /// The point of a panel that stays where it is while the panel grows: the one nearest to what it belongs to. Shape: 0…1.
    private func anchor(of level: MenuLevel, _ frame: CGRect) -> CGPoint {
        guard let placement, level.parentRow == nil else { return CGPoint(x: 0.5, y: 0) }
        func share(_ v: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? max(0, min(1, (v - low) / length)) : 0.5 }
        return CGPoint(x: share(placement.preview.midX, frame.minX, frame.width), y: share(placement.preview.midY, frame.minY, frame.height))
    }

    override func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        guard let level = levels.first, let lift = makeLift(), let placement else { return super.appear(alongside: animations, completion: completion) }
        stage = .open
        let backdrop = makeBackdrop()
        holder.insertSubview(backdrop, belowSubview: lift)
        self.backdrop = backdrop
        let panel = level.panel
        backdrop.alpha = 0
        panel.alpha = 0
        if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
        let target = CGPoint(x: placement.preview.midX, y: placement.preview.midY)
        if reducesMotion { lift.stand(at: target, scale: placement.scale) }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            backdrop.alpha = 1
            panel.alpha = 1
        }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            lift.stand(at: target, scale: placement.scale)
            lift.shadowOpacity = 0.25
            panel.transform = .identity
            animations()
        } completion: { _ in completion() }
    }

    // MARK: The world behind

    private func makeBackdrop() -> BackdropView {
        window.layOutNow()
        defer { prepared = nil }
        return BackdropView(backdropPicture(), size: window.bounds.size)
    }

    /// What was prepared, if the window has not changed since.
    private func backdropPicture() -> BackdropPicture? {
        let behind = [LayerRecorder.record(window.layer), LayerRecorder.record(window.overlayView.presentations.layer)]
        if let prepared, prepared.shows(behind, size: window.bounds.size, traits: window.traitCollection) { return prepared }
        return BackdropPicture(of: behind, size: window.bounds.size, scale: window.platformWindow?.scale ?? 1, traits: window.traitCollection)
    }

    /// The picture takes as long as a frame may; while the finger rests there is time for it.
    private func prepareBackdropSoon() {
        CurrentPlatform.shared.clock.schedule(after: RichMenuPresentation.preparationDelay) { [weak self] in
            guard let self, stage == .highlighted else { return }
            window.layOutNow()
            prepared = backdropPicture()
        }
    }

    /// After the first answer to the finger, and well before the press is known. Units: seconds.
    private static let preparationDelay: TimeInterval = 0.1

    // MARK: Submenus

    override func levelClosed(_ level: MenuLevel) { stage == .open ? super.levelClosed(level) : level.removeViews() }

    // MARK: The finger leaves

    /// The list shrinks as the finger goes away from it. Units: points from the menu's nearest edge.
    override func depart(by distance: CGFloat) {
        guard stage == .open, let panel = levels.last?.panel, distance != departure else { return }
        departure = distance
        let scale = 1 - 0.2 * min(1, distance / RichMenuPresentation.departureLimit)
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// So far from the menu a finger gives it up. Units: points.
    static let departureLimit: CGFloat = 150

    /// The distance from the open levels and the preview. Units: points of the window.
    override func distance(from point: CGPoint) -> CGFloat {
        let areas = levels.map(\.panel.frame) + [lift?.frame].compactMap { $0 }
        return areas.map { hypot(max($0.minX - point.x, 0, point.x - $0.maxX), max($0.minY - point.y, 0, point.y - $0.maxY)) }.min() ?? 0
    }

    // MARK: The end

    override func finish(_ cause: ContextMenuDismissal, alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        let wasOpen = stage == .open
        stage = .leaving
        let panels = levels.map(\.panel)
        let closing = levels
        close(to: 0, keepingViews: true)
        guard let lift, cause != .windowClosed, cause != .windowResized, window.platformWindow != nil else {
            animations()
            clear(closing)
            return completion()
        }
        window.leavingMenu = self
        let home = source?.window === window
        // Everything at once, and the views go when the slowest is done.
        UIView.animate(withDuration: wasOpen ? 0.4 : 0.25, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { [backdrop, reducesMotion] in
            for panel in panels {
                panel.alpha = 0
                if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
            }
            backdrop?.alpha = 0
            lift.shadowOpacity = 0
            if home { lift.rest() } else { lift.alpha = 0 }
            animations()
        } completion: { _ in
            self.clear(closing)
            completion()
        }
    }

    /// Ends the way out at once: the same view is pressed again, or its window goes.
    func finishNow() { clear([]) }

    private func clear(_ closing: [MenuLevel]) {
        for level in closing { level.removeViews() }
        guard stage != .gone else { return }
        stage = .gone
        lift?.putBack()
        if window.shownLift === lift { window.shownLift = nil }
        lift?.removeFromSuperview()
        backdrop?.removeFromSuperview()
        if window.leavingMenu === self { window.leavingMenu = nil }
    }
}
