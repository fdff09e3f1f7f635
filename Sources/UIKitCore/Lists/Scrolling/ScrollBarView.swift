import CoreGraphics
import Foundation
import QuartzCore

/// A scroll bar over the content: thin while the content moves, wider under the pointer, which can drag it.
@MainActor final class ScrollBarView: UIView {
    let isVertical: Bool
    private let knob = UIView()
    private(set) var barGeometry = ScrollBarGeometry(track: 0, viewport: 0, offset: 0, range: 0...0)
    /// Where on the knob the pointer holds it; nil while it does not.
    private var grip: CGFloat?
    private var isUnderPointer = false

    /// Units: points across the bar; the strip that takes the pointer, and the knob in it.
    static let strip: CGFloat = 14
    private static let thin: CGFloat = 4
    private static let wide: CGFloat = 8
    private static let margin: CGFloat = 2

    private var scrollView: UIScrollView? { superview as? UIScrollView }
    var isHeld: Bool { grip != nil || isUnderPointer }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        alpha = 0
        accessibilityElementsHidden = true
        knob.isUserInteractionEnabled = false
        addSubview(knob)
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] hover in self?.pointer(isOver: hover.state.isActive) }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Place

    /// Units: `frame` in the scroll view's content space.
    func show(_ geometry: ScrollBarGeometry, frame: CGRect, color: UIColor) {
        barGeometry = geometry
        if self.frame != frame { self.frame = frame }
        if knob.backgroundColor !== color { knob.backgroundColor = color }
        placeKnob()
    }

    private func placeKnob() {
        let width = isHeld ? Self.wide : Self.thin
        let size = bounds.size
        let across = isVertical ? size.width : size.height
        // Beside the text's end, so on the left where text runs to the left.
        let start = isVertical && scrollView?.isRightToLeft == true ? Self.margin : across - Self.margin - width
        let rect = isVertical ? CGRect(x: start, y: barGeometry.knobStart, width: width, height: barGeometry.knobLength)
            : CGRect(x: barGeometry.knobStart, y: start, width: barGeometry.knobLength, height: width)
        guard knob.frame != rect else { return }
        knob.frame = rect
        knob.layer.cornerRadius = width / 2
    }

    // MARK: Pointer

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard alpha > 0.01, let touch = event?.allTouches?.first, touch.type == .indirectPointer else { return false }
        return grip != nil || bounds.contains(point)
    }

    private func pointer(isOver: Bool) {
        guard isOver != isUnderPointer else { return }
        isUnderPointer = isOver
        placeKnob()
        scrollView?.showIndicators()
    }

    private func place(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return isVertical ? point.y : point.x
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.buttonMask == .primary else { return }
        let place = place(of: touch)
        // Beside the knob, the knob comes to the pointer.
        grip = barGeometry.isOnKnob(place) ? place - barGeometry.knobStart : barGeometry.knobLength / 2
        moveKnob(to: place)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        moveKnob(to: place(of: touch))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

    private func moveKnob(to place: CGFloat) {
        guard let grip, let scrollView else { return }
        scrollView.indicatorMoved(self, to: barGeometry.offset(forKnobAt: place - grip))
    }

    private func letGo() {
        grip = nil
        placeKnob()
        scrollView?.showIndicators()
    }
}
