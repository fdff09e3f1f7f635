/// How a view looks while it is dragged.
/// Source: Apple, UIDragPreviewParameters.
@MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    /// The same look, of its own.
    func duplicate() -> UIDragPreviewParameters {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
