public import CoreGraphics
public import Foundation
import PlatformInterface

/// A rectangle of picture in a tree: its own look, its contents, and the layers in front of it.
/// Contract: a layer holds its sublayers and its mask; it holds neither its superlayer nor its delegate.
/// Units: points, y down. A number that is not finite counts as 0 and is told once on standard error.
@MainActor open class CALayer: LayerCopying {

    // MARK: Geometry

    /// The layer's own coordinates: its size, and the point of its content that lies at its top left.
    open var bounds: CGRect = .zero {
        willSet { willChange("bounds", newValue != bounds) }
        didSet {
            guard bounds != oldValue else { return }
            bounds = FiniteGeometry.rect(bounds, "bounds")
            didChange(.bounds)
        }
    }

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint = .zero {
        willSet { willChange("position", newValue != position) }
        didSet {
            guard position != oldValue else { return }
            position = FiniteGeometry.point(position, "position")
            didChange(.placement)
        }
    }

    /// How far in front of its siblings the layer is drawn; equals are drawn in the order of `sublayers`.
    open var zPosition: CGFloat = 0 {
        willSet { willChange("zPosition", newValue != zPosition) }
        didSet {
            guard zPosition != oldValue else { return }
            zPosition = FiniteGeometry.number(zPosition, "zPosition")
            didChange(.placement)
        }
    }

