import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// A menu for a finger: the pressed view is lifted, the world behind it blurs, and the list springs out beside it.
/// Contract: lives until its way out is over, which may be after its session's end; the window holds it meanwhile.
@MainActor final class RichMenuPresentation: StackedMenuPresentation {
    enum Stage { case resting, highlighted, open, leaving, gone }

    /// What is lifted, the primary item's first; those below are stacked under it.
    private(set) var lifts: [LiftView] = []
    private(set) var previews: [UITargetedPreview] = []
    private var providedHost: PreviewHost?
    private var badgeCount = 0
    private(set) var badge: BadgeView?
    private(set) var backdrop: BackdropView?
    private var prepared: BackdropPicture?
    private(set) weak var source: UIView?
    private(set) var stage = Stage.resting
    var placement: RichPlacement?
    /// How far the finger has left the menu. Units: points.
    private var departure: CGFloat = 0
    /// The levels on their way out, and what runs when all is gone, once.
    private(set) var closing: [MenuLevel] = []
    private var atEnd: (@MainActor () -> Void)?

    init(window: UIWindow, source: UIView) {
        self.source = source
        super.init(window: window)
    }

    override var appearance: UIContextMenuInteraction.Appearance { .rich }
    override var standsAbove: Bool { placement?.side == .above }
    override var showsPreviews: Bool { true }
    override var preview: LiftView? { lifts.first }
    override var host: PreviewHost? { providedHost }

    private var overlay: UIView { window.overlayView.menus }

    // MARK: What is lifted

    override func adopt(_ configuration: UIContextMenuConfiguration) { badgeCount = configuration.badgeCount }
    override func lift(_ previews: [UITargetedPreview]) { self.previews = previews }

    override func host(_ controller: UIViewController) {
        providedHost = PreviewHost(controller) { [weak self] in self?.room.size ?? .zero }
        providedHost?.sizeChanged = { [weak self] in self?.previewSizeChanged() }
    }

    /// Whether pictures come and go without moving.
    private var fades: Bool { reducesMotion || previews.first?.restPose(in: window) == nil }

    private func makeLifts() {
        guard lifts.isEmpty, source?.window === window else { return }
        let fades = fades
        // The first one is in front.
        for preview in previews.reversed() {
            let lift: LiftView
            if !fades, let old = window.leavingLift(of: preview.view) {
                lift = old
                lift.become(preview)
            } else {
                lift = LiftView(of: preview, in: window)
            }
            overlay.addSubview(lift)
            if !fades { lift.lift() }
            lifts.insert(lift, at: 0)
        }
    }

    // MARK: Highlight

