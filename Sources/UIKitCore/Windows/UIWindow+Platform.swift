package import Foundation
package import PlatformInterface
import QuartzCore

extension UIWindow: PlatformWindowDelegate, LayerTreeHost {
    func connectToPlatform() {
        guard platformWindow == nil else { return }
        let isDefault = bounds.size == UIScreen.main.bounds.size || bounds.isEmpty
        let configuration = WindowConfiguration(title: displayTitle, size: isDefault ? UIWindow.defaultSize : bounds.size)
        let window = CurrentPlatform.shared.makeWindow(configuration, delegate: self)
        platformWindow = window
        if bounds.size != window.size { frame.size = window.size }
        adoptRootTraits()
        rootViewController?.beginAppearanceTransition(true, animated: false)
        layOutNow()
        rootViewController?.endAppearanceTransition()
        window.requestFrame()
        window.show()
        DisplayLinks.requestFrame = UIWindow.requestAnyFrame
    }

    /// Asks a window that shows for a frame; false when there is none.
    private static func requestAnyFrame() -> Bool {
        let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first { $0.platformWindow != nil }
        guard let platformWindow = window?.platformWindow else { return false }
        platformWindow.requestFrame()
        return true
    }

    func disconnectFromPlatform() {
        guard let window = platformWindow else { return }
        endContextMenu(.windowClosed)
        finishLeavingMenus()
        abandonDrags()
        router.cancelAllTouches()
        rootViewController?.beginAppearanceTransition(false, animated: false)
        accessibilityUpdate?.cancel()
        accessibilityUpdate = nil
        platformWindow = nil
        window.close()
        rootViewController?.endAppearanceTransition()
        if isKeyWindow { UIApplication.shared.keyWindowReference = nil }
        windowScene?.windowDidHide(self)
    }

    private var displayTitle: String {
        windowScene?.title ?? rootViewController?.title ?? ApplicationBundle.main.displayName
    }

    package func updateTitle() { platformWindow?.title = displayTitle }

    // MARK: LayerTreeHost

    package func layerTreeDidChange() { platformWindow?.requestFrame() }

    // MARK: PlatformWindowDelegate

    @discardableResult package func handle(_ event: InputEvent) -> Bool {
        Trace.log(.input, event.description)
        let event = router.asFinger(event)
        focus.noticeInput(event)
        if let drag = dragSession, drag.handle(event) { return true }
        if let session = contextMenuSession, session.handle(event) { return true }
        if case .keyPressed(let key, isRepeat: false) = event.kind, key.asksForMenu(event.modifiers),
           ContextMenuSession.begin(at: focus.menuSource, input: .keyboard) { return true }
        if case .keyPressed(let key, isRepeat: false) = event.kind, key.asksForPreview(event.modifiers),
           ContextMenuSession.begin(at: focus.menuSource, input: .keyboardPreview) { return true }
        if router.handle(event) { return true }
        guard case .keyPressed(let key, _) = event.kind else { return false }
        return focus.handle(key, modifiers: event.modifiers)
    }

    package func windowDidResize(to size: CGSize, scale: CGFloat) {
        guard size.width > 0, size.height > 0 else { return }
        if size != bounds.size {
            endContextMenu(.windowResized)
            finishLeavingMenus()
            frame = CGRect(origin: .zero, size: size)
        }
        adoptRootTraits()
    }

    package func windowActiveChanged(_ isActive: Bool) {
        if isActive {
            makeKey()
        } else {
            endContextMenu(.windowLostFocus)
            router.cancelAllPresses()
        }
        windowScene?.windowActiveChanged(isActive)
    }

    package func windowCloseRequested() {
        isHidden = true
    }

    package func draw(at time: TimeInterval) {
        guard let platformWindow else { return }
        let isMoving = advanceAnimations(to: time)
        layOutNow()
        router.refreshHover()
        for case let lift as LiftView in overlayView.menus.subviews { lift.refresh() }
        platformWindow.present(content: LayerRecorder.record(layer), overlay: LayerRecorder.record(overlayView.layer))
        contextMenuSession?.presentPopups()
        // Nobody draws the popups' root as a whole, but until it is recorded no change in it would ask for a frame.
        _ = LayerRecorder.record(popupRoot.layer)
        scheduleAccessibilityUpdate()
        if isMoving { platformWindow.requestFrame() }
    }

    private var rootLayers: [CALayer] { [layer, overlayView.layer, popupRoot.layer] }

    /// Returns whether the next frame will show something else.
    private func advanceAnimations(to time: TimeInterval) -> Bool {
        DisplayLinks.frame(at: time)
        return rootLayers.reduce(false) { LayerAnimator.advance($1, to: time) || $0 }
    }

    package func performAccessibilityAction(_ name: String, node: Int) -> Bool {
        AccessibilityTreeBuilder.perform(name, node: node, in: self)
    }

    // MARK: Layout and traits

    /// Lays out whatever waits for it, without waiting for a frame.
    package func layOutNow() {
        LayerRecorder.prepare(layer)
        focus.placeRing()
        LayerRecorder.prepare(overlayView.layer)
        LayerRecorder.prepare(popupRoot.layer)
    }

    /// Takes over what the desktop's settings and the window's size say.
    package func adoptRootTraits() {
        let platform = CurrentPlatform.shared
        let new = UITraitCollection.fromSettings(platform.settings, scale: platformWindow?.scale ?? platform.screenScale,
                                                 idiom: UIDevice.current.userInterfaceIdiom, windowSize: bounds.size)
        guard new != rootTraits else { return }
        rootTraits = new
        UITraitCollection.current = new
        updateTraits()
        overlayView.updateTraits()
        popupRoot.updateTraits()
    }

    // MARK: Accessibility

    /// Mirrors the tree soon: many frames of one motion make one update.
    private func scheduleAccessibilityUpdate() {
        guard accessibilityUpdate == nil else { return }
        accessibilityUpdate = CurrentPlatform.shared.clock.schedule(after: 0.03) { [weak self] in
            guard let self else { return }
            accessibilityUpdate = nil
            // What waits for its layout comes with a frame, and is told after that: a menu would be there without its rows.
            guard !rootLayers.contains(where: \.needsPreparing) else { return }
            platformWindow?.updateAccessibility(AccessibilityTreeBuilder.tree(of: self))
        }
    }
}
