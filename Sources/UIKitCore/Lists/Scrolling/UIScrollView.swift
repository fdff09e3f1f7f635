import CoreGraphics
public import Foundation
import PlatformInterface

/// A view on content that is larger than itself.
/// Contract: the content's place is the origin of `bounds`: scrolling moves no subview.
/// Zooming is left out. Source: Apple, UIScrollView. The topics are in the files beside this one.
@MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    /// Behind `delegate`, which is in UIFocusItemScrollableContainer.
    package weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    // MARK: Content

    /// Units: points.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentSize = CGRect(origin: .zero, size: contentSize).withoutNaN.size
            contentSizeDidChange()
        }
    }

    /// The point of the content that lies at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopMotion()
            moveContent(to: newValue)
        }
    }

    /// Room around the content, which it can be scrolled away from.
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { updateAdjustedInset() } } }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// `contentInset` and what bars cover.
    open private(set) var adjustedContentInset: UIEdgeInsets = .zero
    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// The part of the view that no inset takes.
    open var visibleSize: CGSize {
        CGSize(width: max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right),
               height: max(0, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom))
    }

    // MARK: Behaviour

    /// Whether a person can scroll.
    open var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            updateIndicators()
        }
    }
    /// Whether a drag moves along one axis only.
    open var isDirectionalLockEnabled = false
    /// Whether content that is pulled past its end gives way and comes back.
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
    /// Whether scrolling rests at multiples of the view's size.
    open var isPagingEnabled = false
    open var decelerationRate: DecelerationRate = .normal
    /// Whether the Home key goes to the top.
    open var scrollsToTop = true
    /// Whether a touch waits a moment for a drag before the content hears of it.
    open var delaysContentTouches = true
    /// Whether a drag can take a touch away that the content has heard of.
    open var canCancelContentTouches = true

    /// The recogniser of the drag.
    public let panGestureRecognizer: UIPanGestureRecognizer

    // MARK: What it is doing

    enum Activity {
        case still
        /// A finger is down.
        case touched
        case dragged(ScrollDrag)
        /// Fingers move on a touchpad.
        case pushed(ScrollPush)
        case moving(ScrollMotion)
    }
    var activity = Activity.still
    private(set) lazy var frameLoop = FrameLoop { [weak self] in self?.motionStep() }

    /// Whether a finger is down on the content.
    open var isTracking: Bool {
        switch activity {
        case .touched, .dragged, .pushed: true
        case .still, .moving: false
        }
    }
    open var isDragging: Bool {
        switch activity {
        case .dragged, .pushed: true
        case .moving(let motion): motion.kind == .decelerating
        case .still, .touched: false
        }
    }
    /// Whether the content still moves after the finger lifted.
    open var isDecelerating: Bool {
        if case .moving(let motion) = activity { motion.kind == .decelerating } else { false }
    }

    // MARK: Scroll bars

    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
    /// How far the bars stay away from the edges.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { updateIndicators() } }
    /// Whether what bars cover is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    var bars: [ScrollBarView] = []
    var barFade: (any PlatformTimer)?
    /// Units: seconds on the platform's clock.
    var barFadeDue: TimeInterval = 0

    // MARK: Making

    public override init(frame: CGRect) {
        panGestureRecognizer = ScrollPanGestureRecognizer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        panGestureRecognizer = ScrollPanGestureRecognizer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addScrollGestures()
    }

    // MARK: Scrolling by code

    /// Contract: an animated change tells the delegate its end; one that is not animated, or goes nowhere, does not.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else { return self.contentOffset = contentOffset }
        animateOffset { contentOffset }
    }

    /// Scrolls as little as shows the rectangle, or as much of it as there is room for. Units: points of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Shows the scroll bars for a moment.
    open func flashScrollIndicators() { showIndicators() }

    /// Ends a motion where it is. Source: Apple, iOS 17.4.
    open func stopScrollingAndZooming() { stopMotion() }

    // MARK: For subclasses

    /// Whether a drag may take a touch away from `view`, which has heard of it. Here: not from controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Called for each change of the offset, before the delegate.
    func contentOffsetDidChange() {}
    func scrollDelegateDidChange() {}
    /// Whether the view is what a controller shows, under its bars.
    var fillsController: Bool { viewController != nil }
    /// Where a drag is to come to rest, before the delegate is asked. Units: points; the velocity in points a millisecond.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
    /// How far the upright bar stays away from its edge, for what else stands there. Units: points.
    var barInset: CGFloat { 0 }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    package override var safeAreaForSubviews: UIEdgeInsets { remainingSafeArea }

    // What constraints need to know; the guides are in AutoLayout.
    package override var movesBoundsToScroll: Bool { true }
    package override var contentGuideForConstraints: UILayoutGuide? { contentLayoutGuide }
    /// Whether the view finds its content's size itself, so that constraints do not.
    package var managesContentSize: Bool { false }
    package override func layoutGuideMoved(_ guide: UILayoutGuide, to frame: CGRect, decided: (horizontal: Bool, vertical: Bool)) {
        if guide.placement == .scrollContent { takeContentSize(frame.size, decided: decided) }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        keepBarsInFront(of: subview)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateIndicators()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMotion() }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bar(at: point, with: event) ?? super.hitTest(point, with: event) }

    package override func handleScroll(_ scroll: ScrollInput) -> Bool { takeScroll(scroll) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer ? mayBeginDragging : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Keys scroll what does not fit, so Tab stops at it.
    open override var canBecomeFocused: Bool { isScrollEnabled && canScroll }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scroll(by: presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scroll(by: presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Insets

    private func updateAdjustedInset() {
        let old = adjustedContentInset
        let new = contentInset.adding(adoptedSafeArea)
        guard new != old else { return }
        adjustedContentInset = new
        keepPlace(from: old)
        updateIndicators()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func contentSizeDidChange() {
        updateAdjustedInset()
        contentDidResize()
        updateIndicators()
    }
}
