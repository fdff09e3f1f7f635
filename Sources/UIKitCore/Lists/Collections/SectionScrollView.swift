import CoreGraphics
import Foundation

/// The part of a collection in which a section goes on by itself; its cells stand in it.
/// Contract: the collection makes, places and removes it.
@MainActor final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    var section: Int
    private unowned let collection: UICollectionView
    private var strip: SectionScroller
    /// Where the drag began that is going on. Units: points from the beginning.
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

    /// Whether it begins at its right end.
    private var isReversed: Bool { collection.isFlipped && !strip.isUpright }

    /// How far it is scrolled. Units: points from the beginning.
    private var scrolled: CGFloat {
        get { strip.isUpright ? contentOffset.y : fromBeginning(contentOffset.x) }
        set { contentOffset = physical(newValue) }
    }

    private func fromBeginning(_ x: CGFloat) -> CGFloat { isReversed ? strip.limit - x : x }

    /// The content offset of a place. Units: points.
    func physical(_ offset: CGFloat) -> CGPoint { strip.isUpright ? CGPoint(x: 0, y: offset) : CGPoint(x: fromBeginning(offset), y: 0) }

    func place(_ new: SectionScroller, offset: CGFloat) {
        isPlacing = true
        defer { isPlacing = false }
        strip = new
        bounces = new.bounces
        // What a cell casts or wears may reach over the strip.
        clipsToBounds = new.clips
        let rect = collection.isFlipped ? collection.mirrored(new.frame) : new.frame
        if frame != rect { frame = rect }
        if contentSize != new.contentSize { contentSize = new.contentSize }
        if !isTracking, !isDecelerating, abs(scrolled - offset) > 0.01 { scrolled = offset }
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard strip.stops != .anywhere else { return proposed }
        if strip.isUpright { return CGPoint(x: proposed.x, y: strip.stop(near: proposed.y, from: dragStart, velocity: velocity.y)) }
        let stop = strip.stop(near: fromBeginning(proposed.x), from: dragStart, velocity: isReversed ? -velocity.x : velocity.x)
        return CGPoint(x: fromBeginning(stop), y: proposed.y)
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = scrolled }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        collection.currentLayout.sectionWasScrolled(section, to: scrolled)
        collection.setNeedsLayout()
    }
}
