import CoreGraphics
package import Foundation
import PlatformInterface
import QuartzCore

/// What is seen of a drag: the items' pictures, gathered under the finger, and a badge.
/// Contract: lies at the finger and is moved with it; the pictures stand relative to it.
@MainActor package final class DragStackView: UIView {
    package private(set) var pictures: [DragPictureView] = []
    package let badge = DragBadgeView()

    /// A dragged preview is at most this large, unless its source wants its full size. Units: points.
    static let largest = CGSize(width: 300, height: 240)
    /// Behind the first picture so many more are seen.
    private static let depth = 3
    private static let step: CGFloat = 5
    /// How far above the finger raised pictures end. Units: points.
    private static let raise: CGFloat = 24
    /// Where the first picture's middle lay from the finger that took it.
    private var grip: CGPoint?

    init(at point: CGPoint) {
        super.init(frame: CGRect(origin: point, size: .zero))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(badge)
    }

    package required init?(coder: NSCoder) { nil }

    private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Puts an item's picture where its preview lies; one without a place stands at the finger.
    func add(_ item: UIDragItem, _ preview: UITargetedPreview?, in window: UIWindow) {
        guard let preview else {
            // Nothing is lifted, but something has to be seen at the finger.
            let empty = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            empty.backgroundColor = .tertiarySystemFill
            empty.layer.cornerRadius = 10
            return insert(DragPictureView(item, empty, UIPreviewParameters()), at: .zero, .identity)
        }
        let picture = DragPictureView(item, preview.view, preview.parameters, home: preview)
        let place = picture.place(on: preview, in: window)
        insert(picture, at: place.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) } ?? .zero, place?.transform ?? .identity)
    }

    private func insert(_ picture: DragPictureView, at point: CGPoint, _ transform: CGAffineTransform) {
        picture.center = point
        picture.transform = transform
        pictures.append(picture)
        insertSubview(picture, at: 0)
    }

    // MARK: Motion

    /// The pictures rise where they lie.
    func lift(alongside animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        animate(0.3, damping: 0.75, completion) { [self] in
            for picture in pictures {
                picture.shadowOpacity = 0.25
                guard !reducesMotion else { continue }
                let size = max(picture.bounds.width, picture.bounds.height)
                let scale = size > 0 ? min(1.06, 1 + 16 / size) : 1
                picture.transform = picture.transform.scaledBy(x: scale, y: scale)
            }
            animations()
        }
    }

    /// How gathered pictures stand.
    struct Pose: Equatable {
        var isFullSize = false
        /// Above the finger, so that the place under it can be seen.
        var isRaised = false
    }
    private(set) var pose = Pose()

    /// The pictures come together under the finger, each where it was taken hold of as far as it has that place; or above the finger.
    func gather(_ new: Pose) {
        pose = new
        guard let first = pictures.first else { return }
        let scale = pose.isFullSize ? 1 : DragStackView.scale(of: first.bounds.size)
        let reach = CGPoint(x: max(0, first.bounds.width * scale / 2 - 10), y: max(0, first.bounds.height * scale / 2 - 10))
        // However far off it was lifted, the finger is on it.
        if grip == nil { grip = first.center }
        let held = grip ?? .zero
        let lead = CGPoint(x: max(-reach.x, min(reach.x, held.x * scale)),
                           y: pose.isRaised ? -first.bounds.height * scale / 2 - DragStackView.raise : max(-reach.y, min(reach.y, held.y * scale)))
        animate(0.35, damping: 0.85, {}) { [self] in
            for (index, picture) in pictures.enumerated() {
                let own = pose.isFullSize ? 1 : DragStackView.scale(of: picture.bounds.size)
                let shift = CGFloat(min(index, DragStackView.depth)) * DragStackView.step
                picture.center = CGPoint(x: lead.x + shift, y: lead.y + shift)
                picture.transform = CGAffineTransform(scaleX: own, y: own)
                picture.alpha = index < DragStackView.depth ? 1 : 0
                picture.shadowOpacity = 0.25
            }
        }
        let size = CGSize(width: first.bounds.width * scale, height: first.bounds.height * scale)
        badge.center = CGPoint(x: lead.x + size.width / 2 - 4, y: lead.y - size.height / 2 + 4)
        bringSubviewToFront(badge)
    }

    static func scale(of size: CGSize) -> CGFloat {
        min(1, size.width > 0 ? largest.width / size.width : 1, size.height > 0 ? largest.height / size.height : 1)
    }

    /// Where a picture goes at the end. Shape: no place lets it fade.
    struct Landing {
        var picture: DragPictureView
        var place: (center: CGPoint, transform: CGAffineTransform)?
        var animator: DragAnimator
    }

    /// Each picture goes to its place, and all are gone together.
    func land(_ landings: [Landing], completion: @escaping @MainActor () -> Void) {
        badge.content = .none
        animate(0.4, damping: 0.9, completion) { [self] in
            for landing in landings {
                let picture = landing.picture
                if let place = landing.place, !reducesMotion {
                    picture.center = CGPoint(x: place.center.x - center.x, y: place.center.y - center.y)
                    picture.transform = place.transform
                    picture.alpha = 1
                } else {
                    picture.alpha = 0
                    if !reducesMotion { picture.transform = picture.transform.scaledBy(x: 0.5, y: 0.5) }
                }
                picture.shadowOpacity = 0
                landing.animator.runAnimations()
            }
        }
    }

    private func animate(_ duration: TimeInterval, damping: CGFloat, _ completion: @escaping @MainActor () -> Void,
                         _ animations: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
                       options: [.beginFromCurrentState, .allowUserInteraction]) { animations() } completion: { _ in completion() }
    }

    // MARK: For the desktop

    /// The gathered pictures as they will stand; nil when nothing is to be seen.
    func desktopPicture() -> DragPicture? {
        for view in [self, badge] + pictures { view.layer.removeAllAnimations() }
        for picture in pictures { for part in picture.subviews { part.layer.removeAllAnimations() } }
        layoutIfNeeded()
        LayerRecorder.prepare(layer)
        let shadow: CGFloat = 20
        let frames = pictures.map(\.frame) + (badge.content == .none ? [] : [badge.frame])
        let area = frames.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -shadow, dy: -shadow).integral
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        return DragPicture(node: RenderNode(.transform(LayerRecorder.recordContents(of: layer), move)), size: area.size,
                           hotspot: CGPoint(x: -area.minX, y: -area.minY))
    }

    // MARK: Sources

    func holdSources() { for picture in pictures { picture.holdSource() } }
    func putSourcesBack() { for picture in pictures { picture.putSourceBack() } }
}
