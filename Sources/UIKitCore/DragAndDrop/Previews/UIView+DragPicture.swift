import QuartzCore

extension UIView {
    /// Whether a drag's picture stands for the view: it is left out of the window's drawing, and still there for everything else.
    package var isShownElsewhere: Bool {
        get { layer.lift != nil }
        set { layer.lift = newValue ? .whole : nil }
    }
}
