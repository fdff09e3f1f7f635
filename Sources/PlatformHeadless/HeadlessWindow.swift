package import Foundation
package import PlatformInterface

/// A window on the virtual screen that keeps what it was told to show.
@MainActor package final class HeadlessWindow: PlatformWindow {
    package var title: String
    package let scale: CGFloat
    /// Where the content's top left corner is on the virtual screen. Units: points.
    package var origin: CGPoint

    package private(set) var isVisible = false
    package private(set) var isClosed = false
    /// What was presented, oldest first: all of it, or as much as the platform keeps.
    package private(set) var frames: [HeadlessFrame] = []
    package private(set) var accessibilityRoot: AccessibilityNode?
    package private(set) var cursor = PointerCursor.default
    /// Whether a frame was asked for and not drawn yet.
    package private(set) var needsFrame = false

    private let minimumSize: CGSize
    private unowned let platform: HeadlessPlatform
    private weak var delegate: (any PlatformWindowDelegate)?
    private var popupReferences: [WeakPopup] = []
    private var lastFrameTime = -TimeInterval.infinity
    /// The drag that the window gave to the desktop last.
    package internal(set) var drag: HeadlessDrag?
    /// That drag, while it is over the window again.
    var ownDrop: HeadlessDrop?
    /// What stands beside the window and takes drags; by itself nothing does.
    package var otherProgram: (@MainActor (DragContent) -> DragActions)?

    private struct WeakPopup { weak var popup: HeadlessPopup? }

    init(_ configuration: WindowConfiguration, platform: HeadlessPlatform, delegate: any PlatformWindowDelegate) {
        title = configuration.title
        size = configuration.size
        minimumSize = configuration.minimumSize
        scale = platform.screenScale
        origin = CGPoint(
            x: max(0, ((platform.screenSize.width - configuration.size.width) / 2).rounded()),
            y: max(0, ((platform.screenSize.height - configuration.size.height) / 2).rounded()))
        self.platform = platform
        self.delegate = delegate
    }

    /// The desktop answers at once: another size, not below the configuration's minimum, is told to the delegate.
    package var size: CGSize {
        didSet {
            guard size.width.isFinite, size.height.isFinite else { return size = oldValue }
            size = CGSize(width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
            if size != oldValue { delegate?.windowDidResize(to: size, scale: scale) }
        }
    }

    package internal(set) var isActive = false {
        didSet { if isActive != oldValue { delegate?.windowActiveChanged(isActive) } }
    }

    package func show() {
        guard !isVisible, !isClosed else { return }
        isVisible = true
        requestFrame()
        platform.activate(self)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        isVisible = false
        isActive = false
        for popup in popups { popup.dismissByDesktop() }
    }

    // MARK: Frames

    package func requestFrame() { needsFrame = true }

    package func present(content: RenderNode, overlay: RenderNode) {
        frames.append(HeadlessFrame(content: content, overlay: overlay))
        if frames.count > platform.keptFrames { frames.removeFirst(frames.count - platform.keptFrames) }
    }

    /// Draws one frame if one was asked for and the window shows.
    @discardableResult package func drawFrameIfRequested() -> Bool {
        guard needsFrame, isVisible else { return false }
        needsFrame = false
        lastFrameTime = platform.clock.now
        delegate?.draw(at: platform.clock.now)
        return true
    }

    /// When the frame that was asked for is due; nil when none will be drawn.
    var nextFrameTime: TimeInterval? {
        needsFrame && isVisible ? lastFrameTime + HeadlessPlatform.frameInterval : nil
    }

    // MARK: Popups

    package var popupBounds: CGRect? { CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: platform.screenSize) }

    /// The popups that are open, oldest first.
    package var popups: [HeadlessPopup] { popupReferences.compactMap(\.popup).filter { !$0.isClosed } }

    package func preparePopups(margin: CGFloat) {}

    package func makePopup(_ placement: PopupPlacement, delegate: any PlatformPopupDelegate) -> any PlatformPopup {
        let bounds = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: platform.screenSize)
        let popup = HeadlessPopup(frame: PopupPositioner.frame(for: placement, in: bounds), delegate: delegate)
        popupReferences.removeAll { $0.popup?.isClosed ?? true }
        popupReferences.append(WeakPopup(popup: popup))
        delegate.popup(popup, didMoveTo: popup.frame)
        return popup
    }

    // MARK: The rest of the desktop

    package func updateAccessibility(_ root: AccessibilityNode) { accessibilityRoot = root }
    package func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }

    /// What a person's device does; false when nobody took it or the window is closed.
    @discardableResult package func deliver(_ event: InputEvent) -> Bool {
        if isClosed { return false }
        return desktopTakes(event) || delegate?.handle(event) ?? false
    }

    var owner: (any PlatformWindowDelegate)? { delegate }

    /// What assistive technology does.
    @discardableResult package func performAccessibilityAction(_ name: String, node: Int) -> Bool {
        delegate?.performAccessibilityAction(name, node: node) ?? false
    }

    /// The person asks to close it.
    package func requestClose() { delegate?.windowCloseRequested() }
}
