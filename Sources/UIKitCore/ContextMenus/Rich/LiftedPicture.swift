import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

/// The live picture of one targeted preview's view, cut to its outline, on its ground.
/// Units: its bounds are in the space of the view that it shows.
@MainActor final class LiftedPicture: UIView {
    private(set) var preview: UITargetedPreview
    let shape: PreviewShape
    private var shown: RenderNode?

    init(of preview: UITargetedPreview) {
        self.preview = preview
        shape = preview.shape
        super.init(frame: .zero)
        bounds = shape.rect
        clipsToBounds = true
        layer.cornerRadius = shape.radius
        if let path = shape.path {
            let mask = CAShapeLayer()
            mask.path = path
            mask.fillRule = shape.isEvenOdd ? .evenOdd : .nonZero
            layer.mask = mask
        }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it can stand for another preview too, which then is its own; false where that looks different.
    func stands(for other: UITargetedPreview) -> Bool {
        guard other.view === preview.view, other.shape == shape else { return false }
        preview = other
        return true
    }

    /// What stands behind a view through which one could see; a view that covers its outline needs none.
    var ground: UIColor {
        let covers = preview.view.layer.backgroundColor?.alpha == 1 && preview.view.alpha == 1
            && preview.view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(shape.rect)
        return covers ? .clear : preview.storedParameters.backgroundColor
    }

    /// Draws the view as it is now.
    func refresh() {
        if preview.view.window == nil { LayerRecorder.prepare(preview.view.layer) }
        let node = LayerRecorder.recordContents(of: preview.view.layer)
        guard node !== shown else { return }
        shown = node
        layer.contentsNode = node
    }
}
