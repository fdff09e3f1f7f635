import CoreGraphics
import Foundation

/// The part of a collection in which a section goes on sideways; its cells stand in it.
/// Contract: the collection makes, places and removes it.
@MainActor final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    var section: Int
    private unowned let collection: UICollectionView
    private var strip: SectionScroller
    /// Where the drag began that is going on. Units: points from the leading edge.
    private var dragStart: CGFloat = 0
    private var isPlacing = false

    init(_ section: Int, _ strip: SectionScroller, in collection: UICollectionView) {
        self.section = section
        self.strip = strip
        self.collection = collection
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        // What a cell casts or wears may reach over the strip.
        clipsToBounds = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var managesContentSize: Bool { true }
    override var canBecomeFocused: Bool { false }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    // Touches on the strip are the collection's to tell.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { collection.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { collection.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collection.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { collection.touchesCancelled(touches, with: event) }

    /// Whether it stands in front of an element of the collection.
    func isAbove(_ rank: ElementRank) -> Bool { rank.z < 0 || rank.kind == 0 }

    // MARK: Places

    /// From the collection's content into the strip. Units: points.
    func inside(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - frame.minX + contentOffset.x, y: point.y - frame.minY + contentOffset.y) }

    /// The leading end of what is seen. Units: points from the leading edge.
    private var leadingOffset: CGFloat { collection.isFlipped ? strip.limit - contentOffset.x : contentOffset.x }

    private func physical(_ leading: CGFloat) -> CGFloat { collection.isFlipped ? strip.limit - leading : leading }

    func place(_ new: SectionScroller, offset: CGFloat) {
        isPlacing = true
        defer { isPlacing = false }
        strip = new
        bounces = new.bounces
        let rect = collection.isFlipped ? collection.mirrored(new.frame) : new.frame
        if frame != rect { frame = rect }
        if contentSize != new.contentSize { contentSize = new.contentSize }
        let x = physical(offset)
        if !isTracking, !isDecelerating, abs(contentOffset.x - x) > 0.01 { contentOffset = CGPoint(x: x, y: 0) }
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard strip.stops != .anywhere else { return proposed }
        let isFlipped = collection.isFlipped
        let leading = isFlipped ? strip.limit - proposed.x : proposed.x
        let stop = strip.stop(near: leading, from: dragStart, velocity: isFlipped ? -velocity.x : velocity.x)
        return CGPoint(x: physical(stop), y: proposed.y)
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = leadingOffset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        collection.currentLayout.sectionWasScrolled(section, to: CGPoint(x: leadingOffset, y: 0))
        collection.setNeedsLayout()
    }
}
