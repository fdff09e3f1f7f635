import CoreGraphics
import Foundation
import PlatformInterface
import QuartzCore

extension UIView {
    /// A view whose alpha says where this one shows.
    public var mask: UIView? {
        get { storedMask }
        set {
            storedMask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Colours of UIKit resolve to the layer's when the traits are known.
    package func updateLayerColors() {
        // A view that was given no colour leaves alone what was set on its layer.
        guard storedBackgroundColor != nil else { return }
        layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    package func tintChangedInTree() {
        tintColorDidChange()
        for view in subviewList where view.storedTintColor == nil { view.tintChangedInTree() }
    }

    package func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Drawing

    /// Records what `draw(_:)` draws, when the layer asks for its content.
    package func displayContent() {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let context = CGContext()
        UIGraphicsPushContext(context)
        reachedDefaultDraw = false
        draw(bounds)
        UIGraphicsPopContext()
        let drawing = context.finish()
        if !drawing.commands.isEmpty {
            layer.contentsNode = RenderNode(.drawing(drawing, bounds: bounds))
        } else if !reachedDefaultDraw {
            layer.contentsNode = nil
        }
    }

    // MARK: Traits

    /// What holds here: the controller's and the superviews' overrides over the window's traits.
    package var resolvedTraits: UITraitCollection {
        let inherited = viewController?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
        guard overrideUserInterfaceStyle != .unspecified, overrideUserInterfaceStyle != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// Tells this view and all below it of traits that changed since each last knew them.
    package func updateTraits() {
        guard window != nil else { return }
        let new = traitCollection
        let old = knownTraits
        if old != new {
            knownTraits = new
            updateLayerColors()
            layoutStorage?.engine?.directionChanged(self)
            if let old {
                viewController?.traitCollectionDidChange(old)
                new.performAsCurrent { traitCollectionDidChange(old) }
                setNeedsLayout()
            }
        }
        for view in subviewList { view.updateTraits() }
    }
}
