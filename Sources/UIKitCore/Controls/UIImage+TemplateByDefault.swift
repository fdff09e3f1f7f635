extension UIImage {
    /// The image as bars and system buttons draw it: in the tint colour, unless it says otherwise.
    package var asTemplateByDefault: UIImage {
        renderingMode == .automatic && !hasOwnSymbolColors ? withRenderingMode(.alwaysTemplate) : self
    }
}