    /// The point of the layer that `position` places and `transform` turns around.
    /// Units: fractions of the bounds, (0.5, 0.5) is the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet { willChange("anchorPoint", newValue != anchorPoint) }
        didSet {
            guard anchorPoint != oldValue else { return }
            anchorPoint = FiniteGeometry.point(anchorPoint, "anchorPoint")
            didChange(.anchor)
        }
    }

    /// How the layer is turned, scaled or moved around its anchor point.
    /// Shape: a matrix that leaves the plane is drawn as the affine map touching its projection at the anchor point.
    open var transform = CATransform3DIdentity {
        willSet { willChange("transform", !newValue.equals(transform)) }
        didSet {
            guard !transform.equals(oldValue) else { return }
            transform = FiniteGeometry.transform(transform, "transform")
            didChange(.placement)
        }
    }

    /// What is done to the sublayers after their own transforms, around this layer's anchor point.
    open var sublayerTransform = CATransform3DIdentity {
        willSet { willChange("sublayerTransform", !newValue.equals(sublayerTransform)) }
        didSet {
            guard !sublayerTransform.equals(oldValue) else { return }
            sublayerTransform = FiniteGeometry.transform(sublayerTransform, "sublayerTransform")
            sublayersAreTransformed = !CATransform3DIsIdentity(sublayerTransform)
            didChange(.sublayerTransform)
        }
    }

    /// The smallest rectangle of the superlayer that holds the transformed bounds.
    /// Contract: derived from `bounds`, `position`, `anchorPoint` and `transform`; setting it sets the first two.
    open var frame: CGRect {
        get { outline }
        set { place(in: newValue) }
    }

    // MARK: Tree

    /// The layer that this one lies in, or masks.
    public internal(set) weak var superlayer: CALayer?

    /// The layers in this one, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(with: newValue ?? []) }
    }

    /// Puts a layer in front of all sublayers, taking it from where it was.
    open func addSublayer(_ layer: CALayer) {
        attach(layer) { $0.count }
    }

    /// Puts a layer at a place among the sublayers.
    /// Shape: an index past the end means the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        attach(layer) { min(Int(idx), $0.count) }
    }

    /// Puts a layer just behind a sublayer.
    /// Shape: in front of all when `sibling` is no sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        attach(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? siblings.count }
    }

    /// Puts a layer just in front of a sublayer.
    /// Shape: in front of all when `sibling` is no sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        attach(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Puts a layer where another was.
    /// Shape: nothing happens when `oldLayer` is no sublayer of this layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        exchange(oldLayer, for: newLayer)
    }

    /// Takes the layer out of its superlayer, also as its mask.
    open func removeFromSuperlayer() { detach() }

    // MARK: Look

    /// Whether the layer, with everything in it, is left out of the picture.
    open var isHidden = false {
        willSet { willChange("hidden", newValue != isHidden) }
        didSet { if isHidden != oldValue { didChange(.visibility) } }
    }

    /// What a lifted picture stands for: that is left out where the layer lies, and still drawn by `LayerRecorder.recordContents`.
    package final var lift: LayerLift? {
        didSet { if lift != oldValue { placementDidChange() } }
    }

    /// How much of the layer, drawn together with everything in it, covers what is behind: 0…1.
    open var opacity: Float = 1 {
        willSet { willChange("opacity", newValue != opacity) }
        didSet { if opacity != oldValue { didChange(.appearance) } }
    }

    /// What the bounds are filled with.
    open var backgroundColor: CGColor? {
        willSet { willChange("backgroundColor", newValue != backgroundColor) }
        didSet { if backgroundColor != oldValue { didChange(.inside) } }
    }

    /// How round the corners of background and border are, and of everything when `masksToBounds`.
    open var cornerRadius: CGFloat = 0 {
        willSet { willChange("cornerRadius", newValue != cornerRadius) }
        didSet {
            guard cornerRadius != oldValue else { return }
            cornerRadius = FiniteGeometry.number(cornerRadius, "cornerRadius")
            didChange(.inside)
        }
    }

    /// Which corners `cornerRadius` rounds.
    open var maskedCorners = CACornerMask.all {
        didSet { if maskedCorners != oldValue { didChange(.inside) } }
    }

    /// The curve of the corners.
    open var cornerCurve = CALayerCornerCurve.circular

    /// How wide the border is; it lies inside the bounds, in front of the sublayers.
    open var borderWidth: CGFloat = 0 {
        willSet { willChange("borderWidth", newValue != borderWidth) }
        didSet {
            guard borderWidth != oldValue else { return }
            borderWidth = FiniteGeometry.number(borderWidth, "borderWidth")
            didChange(.inside)
        }
    }

    /// The colour of the border.
    open var borderColor: CGColor? = .layerBlack {
        willSet { willChange("borderColor", newValue != borderColor) }
        didSet { if borderColor != oldValue { didChange(.inside) } }
    }

    /// Whether contents and sublayers are cut off at the bounds, the shadow with them.
    open var masksToBounds = false {
        willSet { willChange("masksToBounds", newValue != masksToBounds) }
        didSet { if masksToBounds != oldValue { didChange(.inside) } }
    }

    /// A layer whose alpha is what shows of this one, placed in this layer's bounds.
    open var mask: CALayer? {
        willSet { if newValue !== mask { newValue?.removeFromSuperlayer() } }
        didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
    }

    // MARK: Shadow

    /// The colour of the shadow.
    open var shadowColor: CGColor? = .layerBlack {
        willSet { willChange("shadowColor", newValue != shadowColor) }
        didSet { if shadowColor != oldValue { didChange(.appearance) } }
    }

    /// How strong the shadow is, 0…1; with 0 there is none.
    open var shadowOpacity: Float = 0 {
        willSet { willChange("shadowOpacity", newValue != shadowOpacity) }
        didSet { if shadowOpacity != oldValue { didChange(.appearance) } }
    }

    /// How far the shadow is moved.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { willChange("shadowOffset", newValue != shadowOffset) }
        didSet {
            guard shadowOffset != oldValue else { return }
            shadowOffset = FiniteGeometry.size(shadowOffset, "shadowOffset")
            didChange(.appearance)
        }
    }

    /// How soft the shadow is: the standard deviation of its blur.
    open var shadowRadius: CGFloat = 3 {
        willSet { willChange("shadowRadius", newValue != shadowRadius) }
        didSet {
            guard shadowRadius != oldValue else { return }
            shadowRadius = FiniteGeometry.number(shadowRadius, "shadowRadius")
            didChange(.appearance)
        }
    }

    /// What casts the shadow in place of the layer's own alpha.
    /// Shape: nothing is drawn inside a path that is a rectangle or a rounded rectangle.
    open var shadowPath: CGPath? {
        willSet { willChange("shadowPath", newValue != shadowPath) }
        didSet {
            guard shadowPath != oldValue else { return }
            shadowPath = shadowPath?.unchanging
            didChange(.appearance)
        }
    }

    // MARK: Contents

    /// The picture that the layer shows: a `CGImage`; anything else shows nothing.
    open var contents: Any? {
        willSet { willChange("contents", true) }
        didSet { didChange(.contents) }
    }

    /// How the contents lie in the bounds when their size is not that of the bounds.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { didChange(.inside) } }
    }

    /// How many pixels of `contents` make a point.
    open var contentsScale: CGFloat = 1 {
        didSet {
            guard contentsScale != oldValue else { return }
            contentsScale = FiniteGeometry.number(contentsScale, "contentsScale")
            didChange(.inside)
        }
    }

    /// The part of `contents` that is shown.
    /// Units: fractions of the picture; (0, 0, 1, 1) is all of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { willChange("contentsRect", newValue != contentsRect) }
        didSet {
            guard contentsRect != oldValue else { return }
            contentsRect = FiniteGeometry.rect(contentsRect, "contentsRect")
            didChange(.inside)
        }
    }

    /// A name to find the layer by.
    open var name: String?

    /// Who gives the layer its contents and places its sublayers.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Display

    /// Whether a change of the bounds makes the layer display again.
    open var needsDisplayOnBoundsChange = false

    /// Makes the layer display before the next frame.
    open func setNeedsDisplay() {
        selfNeedsDisplay = true
        markDisplayNeeded()
    }

    /// Makes the layer display before the next frame, all of it.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether the layer will display before the next frame.
    open func needsDisplay() -> Bool { selfNeedsDisplay }

    /// Displays now if needed.
    /// Shape: a layer without area waits until it has some.
    open func displayIfNeeded() { displayIfItCan() }

    /// Renews the layer's contents: asks the delegate, or records what `draw(in:)` draws.
    open func display() {
        if let delegate { delegate.display(self) } else { displayDrawing() }
    }

    /// Draws the layer's contents; without an override it asks the delegate.
    /// Units: points of the layer's bounds, y down.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: Layout

    /// Makes `layoutSublayers()` run before the next frame.
    open func setNeedsLayout() {
        selfNeedsLayout = true
        markLayoutNeeded()
    }

    /// Whether `layoutSublayers()` will run before the next frame.
    open func needsLayout() -> Bool { selfNeedsLayout }

    /// Lays out now what needs it in this layer, beginning at the outermost superlayer of those in a row that need it.
    open func layoutIfNeeded() { outermostNeedingLayout.layOutUntilClean() }

    /// Places the sublayers; without an override it asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Hit testing

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost visible layer of this tree at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

    // MARK: Making

    /// Makes a layer without size, look or contents.
    public override init() { super.init() }

    /// Makes a copy of another layer's geometry, look and contents, without its tree and delegate.
    public override init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// Makes a layer as `init()` does; nothing is read from the archive.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Animations

    /// Starts an animation at the end of the turn; one that has the key already is removed.
    /// Contract: keeps a copy. Shape: with no key the animation gets one of its own.
    open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

    /// What happens when a property changes: the delegate is asked, then `actions`, then the class. Nil for nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// What happens when a property of a layer of this class changes; for what moves, an animation to the new value.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAnimation(forKey: event) }

    /// What happens when a property changes, by its key; `NSNull` for nothing.
    open var actions: [String: any CAAction]?

    /// Who is told that the tree under this root changed.
    package weak var host: (any LayerTreeHost)? {
        didSet { hostDidChange() }
    }

    /// The sublayers, back to front.
    package internal(set) final var children: [CALayer] = []

    // MARK: State

    final var sublayersAreTransformed = false
    final var ownedContents: RenderNode?
    /// The bounds in which `ownedContents` was recorded by a display; nil when somebody set it.
    final var drawnBounds: CGRect?
    /// A new layer has never been laid out.
    final var selfNeedsLayout = true
    final var selfNeedsDisplay = false
    /// Set when the layer or anything in it needs layout; then it is set in all superlayers too.
    final var subtreeNeedsLayout = true
    /// The same for display; a hidden layer keeps its flag to itself.
    final var subtreeNeedsDisplay = false
    final var hostWasTold = false
    final var recorded = RecordedNodes()
    final var animating = AnimatingState()

    /// What a kind of layer draws besides contents; nil for nothing.
    var ownContent: RenderNode? { nil }

    /// A layer to hold what is shown of this one, of the class of this module that draws it.
    func makeShown() -> CALayer { CALayer(layer: self) }

    /// Takes over another layer's geometry, look and contents.
    func copyValues(of layer: CALayer) { copyOwnValues(of: layer) }
}
