public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle in a window that draws, lays out what is in it, and answers events.
/// Source: Apple, UIView. The topics are in the files beside this one.
@MainActor open class UIView: UIResponder, CALayerDelegate {
    /// The class of the layer that each instance makes.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    // Storage of the topics; each is read and changed in its topic's file.
    package var subviewList: [UIView] = []
    package weak var superviewReference: UIView?
    package weak var windowReference: UIWindow?
    /// The controller whose root view this is.
    package weak var viewController: UIViewController?
    package var storedLayoutMargins: UIEdgeInsets?
    package var gestureList: [UIGestureRecognizer] = []
    package var interactionList: [any UIInteraction] = []
    package var storedBackgroundColor: UIColor?
    package var storedTintColor: UIColor?
    package var storedMask: UIView?
    package var knownTraits: UITraitCollection?
    /// Set by the base `draw(_:)`: content that the view made another way is then left alone.
    package var reachedDefaultDraw = false
    package var knownSafeArea: UIEdgeInsets = .zero
    /// Nil until the view has to do with constraints.
    package var layoutStorage: LayoutStorage?
    package var awaitsUpdateConstraints = true
    package var subtreeAwaitsConstraints = true
    package var accessibilityStorage = AccessibilityStorage()
    /// How many animations keep touches from the view while they run.
    package var animationsTakingTouches = 0

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        // First, so that a view made in an animation's block does not come flying.
        layer.frame = frame.withoutNaN
        layer.delegate = self
        if type(of: self) != UIView.self { layer.setNeedsDisplay() }
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
    }

    private static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass is \(layerClass), which is no CALayer; return CALayer or a subclass of it.")
        }
        return CALayer.make(type)
    }

    // MARK: Responder

    open override var next: UIResponder? { viewController ?? superview }
    package override var responderWindow: UIWindow? { window }

    // MARK: Geometry

    /// Units: points in the superview. Undefined, as on Apple, while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue.withoutNaN } }
    }

    /// Units: points in the view's own space; the origin is what stands at its top left corner.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue.withoutNaN } }
    }

    /// Units: points in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = CGRect(origin: newValue, size: .zero).withoutNaN.origin
            layoutStorage?.engine?.frameChanged(self)
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    // MARK: Hierarchy

    open var superview: UIView? { superviewReference }
    /// Back to front.
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { windowReference }

    open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
    open func removeFromSuperview() { if superview != nil { move(to: nil, at: 0) } }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var contentMode: UIView.ContentMode = .scaleToFill { didSet { if contentMode != oldValue { contentModeChanged() } } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            layoutStorage?.engine?.directionChanged(self)
            setNeedsLayout()
        }
    }

    /// Places the subviews; here, those that constraints place.
    open func layoutSubviews() { placeSubviewsByConstraints() }
    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() {
        prepareLayoutTree()
        layer.layoutIfNeeded()
    }
    /// The size that suits the content best inside `size`; here, the size that it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    open func safeAreaInsetsDidChange() {}
    /// What bars cover of the subviews; a scroll view moves its content out of the way instead.
    package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    open func layoutMarginsDidChange() {}

    // MARK: Constraints; the rest is in AutoLayout.

    /// Whether instances make no sense without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Makes or changes constraints before a layout. Contract: call super last.
    open func updateConstraints() {}
    /// What of the frame is not to be aligned, such as a shadow. Units: points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view in this one whose first baseline stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that constraints and content give the view when they meet the wish for a size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                      verticalFittingPriority: UILayoutPriority) -> CGSize {
        fittingSize(FittingTarget(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }
    package var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
    /// Whether lines break by the width that constraints give, so that the height follows it.
    package var wrapsTextToLayoutWidth: Bool { false }
    /// From the middle of the view to the baselines of its text. Units: points, down.
    package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }
    package var textLineHeight: CGFloat? { nil }
    /// Whether the origin of the bounds moves what is in the view.
    package var movesBoundsToScroll: Bool { false }
    /// The guide that the edges of this view mean to the views in it.
    package var contentGuideForConstraints: UILayoutGuide? { nil }
    /// Contract: `decided` says on which axes the guide's size is the only possible one.
    package func layoutGuideMoved(_ guide: UILayoutGuide, to frame: CGRect, decided: (horizontal: Bool, vertical: Bool)) {}
    package func contentSizeChanged(ofSubview view: UIView) {}
    package func visibilityChanged(ofSubview view: UIView) {}

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            newValue == nil ? layer.backgroundColor = nil : updateLayerColors()
        }
    }

    /// Units: 0 … 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue.isFinite ? min(1, max(0, newValue)) : 1) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.visibilityChanged(ofSubview: self)
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of what can be touched; inherited from the superview while it is not set.
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            tintChangedInTree()
        }
    }
    open func tintColorDidChange() {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { updateTraits() } }
    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws the view's own content with the current graphics context.
    /// Contract: called when the view is first shown and after `setNeedsDisplay`. Units: points of `bounds`.
    open func draw(_ rect: CGRect) { reachedDefaultDraw = true }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureList }
        set { setGestures(newValue ?? []) }
    }
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { setInteractions(newValue) }
    }

    /// The deepest view that takes a touch at the point. Units: `point` in this view's space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { setGestures(gestureList + [gestureRecognizer]) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        setGestures(gestureList.filter { $0 !== gestureRecognizer })
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: any UIInteraction) { setInteractions(interactionList + [interaction]) }
    open func removeInteraction(_ interaction: any UIInteraction) { setInteractions(interactionList.filter { $0 !== interaction }) }
    /// Whether the keyboard's focus can stop here. Source: Apple, UIFocusItem.
    open var canBecomeFocused: Bool { false }
    /// What keys act on while this view has the focus: the view itself, or a part of it such as a list's row.
    package var focusedPart: UIView { self }
    /// The same, brought into sight: a menu is to open at it.
    package func partForMenu() -> UIView { focusedPart }
    /// Takes a turn of the wheel or the touchpad; false hands it to the superview.
    package func handleScroll(_ scroll: ScrollInput) -> Bool { false }

    /// A number that finds the view again with `viewWithTag`.
    open var tag = 0

    // MARK: Accessibility; the rest is in Accessibility/UIView+Accessibility.

    open var isAccessibilityElement: Bool {
        get { accessibilityStorage.isElement ?? false }
        set { accessibilityStorage.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibilityStorage.label }
        set { setAccessibility(\.label, newValue) }
    }
    open var accessibilityHint: String? {
        get { accessibilityStorage.hint }
        set { setAccessibility(\.hint, newValue) }
    }
    open var accessibilityValue: String? {
        get { accessibilityStorage.value }
        set { setAccessibility(\.value, newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage.traits ?? .none }
        set { setAccessibility(\.traits, newValue) }
    }
    /// Does what a double tap of a screen reader's user asks for; false lets a tap in the middle happen.
    open func accessibilityActivate() -> Bool { false }

    // MARK: CALayerDelegate

    open func display(_ layer: CALayer) {
        guard layer === self.layer else { return }
        traitCollection.performAsCurrent { displayContent() }
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        traitCollection.performAsCurrent { layOut() }
    }

    private static let noAction = NSNull()

    /// The animation of a change; `NSNull` outside of an animation's block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return nil }
        return AnimationScope.current?.action(for: self, key: event) ?? UIView.noAction
    }

    open override nonisolated var description: String {
        guard MainThread.isCurrent else { return "<\(type(of: self))>" }
        return MainActor.assumeIsolated { describedOnMain }
    }

    private var describedOnMain: String {
        let name = accessibilityStorage.identifier.map { " '\($0)'" } ?? ""
        return "<\(type(of: self))\(name): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
}

extension CGRect {
    /// The same rectangle with every NaN or infinite number as 0.
    var withoutNaN: CGRect {
        func clean(_ v: CGFloat) -> CGFloat { v.isFinite ? v : 0 }
        return CGRect(x: clean(origin.x), y: clean(origin.y), width: clean(size.width), height: clean(size.height))
    }
}
