import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// A live picture of a view, lifted off it, which may turn into a provider's controller and back.
/// Contract: while the picture stands the view is left out of the window's own drawing, and never moved; `putBack` restores it on every
/// way out.
@MainActor final class LiftView: UIView {
    private(set) var picture: LiftedPicture
    private let shadow = UIView()
    /// Cuts what is in it to the outline that it has on the way between picture and controller.
    private let body = UIView()
    /// The view of a provider's controller.
    private var content: UIView?
    private var outgoing: LiftedPicture?
    private weak var liftedView: UIView?
    private(set) var pose: PreviewPose
    /// Called when assistive technology activates the preview; false when it is not there for that.
    var onActivate: () -> Bool = { false }

    init(of preview: UITargetedPreview, in window: UIWindow) {
        picture = LiftedPicture(of: preview)
        pose = PreviewPose(center: .zero, size: picture.shape.rect.size, transform: .identity, radius: picture.shape.radius)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        shadow.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        shadow.layer.shadowRadius = 12
        shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
        shadow.layer.shadowOpacity = 0
        addSubview(shadow)
        addSubview(body)
        body.addSubview(picture)
        if let rest = preview.restPose(in: window) { pose = rest }
        take(pose)
    }

    required init?(coder: NSCoder) { nil }

    var preview: UITargetedPreview { picture.preview }

    // MARK: The view

    /// Takes the view out of the window's drawing; the picture stands for it.
    func lift() {
        let view = picture.preview.view
        guard view.window != nil, !(view is UIWindow), view.layer.lift == nil else { return }
        liftedView = view
        let shape = picture.shape
        view.layer.lift = shape.isPart ? .part(shape.outline) : .whole
    }

    /// Whether the view is out of the window's drawing for it.
    var holdsView: Bool { liftedView != nil }

    func putBack() {
        liftedView?.layer.lift = nil
        liftedView = nil
    }

    /// A drag's picture goes on in its place: the view is the drag's business from now on.
    func giveToDrag() {
        putBack()
        isHidden = true
    }

    /// Draws what it shows as it is now. Called with each frame.
    func refresh() {
        picture.refresh()
        outgoing?.refresh()
    }

    /// Goes on as the picture of another preview; the old one fades when the next pose is taken.
    func become(_ preview: UITargetedPreview) {
        guard !picture.stands(for: preview) else { return }
        let new = LiftedPicture(of: preview)
        new.alpha = picture.alpha
        body.insertSubview(new, belowSubview: picture)
        outgoing?.removeFromSuperview()
        outgoing = picture
        picture = new
        UIView.performWithoutAnimation { arrange(new, pose) }
        guard liftedView !== preview.view else { return }
        let wasLifted = liftedView != nil
        putBack()
        if wasLifted { lift() }
    }

    // MARK: The controller

    /// Where a controller's view is put.
    var holder: UIView { body }

    /// Contract: `content` is in the holder.
    func show(_ content: UIView) {
        self.content?.removeFromSuperview()
        self.content = content
        body.sendSubviewToBack(content)
        body.clipsToBounds = true
        content.alpha = 0
        UIView.performWithoutAnimation { take(pose) }
    }

    /// A still picture takes the controller's place, so that its view can go elsewhere.
    func freezeContent() {
        guard let content else { return }
        let still = UIView(frame: content.frame)
        still.bounds = content.bounds
        still.transform = content.transform
        still.alpha = content.alpha
        still.layer.contentsNode = LayerRecorder.recordContents(of: content.layer)
        body.insertSubview(still, at: 0)
        self.content = still
    }

    /// Whether the controller is there, and whether the view's picture stands before it.
    func show(content isShown: Bool? = nil, picture isSeen: Bool? = nil) {
        if let isShown { content?.alpha = isShown ? 1 : 0 }
        if let isSeen { picture.alpha = isSeen ? 1 : 0 }
    }

    // MARK: Poses

    /// Exactly where the preview's target is now; nil when that is nowhere.
    func restPose(in window: UIWindow) -> PreviewPose? {
        guard var rest = picture.preview.restPose(in: window) else { return nil }
        rest.contentSize = pose.contentSize
        return rest
    }

    func take(_ new: PreviewPose) {
        pose = new
        center = new.center
        bounds = CGRect(origin: .zero, size: new.size)
        transform = new.transform
        let middle = CGPoint(x: new.size.width / 2, y: new.size.height / 2)
        for view in [shadow, body] {
            view.bounds = CGRect(origin: .zero, size: new.size)
            view.center = middle
        }
        let radius = min(new.radius, min(new.size.width, new.size.height) / 2)
        body.layer.cornerRadius = content == nil ? 0 : radius
        shadow.layer.shadowPath = content == nil ? picture.shape.shadowPath(size: new.size, radius: radius)
            : CGPath(roundedRect: CGRect(origin: .zero, size: new.size), cornerWidth: radius, cornerHeight: radius, transform: nil)
        shadow.layer.shadowOpacity = new.hovers ? 0.25 : 0
        picture.backgroundColor = new.hovers ? picture.ground : picture.ground.withAlphaComponent(0)
        arrange(picture, new)
        if let outgoing {
            arrange(outgoing, new)
            outgoing.alpha = 0
        }
        guard let content else { return }
        if let size = new.contentSize {
            content.bounds.size = size
            content.layoutIfNeeded()
        }
        let own = content.bounds.size
        let scale = own.width > 0 && own.height > 0 ? max(new.size.width / own.width, new.size.height / own.height) : 1
        content.center = middle
        content.transform = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
    }

    /// A picture fills the outline, its proportions kept.
    private func arrange(_ picture: LiftedPicture, _ pose: PreviewPose) {
        let own = picture.shape.rect.size
        let scale = own.width > 0 && own.height > 0 ? max(pose.size.width / own.width, pose.size.height / own.height) : 1
        picture.center = CGPoint(x: pose.size.width / 2, y: pose.size.height / 2)
        picture.transform = CGAffineTransform(scaleX: max(scale, 0.001), y: max(scale, 0.001))
    }

    // MARK: Accessibility

    /// Says that there is a preview, and what activating it opens.
    func becomeElement(label: String) {
        accessibilityElementsHidden = false
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .button
    }

    override func accessibilityActivate() -> Bool { onActivate() }
}