    /// The first answer to a press that is held: the view gives way a little under the finger.
    override func highlight() {
        guard stage == .resting else { return }
        stage = .highlighted
        prepareBackdropSoon()
        guard !fades else { return }
        makeLifts()
        guard let lift = lifts.first, let rest = lift.restPose(in: window) else { return }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction]) { [lifts, window] in
            lift.take(rest.scaled(by: RichMenuPresentation.pressedScale(rest.frame.size), at: rest.center))
            for other in lifts.dropFirst() { if let rest = other.restPose(in: window) { other.take(rest) } }
            for lift in lifts { lift.show(content: false, picture: true) }
        }
    }

    /// A large view gives way by as many points as a small one, not by as much of itself.
    static func pressedScale(_ size: CGSize) -> CGFloat {
        let longer = max(size.width, size.height)
        return longer > 0 ? max(0.95, 1 - 12 / longer) : 1
    }

    // MARK: Places

    override func place(_ level: MenuLevel) {
        let panel = level.panel
        guard level.parentRow == nil else {
            let frame = submenuFrame(level, in: room)
            setFrame(frame, of: panel, anchor: CGPoint(x: 0.5, y: 0))
            return Trace.log(.place, "rich submenu \(describe(frame))")
        }
        let new = arrange()
        placement = new
        setFrame(new.list, of: panel, anchor: anchor(new))
        Trace.log(.place, "rich list \(describe(new.list))")
        if stage == .open { moveToPlaces() }
    }

    // MARK: Opening

    override func appear(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        makeLifts()
        guard let front = lifts.first, let last = lifts.last else { return super.appear(alongside: animations, completion: completion) }
        let placed = placement ?? arrange()
        placement = placed
        let backdrop = makeBackdrop()
        overlay.insertSubview(backdrop, belowSubview: last)
        self.backdrop = backdrop
        if badgeCount >= 2 {
            let badge = BadgeView(count: badgeCount)
            overlay.addSubview(badge)
            self.badge = badge
        }
        if let host {
            host.appear(in: front.holder, size: placed.preview.size, animated: true)
            front.show(host.view)
        }
        stage = .open
        front.becomeElement(label: host?.controller.title ?? front.preview.view.accessibilityLabel ?? "Preview")
        front.onActivate = { [weak self] in
            self?.previewWasChosen?()
            return true
        }
        let panel = levels.first?.panel, fades = fades
        let faded = [backdrop, panel, badge].compactMap { $0 } + (fades ? lifts : [])
        UIView.performWithoutAnimation {
            for view in faded { view.alpha = 0 }
            if !reducesMotion { panel?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
            if fades {
                takePlaces()
                front.show(content: host != nil, picture: host == nil)
            } else if let placement {
                badge?.center = CGPoint(x: placement.preview.maxX, y: placement.preview.minY)
            }
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            for view in faded { view.alpha = 1 }
        }
        if host != nil, !fades {
            // The controller is there before the picture is gone: at no time can one see through.
            UIView.animate(withDuration: 0.1, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { front.show(content: true) }
            UIView.animate(withDuration: 0.26, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) { front.show(picture: false) }
        }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            if !fades { self.takePlaces() }
            panel?.transform = .identity
            animations()
        } completion: { [host] _ in
            host?.appeared()
            completion()
        }
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
        let areas = levels.map(\.panel.frame) + [lifts.first?.pose.frame].compactMap { $0 }
        return areas.map { hypot(max($0.minX - point.x, 0, point.x - $0.maxX), max($0.minY - point.y, 0, point.y - $0.maxY)) }.min() ?? 0
    }

    // MARK: The end

    override func finish(_ cause: ContextMenuDismissal, homes: [PreviewHome], alongside animations: @escaping @MainActor () -> Void,
                         completion: @escaping @MainActor () -> Void) {
        let wasOpen = stage == .open
        stage = .leaving
        host?.willLeave(animated: wasOpen)
        closing = levels
        atEnd = completion
        close(to: 0, keepingViews: true)
        guard !lifts.isEmpty, cause != .windowClosed, cause != .windowResized, window.platformWindow != nil else {
            animations()
            return finishNow()
        }
        window.leavingMenus.append(self)
        if cause == .popped, !reducesMotion { popOut(alongside: animations) } else { goHome(homes, wasOpen: wasOpen, alongside: animations) }
    }

    /// The picture of the view, for a menu that lifts it again: it goes on from where it is. The rest of this one ends.
    func giveUpLift(of view: UIView) -> LiftView? {
        guard stage == .leaving, let index = lifts.firstIndex(where: { $0.preview.view === view }) else { return nil }
        guard lifts[index].holdsView else {
            finishNow()
            return nil
        }
        let lift = lifts.remove(at: index)
        if index == 0, host != nil { lift.freezeContent() }
        finishNow()
        return lift
    }

    /// Ends the way out at once: the same view is pressed again, or its window goes.
    func finishNow() {
        guard stage != .gone else { return }
        stage = .gone
        for level in closing { level.removeViews() }
        closing = []
        for lift in lifts {
            lift.putBack()
            lift.removeFromSuperview()
        }
        host?.left()
        backdrop?.removeFromSuperview()
        badge?.removeFromSuperview()
        window.leavingMenus.removeAll { $0 === self }
        runEnd()
    }

    func runEnd() {
        let end = atEnd
        atEnd = nil
        end?()
    }
}
