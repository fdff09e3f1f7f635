import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// A menu for a finger: the pressed view is lifted, the world behind it blurs, and the list springs out beside it.
/// Contract: lives until its way out is over, which may be after its session's end; the window holds it meanwhile.
@MainActor final class RichMenuPresentation: StackedMenuPresentation {
    private enum Stage { case resting, highlighted, open, leaving, gone }

    /// What is lifted, the primary item's first; those below are stacked under it.
    private(set) var lifts: [LiftView] = []
    private var previews: [UITargetedPreview] = []
    private var providedHost: PreviewHost?
    private var badgeCount = 0
    private var badge: BadgeView?
    private var backdrop: BackdropView?
    private var prepared: BackdropPicture?
    private weak var source: UIView?
    private var stage = Stage.resting
    private(set) var placement: RichPlacement?
    /// How far the finger has left the menu. Units: points.
    private var departure: CGFloat = 0
    /// The levels on their way out, and what runs when all is gone, once.
    private var closing: [MenuLevel] = []
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

    private var room: CGRect { window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: min(16, window.bounds.width / 8), dy: 16) }

    /// Where preview and list stand now.
    private func arrange() -> RichPlacement {
        let list = levels.first?.panel.wantedSize ?? .zero
        let place = previews.first?.restPose(in: window)?.frame ?? source.flatMap { $0.window === window ? $0.convert($0.bounds, to: nil) : nil }
        let source = place ?? previews.first.map { CGRect(x: room.midX - $0.size.width / 2, y: room.midY - $0.size.height / 2,
                                                          width: $0.size.width, height: $0.size.height) } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        if let host { return .place(provided: host.wish, source: source, list: list, in: room, rightToLeft: isRightToLeft) }
        return .place(source: source, list: list, in: room, rightToLeft: isRightToLeft)
    }

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

    /// The point of the list that stays where it is while the list grows: the one nearest to the preview. Shape: 0…1.
    private func anchor(_ placement: RichPlacement) -> CGPoint {
        let frame = placement.list
        func share(_ v: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat { length > 0 ? max(0, min(1, (v - low) / length)) : 0.5 }
        return CGPoint(x: share(placement.preview.midX, frame.minX, frame.width), y: share(placement.preview.midY, frame.minY, frame.height))
    }

    /// How a lifted picture stands while the menu is open; those under the first one look out from behind it.
    private func openPose(of index: Int, _ placement: RichPlacement) -> PreviewPose {
        let lift = lifts[index], middle = CGPoint(x: placement.preview.midX, y: placement.preview.midY)
        var pose: PreviewPose
        if index == 0, host != nil {
            pose = PreviewPose(center: middle, size: placement.preview.size, transform: .identity, radius: RichMenuPresentation.hostRadius,
                               contentSize: placement.preview.size)
        } else {
            var rest = lift.restPose(in: window) ?? lift.pose
            if index == 0 {
                pose = rest.scaled(by: placement.scale, at: middle)
            } else {
                rest.transform = CGAffineTransform(rotationAngle: RichMenuPresentation.stackAngles[index % RichMenuPresentation.stackAngles.count])
                let front = placement.preview.size
                let scale = min(1.5, front.width / max(rest.size.width, 1), front.height / max(rest.size.height, 1))
                let step = 4 * CGFloat(min(index, 3))
                pose = rest.scaled(by: scale, at: CGPoint(x: middle.x + step, y: middle.y + step / 2))
            }
        }
        pose.hovers = true
        return pose
    }

    private static let hostRadius: CGFloat = 13
    /// How the pictures under the first one are turned. Units: radians.
    private static let stackAngles: [CGFloat] = [0.06, -0.09, 0.07, -0.04]

    private func takePlaces() {
        guard let placement else { return }
        for index in lifts.indices { lifts[index].take(openPose(of: index, placement)) }
        badge?.center = CGPoint(x: min(placement.preview.maxX, window.bounds.maxX - 16), y: max(placement.preview.minY, window.bounds.minY + 16))
    }

    private func moveToPlaces(alongside more: @escaping @MainActor () -> Void = {}) {
        guard !reducesMotion else {
            more()
            return UIView.performWithoutAnimation { takePlaces() }
        }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) {
            more()
            self.takePlaces()
        }
    }

    /// The controller asked for another size.
    private func previewSizeChanged() {
        let new = arrange()
        placement = new
        let panel = levels.first?.panel
        guard stage == .open else {
            if let panel { setFrame(new.list, of: panel, anchor: anchor(new)) }
            return host?.resize(to: new.preview.size) ?? ()
        }
        moveToPlaces { if let panel { self.setFrame(new.list, of: panel, anchor: self.anchor(new)) } }
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

    private func goHome(_ homes: [PreviewHome], wasOpen: Bool, alongside animations: @escaping @MainActor () -> Void) {
        let poses = lifts.enumerated().map { index, lift in home(of: lift, homes.indices.contains(index) ? homes[index] : .back) }
        let panels = closing.map(\.panel)
        if host != nil, wasOpen, poses.first != .some(nil) {
            let front = lifts.first
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]) {
                front?.show(picture: true)
            }
            UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseIn, .beginFromCurrentState, .allowUserInteraction]) {
                front?.show(content: false)
            }
        }
        // Everything at once, and the views go when the slowest is done.
        UIView.animate(withDuration: wasOpen ? 0.4 : 0.25, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { [lifts, backdrop, badge, reducesMotion] in
            for panel in panels {
                panel.alpha = 0
                if !reducesMotion { panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2) }
            }
            backdrop?.alpha = 0
            badge?.alpha = 0
            for (lift, pose) in zip(lifts, poses) { if let pose { lift.take(pose) } else { lift.alpha = 0 } }
            animations()
        } completion: { _ in self.finishNow() }
    }

    /// The place that a picture goes to; nil where it fades.
    private func home(of lift: LiftView, _ home: PreviewHome) -> PreviewPose? {
        var pose: PreviewPose?
        switch home {
        case .back: pose = lift.restPose(in: window)
        case .place(let preview) where preview.restPose(in: window) != nil && !reducesMotion:
            lift.become(preview)
            pose = lift.restPose(in: window)
        case .place, .nowhere: break
        }
        if reducesMotion { pose = nil }
        // What the picture stood for is seen again while it fades.
        if pose == nil { lift.putBack() }
        return pose
    }

    /// The preview grows until it is the destination; then that is put under it, and it fades.
    private func popOut(alongside animations: @escaping @MainActor () -> Void) {
        let panels = closing.map(\.panel), size = window.bounds.size
        let full = PreviewPose(center: CGPoint(x: window.bounds.midX, y: window.bounds.midY), size: size, transform: .identity, radius: 0,
                               contentSize: size, hovers: true)
        UIView.animate(withDuration: 0.42, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { [lifts, badge] in
            for panel in panels {
                panel.alpha = 0
                panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            }
            badge?.alpha = 0
            for lift in lifts.dropFirst() { lift.alpha = 0 }
            lifts.first?.take(full)
            animations()
        } completion: { _ in
            guard self.stage == .leaving else { return }
            self.lifts.first?.freezeContent()
            self.host?.left()
            for lift in self.lifts { lift.putBack() }
            self.backdrop?.removeFromSuperview()
            UIView.performWithoutAnimation { self.runEnd() }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
                for lift in self.lifts { lift.alpha = 0 }
            } completion: { _ in self.finishNow() }
        }
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

    private func runEnd() {
        let end = atEnd
        atEnd = nil
        end?()
    }
}
