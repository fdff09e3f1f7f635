/// Around a provider's controller's view, which fills it.
@MainActor final class PreviewHostView: UIView {
    override func layoutSubviews() { for view in subviews { view.fill(bounds) } }
}
